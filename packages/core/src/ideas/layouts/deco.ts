import { authorFoot } from '../author-foot.ts';
import { foilEffect } from '../foil-effect.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { motifFor } from '../title-themes.ts';
import { groundUnder } from '../readable-palette.ts';
import { titleInZone } from '../zone-title.ts';

/** Mystery, crime, historical: the 1920s in gold, a round picture in a fan of rays under the title. */
/** The emblems of the round picture for titles that name nothing. */
const EMBLEMS = ['watch', 'key', 'dagger', 'eye', 'mask', 'star'] as const;

export const deco: Layout = {
  titles: { words: 5, letters: 28, longest: 12 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const colours = { ...own, dark: groundUnder(ink, own.dark, 7), darkest: groundUnder(ink, own.darkest, 10) };
  const foot = authorFoot(stage, { colour: ink, size: 0.04 });
  const motif = motifFor(stage, 'deco', EMBLEMS, seed);
  const inset = board.width * 0.11;
  const zone = { x: inset, y: board.height * 0.085, width: board.width - 2 * inset, height: board.height * 0.37 };
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    place: 'top',
    lettering: { gap: 0.18, largest: 0.34 },
    effect: foilEffect(stage),
  });
  return {
    plain: colours.darkest,
    around: colours.dark,
    carried: ['fan'],
    shapes: [
      frontArtwork(stage, 'fan', 'deco-fan', {
        z: 1,
        colours,
        motif: motif === 'watch' ? 'clock' : motif,
        parameters: { top: unitsOf(stage, set.y + set.height) + 40, bottom: unitsOf(stage, foot.top) - 40 },
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
