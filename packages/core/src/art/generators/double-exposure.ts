import { BLACK, type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { type ArtStage, defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse } from '../drawing/outlines.ts';
import { flyingBird } from '../things/birds.ts';
import { bust } from '../things/busts.ts';
import { coniferWood } from '../things/conifers.ts';
import { oldTown } from '../things/old-town.ts';
import { ridgeOf } from '../things/ridge.ts';
import { stars } from '../things/stars.ts';

/** What is seen through the head, in the order of the parameter. */
export const VIEWS = ['wood', 'town', 'sea', 'sky'] as const;

interface View {
  /** The part of the bust that the view fills. */
  readonly box: Rect;
  /** Where land or water begins. */
  readonly horizon: number;
  /** The colors of the sky from its top to the horizon, of hills halfway, and of what lies nearest. */
  readonly high: Rgba;
  readonly low: Rgba;
  readonly hill: Rgba;
  readonly near: Rgba;
  readonly light: Rgba;
}

/** A head in profile, cut out of a sheet of paper, and a landscape that is seen through it. */
export const doubleExposure = defineGenerator({
  group: 'scene',
  parameters: {
    crown: { least: 100, most: 1500, standard: 620, isPlace: true }, // Top of the head.
    across: { label: 'figureAcross', least: 150, most: 850, standard: 500 },
    tall: { least: 500, most: 2400, standard: 1400, isPlace: true }, // From the crown to the elbows.
    woman: { label: 'figureWithLooseHair', least: 0, most: 1, standard: 1, step: 1 },
    view: { label: 'viewInside', least: 0, most: VIEWS.length - 1, standard: 0, step: 1 },
    night: { label: 'night', least: 0, most: 1, standard: 1, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: (stage) => {
    const { area, height, colours, chanceOf, parameters } = stage;
    const { crown: top, across: x, tall, woman, view, night, mirrored } = parameters;
    const crown = { x, y: top };
    const facing = mirrored > 0 ? -1 : 1;
    const head = bust(crown, { id: woman > 0 ? 'loose' : 'short', height: tall, facing });
    const bottom = Math.max(height, area.y + area.height) + 40;
    const box = { x: x - tall * 0.5, y: top - 20, width: tall, height: bottom - top + 40 };
    const seen: View = {
      box,
      horizon: top + tall * 0.36,
      high: night > 0 ? mixColours(colours.darkest, colours.dark, 0.6) : mixColours(colours.second, colours.paper, 0.25),
      low: mixColours(colours.accent, colours.paper, night > 0 ? 0.3 : 0.55),
      hill: night > 0 ? mixColours(colours.dark, colours.main, 0.5) : colours.main,
      near: mixColours(colours.darkest, BLACK, 0.25),
      light: mixColours(colours.paper, colours.accent, 0.12),
    };
    const inside = { wood, town, sea, sky }[VIEWS[Math.round(view)] ?? 'wood'];
    const light = { x: x - facing * tall * 0.015, y: top + tall * 0.2 };
    const sheet = [...rectanglePath({ x: box.x - 300, y: box.y - 300, width: box.width + 600, height: box.height + 600 }), ...head];
    return [
      filled(colours.light, rectanglePath(area)),
      clipped(head, [
        painted(
          linearPaint({ x: 0, y: top }, { x: 0, y: seen.horizon }, [seen.high, mixColours(seen.high, seen.low, 0.4), seen.low]),
          rectanglePath(box),
        ),
        ...(night > 0 ? [filled(withAlpha(colours.paper, 0.9), stars(chanceOf('stars'), { ...box, height: tall * 0.3 }, 150, 3.4))] : []),
        glow(light, tall * 0.24, withAlpha(seen.light, 0.6)),
        filled(seen.light, ellipse(light, tall * 0.075)),
        ...inside(stage, seen),
        // The sheet is thick: it throws a shade on what is seen through it.
        shadowOf(
          [{ kind: 'fill', rule: 'evenodd', path: sheet, paint: { kind: 'solid', colour: BLACK } }],
          withAlpha(mixColours(colours.darkest, BLACK, 0.5), 0.62),
          { x: 9, y: 13 },
          13,
        ),
      ]),
      filled(night > 0 ? colours.darkest : colours.paper, ...flock(chanceOf('flock'), crown, tall, facing)),
    ];
  },
});

/** What is far away has the color of the air, what is near its own. @param share 0 at the horizon, 1 right in front */
function toneAt({ low, hill, near }: View, share: number): Rgba {
  return share < 0.5 ? mixColours(low, hill, 2 * share) : mixColours(hill, near, 2 * share - 1);
}

/** Birds that leave at the back of the head. */
function flock(random: () => number, crown: Point, tall: number, facing: 1 | -1): readonly Path[] {
  return Array.from({ length: 7 }, (_, index) => {
    const away = (index + 0.6) / 7;
    const middle = {
      x: crown.x - facing * tall * (0.16 + 0.2 * away + between(random, -0.02, 0.02)),
      y: crown.y + tall * (0.2 - 0.16 * away + between(random, -0.035, 0.035)),
    };
    return flyingBird(random, middle, tall * between(random, 0.026, 0.05), between(random, -0.35, 0.2));
  });
}

/** Mountains and a wood of firs. */
function wood({ chanceOf }: ArtStage, view: View): readonly SceneNode[] {
  const { box, horizon, low, near } = view;
  const reach = box.width * 0.1;
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
function town({ chanceOf, colours }: ArtStage, view: View): readonly SceneNode[] {
  const { box, horizon, near } = view;
  const reach = box.width * 0.1;
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
function sea({ chanceOf }: ArtStage, view: View): readonly SceneNode[] {
  const { box, horizon, near, light } = view;
  const reach = box.width * 0.1;
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
function sky({ chanceOf, colours }: ArtStage, view: View): readonly SceneNode[] {
  const { box, horizon, near } = view;
  const reach = box.width * 0.1;
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
