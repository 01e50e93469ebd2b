import { authorFoot } from '../author-foot.ts';
import { foilEffect } from '../foil-effect.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { titleInZone } from '../zone-title.ts';

/** Romantasy, dark romance, historical: capitals in a dark middle, overgrown by flowers from every edge. */
export const overgrown: Layout = {
  titles: { words: 6, fewest: 2, letters: 32, longest: 9 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const colours = {
    ...own,
    dark: groundUnder(ink, own.dark, 8),
    main: groundUnder(ink, own.main, 7),
    darkest: groundUnder(ink, own.darkest, 9),
  };
  const foot = authorFoot(stage, { colour: ink, size: 0.04, z: 40 });
  const inset = board.width * 0.15;
  const zone = {
    x: inset,
    y: board.height * 0.2,
    width: board.width - 2 * inset,
    height: Math.min(board.height * 0.58, foot.top - board.height * 0.25),
  };
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    place: 'middle',
    lettering: { gap: 0.18, largest: 0.32 },
    effect: foilEffect(stage),
    z: 20,
  });
  const clear = board.height * 0.012;
  return {
    plain: colours.darkest,
    around: colours.dark,
    carried: ['flowers'],
    shapes: [
      frontArtwork(stage, 'flowers', 'flower-frame', {
        z: 1,
        colours,
        parameters: {
          across: unitsOf(stage, set.width / 2 + clear),
          top: unitsOf(stage, set.y - clear),
          bottom: unitsOf(stage, set.y + set.height + clear),
          rays: board.height < board.width * 1.2 ? 0 : 1,
          foot: unitsOf(stage, board.height - foot.top + clear),
        },
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
