import { textEffectSchema } from '../../effects/text-effect.ts';
import { colourMapFilter } from '../../filters/colour-map.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder, lightUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleInZone } from '../zone-title.ts';
import { flood } from './flood.ts';
import { namePart } from '../../elements/name-part.ts';

/** Horror, classics: one thing in hot light between two darks, and letters that an old press printed. */
export const crushed: Layout = {
  titles: { words: 6, letters: 32, longest: 12 },
  focus: { x: 0.5, y: 0.3 },
  wordsOnPicture: true,
  inRoles: true,
  needsPicture: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  if (!stage.hasPicture) return flood.compose(stage);
  const { board, margin, roles, facts } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const night = groundUnder(ink, own.darkest, 14);
  const colours = { ...own, darkest: night };
  const hot = lightUnder(night, own.accent, 7);
  const filter = colourMapFilter(
    'Palette',
    [night, mixColours(night, own.accent, 0.4), own.accent, mixColours(own.accent, own.light, 0.5), own.paper],
    {
      low: facts?.low ?? 0,
      high: Math.max(0.3, facts?.high ?? 1),
      gamma: 1.3,
      contrast: 0.75,
    },
  );
  const foot = authorFoot(stage, { colour: hot, lineColour: ink, size: 0.05, z: 40 });
  const bottom = foot.top - board.height * 0.04;
  const top = board.height * 0.5;
  const zone = { x: margin * 0.8, y: top, width: board.width - 1.6 * margin, height: bottom - top };
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, place: 'bottom', lettering: { gap: 0.1, largest: 0.36 }, z: 40 });
  const textEffect = textEffectSchema.parse({ name: 'rough-print', style: { wear: 0.5, grain: 14, seed: 5 } });
  return {
    plain: null,
    around: night,
    carried: ['shade-top'],
    filter,
    shapes: [
      frontArtwork(stage, 'shade-top', 'shade', {
        z: 2,
        name: namePart('shade'),
        colours,
        motif: 'top',
        parameters: { strength: 0.7, reach: 0.3 },
      }),
      surface(stage, 'grain', 5),
      footShade(stage, set.y, night),
    ],
    textBoxes: [...foot.boxes, { ...box, text: { ...box.text, textEffect } }],
  };
}
