import { BLACK, type Rgba, withAlpha } from '../../design/colour.ts';
import type { RoleColours } from '../../design/artwork.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import type { ArtStage } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse } from '../drawing/outlines.ts';
import { coniferWood } from './conifers.ts';
import { oldTown } from './towns/old-town.ts';
import { ridgeOf } from './ridge.ts';
import { stars } from './stars.ts';

/** The landscapes that can be seen through a hole. */
export const VIEWS = ['wood', 'town', 'sea', 'sky'] as const;
export type ViewId = (typeof VIEWS)[number];

type Stage = Pick<ArtStage, 'chanceOf'> & { readonly colours: RoleColours };

/** A hole in a sheet of paper. Lengths are units. */
interface Hole {
  /** The outline of the hole. */
  readonly outline: Path;
  /** The box of what is seen through it. */
  readonly box: Rect;
  /** Where land or water begins. */
  readonly horizon: number;
  /** The middle of the moon or sun, and its radius. */
  readonly light: Point;
  readonly radius: number;
  readonly isNight: boolean;
  /** The size of hills, houses and waves, units; absent: it follows from the box. */
  readonly reach?: number;
}

interface View extends Pick<Hole, 'box' | 'horizon'> {
  /** The size of hills, houses and waves, units. */
  readonly reach: number;
  /** The colors of the sky from its top to the horizon, of hills halfway, and of what lies nearest. */
  readonly high: Rgba;
  readonly low: Rgba;
  readonly hill: Rgba;
  readonly near: Rgba;
  readonly light: Rgba;
}

/** A landscape that is seen through a hole in a thick sheet, which throws its shade on it. */
export function viewThrough(
  id: ViewId,
  stage: Stage,
  { outline, box, horizon, light, radius, isNight, reach = box.width * 0.1 }: Hole,
): SceneNode {
  const { colours, chanceOf } = stage;
  const view: View = {
    box,
    horizon,
    reach,
    high: isNight ? mixColours(colours.darkest, colours.dark, 0.6) : mixColours(colours.second, colours.paper, 0.25),
    low: mixColours(colours.accent, colours.paper, isNight ? 0.3 : 0.55),
    hill: isNight ? mixColours(colours.dark, colours.main, 0.5) : colours.main,
    near: mixColours(colours.darkest, BLACK, 0.25),
    light: mixColours(colours.paper, colours.accent, 0.12),
  };
  const skyHeight = horizon - box.y;
  const around = { x: box.x - 300, y: box.y - 300, width: box.width + 600, height: box.height + 600 };
  return clipped(outline, [
    painted(
      linearPaint({ x: 0, y: box.y }, { x: 0, y: horizon }, [view.high, mixColours(view.high, view.low, 0.4), view.low]),
      rectanglePath(box),
    ),
    ...(isNight ? [filled(withAlpha(colours.paper, 0.9), stars(chanceOf('stars'), { ...box, height: skyHeight * 0.85 }, 150, 3.4))] : []),
    glow(light, radius * 3.2, withAlpha(view.light, 0.6)),
    filled(view.light, ellipse(light, radius)),
    ...LANDSCAPES[id](stage, view),
    shadowOf(
      [{ kind: 'fill', rule: 'evenodd', path: [...rectanglePath(around), ...outline], paint: { kind: 'solid', colour: BLACK } }],
      withAlpha(mixColours(colours.darkest, BLACK, 0.5), 0.62),
      { x: 9, y: 13 },
      13,
    ),
  ]);
}

/** Returns the color of what lies between the horizon, which has the color of the air, and the front. @param share 0 at the horizon, 1 right in front */
function toneAt({ low, hill, near }: View, share: number): Rgba {
  return share < 0.5 ? mixColours(low, hill, 2 * share) : mixColours(hill, near, 2 * share - 1);
}

/** Mountains and a wood of firs. */
function wood({ chanceOf }: Stage, view: View): readonly SceneNode[] {
  const { box, horizon, low, near, reach } = view;
  const layers = [
    { part: 'far', base: horizon - reach * 0.5, reach: reach * 1.3, spacing: 210, share: 0.3 },
    { part: 'middle', base: horizon + reach * 0.1, reach, spacing: 170, share: 0.55 },
    { part: 'near', base: horizon + reach * 0.75, reach: reach * 0.7, spacing: 240, share: 0.8 },
  ];
  const ridges = layers.map(({ part, share, ...style }) => ({ line: ridgeOf(chanceOf(part), { ...style, shape: 'sharp' }), share }));
  const ground = ridgeOf(chanceOf('ground'), { base: horizon + reach * 1.7, reach: reach * 0.3, shape: 'round', spacing: 420 });
  const firs = { from: box.x, to: box.x + box.width };
  return [
    ...ridges.map(({ line, share }) => {
      const tone = toneAt(view, share);
      return painted(
        linearPaint({ x: 0, y: horizon - reach }, { x: 0, y: horizon + reach * 1.8 }, [tone, mixColours(tone, low, 0.4)]),
        areaUnder(across(box, 6, line), box.y + box.height),
      );
    }),
    filled(
      toneAt(view, 0.86),
      coniferWood(chanceOf('behind'), (x) => ground(x) - reach * 0.5, { ...firs, count: 54, least: reach * 0.4, most: reach * 0.95 }),
    ),
    filled(
      near,
      coniferWood(chanceOf('before'), ground, { ...firs, count: 46, least: reach * 0.6, most: reach * 1.5, groves: 90 }),
      areaUnder(across(box, 8, ground), box.y + box.height),
    ),
  ];
}

/** An old town with lit windows, and a hill behind it. */
function town({ chanceOf, colours }: Stage, view: View): readonly SceneNode[] {
  const { box, horizon, near, reach } = view;
  const row = (part: string, base: number, size: number) =>
    oldTown(chanceOf(part), {
      from: box.x,
      to: box.x + box.width,
      base,
      houses: reach * 0.62 * size,
      towers: reach * 1.9 * size,
      wide: reach * 0.5 * size,
    });
  const [far, middle, front] = [
    row('far', horizon + reach * 0.2, 0.8),
    row('middle', horizon + reach * 0.9, 1),
    row('front', horizon + reach * 1.9, 1.25),
  ];
  const down = (from: number) => rectanglePath({ ...box, y: from, height: box.y + box.height - from });
  return [
    filled(toneAt(view, 0.35), far.roofs, down(horizon + reach * 0.2)),
    filled(toneAt(view, 0.66), middle.roofs, down(horizon + reach * 0.9)),
    filled(withAlpha(mixColours(colours.accent, colours.paper, 0.45), 0.8), middle.windows),
    filled(near, front.roofs, down(horizon + reach * 1.9)),
    filled(withAlpha(mixColours(colours.accent, colours.paper, 0.35), 0.95), front.windows),
  ];
}

/** A sea under the light, with its path on the water, and dark cliffs before it. */
function sea({ chanceOf }: Stage, view: View): readonly SceneNode[] {
  const { box, horizon, near, light, reach } = view;
  const random = chanceOf('water');
  const middle = box.x + box.width / 2;
  const end = box.y + box.height;
  const streaks = Array.from({ length: 90 }, (_, index) => {
    const depth = (index / 90) ** 1.4;
    const wide = reach * (0.5 + 1.4 * depth);
    return ellipse(
      { x: middle + between(random, -wide, wide), y: horizon + 4 + reach * 3.2 * depth },
      between(random, 8, 34) * (0.6 + depth),
      1.4 + 2.4 * depth,
    );
  });
  const shore = ridgeOf(chanceOf('shore'), { base: horizon + reach * 2.7, reach: reach * 0.5, shape: 'round', spacing: 300 });
  const hills = ridgeOf(chanceOf('hills'), { base: horizon - reach * 0.04, reach: reach * 0.36, shape: 'round', spacing: 230 });
  return [
    filled(toneAt(view, 0.42), areaUnder(across(box, 8, hills), horizon + 2)),
    painted(
      linearPaint({ x: 0, y: horizon }, { x: 0, y: horizon + reach * 3.4 }, [toneAt(view, 0.25), toneAt(view, 0.62), near]),
      rectanglePath({ ...box, y: horizon, height: end - horizon }),
    ),
    filled(withAlpha(light, 0.55), ...streaks),
    filled(near, areaUnder(across(box, 8, shore), end)),
  ];
}

/** Many stars, a band of them, and hills far below. */
function sky({ chanceOf, colours }: Stage, view: View): readonly SceneNode[] {
  const { box, horizon, near, reach } = view;
  const random = chanceOf('band');
  const band = Array.from({ length: 420 }, () => {
    const along = random();
    const off = (random() + random() + random() - 1.5) * reach * 1.5;
    const at = { x: box.x + box.width * (0.2 + 0.6 * along) + off * 0.7, y: box.y + (horizon - box.y + reach) * (1 - along) + off };
    return ellipse(at, 0.7 + 2.3 * random() ** 3);
  });
  const hills = ridgeOf(chanceOf('hills'), { base: horizon + reach * 1.5, reach: reach * 0.8, shape: 'sharp', spacing: 260 });
  const before = ridgeOf(chanceOf('before'), { base: horizon + reach * 2.3, reach: reach * 0.5, shape: 'round', spacing: 320 });
  return [
    filled(withAlpha(colours.paper, 0.85), ...band),
    filled(toneAt(view, 0.7), areaUnder(across(box, 7, hills), box.y + box.height)),
    filled(near, areaUnder(across(box, 7, before), box.y + box.height)),
  ];
}

const LANDSCAPES: Readonly<Record<ViewId, (stage: Stage, view: View) => readonly SceneNode[]>> = { wood, town, sea, sky };
