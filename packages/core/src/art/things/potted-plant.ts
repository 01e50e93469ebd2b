import type { Rgba } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { stroked } from '../drawing/nodes.ts';
import { polar, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { type RimLight, rimLit } from '../drawing/rim-lit.ts';
import { leaf } from './plants.ts';

/** A tall house plant with broad leaves in a pot, against the light. @param height from the floor to its top, units. */
export function pottedPlant(
  random: Random,
  foot: Point,
  height: number,
  tones: { readonly leaf: Rgba; readonly pot: Rgba; readonly shade: Rgba },
  light: RimLight,
): readonly SceneNode[] {
  const { shade } = tones;
  const at = (x: number, up: number): Point => ({ x: foot.x + x * height, y: foot.y - up * height });
  const pot = smoothShape([
    at(-0.13, 0.25),
    at(-0.115, 0.1),
    at(-0.095, 0.01),
    at(0, -0.004),
    at(0.095, 0.01),
    at(0.115, 0.1),
    at(0.13, 0.25),
    at(0, 0.26),
  ]);
  const stems = Array.from({ length: 13 }, (_, index) => {
    const lean = -0.95 + (1.9 * index) / 12 + between(random, -0.09, 0.09);
    const tall = (0.66 - 0.3 * Math.abs(lean)) * between(random, 0.82, 1.06);
    const tip = at(lean * 0.26, 0.25 + tall * 0.78);
    return { tip, middle: at(lean * 0.07, 0.25 + tall * 0.44), lean, size: height * between(random, 0.2, 0.27) };
  }).toSorted((a, b) => Math.abs(b.lean) - Math.abs(a.lean));
  return [
    stroked(mixColours(shade, tones.leaf, 0.4), height * 0.009, ...stems.map(({ tip, middle }) => smoothLine([at(0, 0.22), middle, tip]))),
    ...rimLit(pot, tones.pot, mixColours(shade, tones.pot, 0.35), light),
    ...stems.flatMap(({ tip, lean, size }, index) => {
      const angle = -Math.PI / 2 + lean * 1.25;
      const stalk = polar(tip, size * 0.3, angle + Math.PI);
      const tone = mixColours(tones.leaf, shade, index % 3 === 0 ? 0.45 : index % 3 === 1 ? 0.2 : 0.06);
      return [
        ...rimLit(leaf(stalk, size, angle, 0.5), tone, mixColours(tone, shade, 0.5), light),
        stroked(
          mixColours(tone, light.rim, 0.22),
          1,
          smoothLine([stalk, polar(stalk, size * 0.5, angle), polar(stalk, size * 0.92, angle)]),
        ),
      ];
    }),
  ];
}
