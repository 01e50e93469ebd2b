import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { storybookFront, storybookSky } from '../storybook-front.ts';
import { heroOfTitle } from '../title-hero.ts';
import { isNightShown } from '../title-settings.ts';
import { zoneEnd } from '../zone-end.ts';

/** Children’s books: round letters over a child in oilskin that jumps into a great puddle. */
export const puddle: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.6 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const isNight = isNightShown(stage, false);
  const { ink, colours } = storybookSky(roleColours(roles), isNight, seed);
  const isSquare = board.height < board.width * 1.2;
  return storybookFront(stage, {
    id: 'lane',
    generator: 'puddle',
    isNight,
    motif: null,
    ink,
    colours,
    zone: { top: 0.05, bottom: isSquare ? 0.34 : zoneEnd(title, 0.42) },
    lettering: { gap: 0.12, largest: 0.4 },
    author: 0.052,
    under: 18,
    overAuthor: 128,
    shade: 0.06,
    parameters: () => ({ girl: (heroOfTitle(title)?.isGirl ?? seed % 2 === 1) ? 1 : 0, rainbow: seed % 3 === 2 ? 0 : 1 }),
  });
}
