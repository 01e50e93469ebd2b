import { textEffectSchema } from '../../effects/text-effect.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Military thriller, science fiction: a stencil's letters sprayed on steel plates, in a sight. */
export const stencil: Layout = {
  titles: { words: 5, letters: 28, longest: 11 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const main = groundUnder(ink, mixColours(own.dark, own.main, 0.45), 6);
  const sight = groundUnder(ink, own.accent);
  const foot = authorFoot(stage, { colour: ink, size: 0.056, z: 40 });
  const zone = zoneOf(stage, { top: 0.12, bottom: Math.min(0.8, foot.top / board.height - 0.1) });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    place: 'middle',
    stretch: 1.35,
    lettering: { gap: 0.12, largest: 0.42, rules: false },
  });
  const textEffect = textEffectSchema.parse({ name: 'rough-print', style: { wear: 0.5, grain: 14, seed: 11 } });
  return {
    plain: main,
    around: main,
    carried: ['steel'],
    shapes: [
      frontArtwork(stage, 'steel', 'steel-plate', {
        z: 1,
        colours: { ...own, main, accent: sight },
        parameters: { down: unitsOf(stage, set.y + set.height / 2), top: unitsOf(stage, set.y), end: unitsOf(stage, set.y + set.height) },
      }),
      surface(stage, 'plaster', 3),
      surface(stage, 'grain', 4),
      footShade(stage, foot.top, groundUnder(ink, mixColours(main, own.darkest, 0.7), 8)),
    ],
    textBoxes: [...foot.boxes, { ...box, text: { ...box.text, textEffect } }],
  };
}
