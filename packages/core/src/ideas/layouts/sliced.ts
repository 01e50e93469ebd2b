import { textEffectSchema } from '../../effects/text-effect.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder, lightUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { namePart } from '../../elements/name-part.ts';

/** Science fiction, technothriller: letters in slices that slipped, two inks out of register, and noise across the front. */
export const sliced: Layout = {
  titles: { words: 5, fewest: 2, letters: 24, longest: 11 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const ground = groundUnder(ink, mixColours(own.darkest, own.dark, 0.3), 11);
  const [first, second] = [lightUnder(ground, own.accent, 3.2), lightUnder(ground, own.second, 3.2)];
  const foot = authorFoot(stage, { colour: ink, size: 0.05 });
  const zone = zoneOf(stage, { top: 0.075, bottom: foot.top / board.height - 0.06, left: 0.1, right: 0.9 });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    place: 'middle',
    lettering: { gap: 0.09, largest: 0.62, rules: false },
    stretch: 1.3,
  });
  const textEffect = textEffectSchema.parse({ name: 'slices', style: { first, second, slip: 46, fringe: 24, seed: 1 + (seed % 99) } });
  const top = unitsOf(stage, set.y);
  return {
    plain: ground,
    around: ground,
    shapes: [
      frontArtwork(stage, 'ground', 'light', {
        z: 1,
        name: namePart('ground'),
        motif: 'straight',
        colours: { ...own, paper: ground, light: ground, main: mixColours(ground, own.dark, 0.6) },
        parameters: { angle: 90 },
      }),
      surface(stage, 'grain'),
      frontArtwork(stage, 'glitch', 'glitch-bars', {
        z: 6,
        colours: { ...own, accent: first, second, dark: mixColours(ground, ink, 0.3) },
        parameters: { top: top - 20, bottom: top + unitsOf(stage, set.height) + 20 },
      }),
    ],
    textBoxes: [...foot.boxes, { ...box, text: { ...box.text, textEffect } }],
  };
}
