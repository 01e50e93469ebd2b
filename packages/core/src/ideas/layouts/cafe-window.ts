import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { isNightShown } from '../title-settings.ts';
import { twoPeopleFront } from '../two-people-front.ts';
import { fartherFirst } from '../warmer-color.ts';

/** Comedies of dates and dinners: fat letters on a house, over the awning of a café with two at the table in its lit window. */
export const cafeWindow: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  return twoPeopleFront(stage, {
    id: 'house',
    generator: 'cafe-window',
    isDark: isNightShown(stage, stage.seed % 3 !== 1),
    end: 0.4,
    squareEnd: 0.34,
    stretch: 1.2,
    below: 0.03,
    clear: 32,
    rise: 84,
    accents: fartherFirst,
  });
}
