import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, linearPaint, painted, radialPaint } from '../drawing/nodes.ts';
import { ellipse, polar, polygon } from '../drawing/outlines.ts';

/** Rays of a whole turn; every second one is painted. */
const RAYS = 36;
/** The disc that rays leave, as a share of the thing's size. */
export const DISC = 0.84;
const SPECKS = 160;

/** The colors of a backdrop, of the sky that it is in, and of the light. */
export interface BackdropTones {
  readonly colour: Rgba;
  readonly sky: Rgba;
  readonly paper: Rgba;
}

/** A disc in the light that falls on the thing: paler where the light comes from. */
function lit({ colour, paper }: Pick<BackdropTones, 'colour' | 'paper'>, middle: Point, radius: number): SceneNode {
  const from = { x: middle.x - radius * 0.7, y: middle.y - radius * 0.7 };
  const to = { x: middle.x + radius * 0.6, y: middle.y + radius * 0.8 };
  return painted(linearPaint(from, to, [mixColours(colour, paper, 0.34), colour, colour]), ellipse(middle, radius));
}

/** Broad rays that leave a disc behind the thing and fade out before they reach the words. */
export function rays(middle: Point, reach: number, end: number, { colour, sky, paper }: BackdropTones): readonly SceneNode[] {
  const pale = mixColours(sky, colour, 0.34);
  const wedges = Array.from({ length: RAYS / 2 }, (_, index) => {
    const from = ((index * 2) / RAYS) * 2 * Math.PI;
    const to = ((index * 2 + 1) / RAYS) * 2 * Math.PI;
    return polygon([middle, polar(middle, end, from), polar(middle, end, to)]);
  });
  const fading = radialPaint(middle, end, [pale, pale, pale, withAlpha(pale, 0)]);
  return [painted(fading, ...wedges), lit({ colour, paper }, middle, reach * DISC)];
}

/** A niche with a round head that the thing stands in, with a lighter one inside it. */
export function arch(foot: Point, reach: number, { colour, sky }: BackdropTones): readonly SceneNode[] {
  const niche = (half: number, height: number): Path => {
    const shoulder = foot.y - height + half;
    const turn = Array.from({ length: 25 }, (_, index) => polar({ x: foot.x, y: shoulder }, half, Math.PI + (index / 24) * Math.PI));
    return polygon([{ x: foot.x - half, y: foot.y + reach }, ...turn, { x: foot.x + half, y: foot.y + reach }]);
  };
  return [
    filled(mixColours(colour, sky, 0.45), niche(reach * 1.06, reach * 2.16)),
    filled(mixColours(colour, sky, 0.1), niche(reach * 0.94, reach * 2.04)),
  ];
}

/** Three discs of paper, one in the other. */
export function rings(
  middle: Point,
  reach: number,
  { colour, sky, paper, inner }: BackdropTones & { readonly inner: Rgba },
): readonly SceneNode[] {
  return [
    lit({ colour: mixColours(sky, colour, 0.35), paper }, middle, reach * 1.12),
    lit({ colour: mixColours(sky, colour, 0.7), paper }, middle, reach * 0.9),
    lit({ colour: mixColours(colour, inner, 0.12), paper }, middle, reach * 0.68),
  ];
}

/** A disc whose lower half is sliced into ever wider bands of the sky. */
export function sun(
  random: Random,
  middle: Point,
  radius: number,
  bands: number,
  { colour, sky, paper }: BackdropTones,
): readonly SceneNode[] {
  const count = Math.round(bands);
  const slices = Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / (count + 1);
    return rectanglePath({
      x: middle.x - radius,
      y: middle.y + radius * share,
      width: radius * 2,
      height: radius * (0.03 + 0.06 * share),
    });
  });
  // Specks are missing in the ink, as in a cheap print.
  const specks = Array.from({ length: SPECKS }, () =>
    ellipse(polar(middle, radius * Math.sqrt(random()), random() * 2 * Math.PI), between(random, 0.8, 2.6)),
  );
  const whole = ellipse(middle, radius);
  return [clipped(whole, [lit({ colour, paper }, middle, radius), filled(sky, ...slices), filled(withAlpha(sky, 0.7), ...specks)])];
}
