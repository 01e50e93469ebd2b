import { textEffectSchema } from '../../effects/text-effect.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder, lightUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { namePart } from '../../elements/name-part.ts';

/** Young adult, literary fiction, business: letters as large as the front, cut into it in steps of colored paper. */
export const insetType: Layout = {
  titles: { isLeftToRight: true, words: 4, fewest: 2, letters: 20, longest: 9 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const ground = groundUnder(ink, seed % 2 === 0 ? own.dark : own.darkest, 8);
  const bands = [own.second, own.accent, own.main, own.dark];
  const foot = authorFoot(stage, { colour: ink, lineColour: lightUnder(ground, own.second, 6.5), size: 0.048 });
  const zone = zoneOf(stage, { top: 0.06, bottom: foot.top / board.height - 0.05 });
  const { box, size } = titleInZone(stage, zone, {
    colour: ink,
    place: 'middle',
    stretch: 1.35,
    lettering: { minorWords: 'inline', gap: 0.07, largest: 1.2, rules: false },
  });
  const width = Math.min(80, Math.max(4, (board.width * 9.5) / Math.max(1, size)));
  const textEffect = textEffectSchema.parse({
    name: 'inset-bands',
    style: { bands: 4, width, shadow: 0.5, stops: bands.map((colour, index) => ({ offset: index / 3, colour })) },
  });
  return {
    plain: ground,
    around: ground,
    shapes: [
      frontArtwork(stage, 'ground', 'light', {
        z: 1,
        name: namePart('ground'),
        motif: 'round',
        colours: { ...own, paper: mixColours(ground, own.main, 0.3), light: ground, main: ground },
        parameters: { down: 620, reach: 1200 },
      }),
      surface(stage, 'paper'),
    ],
    textBoxes: [...foot.boxes, { ...box, text: { ...box.text, textEffect } }],
  };
}
