import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { titleMotifs } from '../title-motifs.ts';
import { isNightShown } from '../title-settings.ts';
import { twoPeopleFront } from '../two-people-front.ts';
import { warmerFirst } from '../warmer-color.ts';

/** Wedding comedies: fat letters in the sky over two in an open car from behind, with a veil in the wind and cans on strings. */
export const justMarried: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  return twoPeopleFront(stage, {
    id: 'road',
    generator: 'just-married',
    isDark: isNightShown(stage, stage.seed % 4 === 3),
    end: 0.4,
    squareEnd: 0.36,
    stretch: 1.25,
    below: 0.035,
    clear: 10,
    rise: 92,
    accents: (_, accent, second) => warmerFirst(accent, second),
    parameters: { dog: titleMotifs(stage.title).some(({ motif }) => motif === 'dog') ? 1 : 0 },
  });
}
