import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon, smoothLine } from '../drawing/outlines.ts';
import { bloom, leaf } from './plants.ts';
import { ridgeOf } from './ridge.ts';
import { stars } from './stars.ts';

/** The colors of a village in the last light. */
export interface VillageTones {
  /** The sky above, in its middle and over the hills. */
  readonly high: Rgba;
  readonly middle: Rgba;
  readonly low: Rgba;
  readonly lamp: Rgba;
  readonly petals: readonly [Rgba, Rgba, Rgba];
}

interface VillageView {
  readonly chanceOf: (part: string) => Random;
  readonly view: Rect;
  /** The middle of the lit cottage. */
  readonly home: number;
  readonly tones: VillageTones;
  readonly hasSnow: boolean;
}

/** A village at dusk behind a garden: a church among hills, dark cottages of which one has its lights on, a fence and flowers. */
export function eveningVillage({ chanceOf, view, home, tones, hasSnow }: VillageView): readonly SceneNode[] {
  const { high, middle, low, lamp } = tones;
  const [tall, bottom] = [view.height, view.y + view.height];
  const horizon = view.y + tall * 0.6;
  const at = (x: number, y: number): Point => ({ x: view.x + view.width * x, y: view.y + tall * y });
  const night = mixColours(high, BLACK, 0.35);
  const snow = mixColours(WHITE, high, 0.24);
  const hill = (part: string, base: number, tone: Rgba) => {
    const ridge = ridgeOf(chanceOf(part), { base, reach: tall * 0.09, shape: 'round', spacing: view.width * 0.42 });
    return filled(tone, areaUnder(across(view, 8, ridge), bottom));
  };
  // The church and the moon stand on the sides that the cottage leaves free.
  const right = home > view.x + view.width / 2 ? 1 : -1;
  const moon = { point: at(0.5 - right * 0.13, 0.17), radius: Math.min(tall, view.width) * 0.07 };
  return [
    painted(
      linearPaint({ x: 0, y: view.y }, { x: 0, y: horizon + tall * 0.06 }, [high, mixColours(high, middle, 0.55), middle, low]),
      rectanglePath(view),
    ),
    filled(withAlpha(WHITE, 0.8), stars(chanceOf('stars'), { ...view, height: tall * 0.36 }, 40)),
    glow(at(0.4, 0.62), view.width * 0.55, withAlpha(mixColours(low, WHITE, 0.35), 0.75)),
    glow(moon.point, moon.radius * 3.2, withAlpha(mixColours(low, WHITE, 0.6), 0.4)),
    filled(mixColours(low, WHITE, 0.7), ellipse(moon.point, moon.radius)),
    ...streaks(),
    hill('far', horizon + tall * 0.01, mixColours(mixColours(low, middle, 0.6), high, 0.3)),
    ...church(),
    hill('near', horizon + tall * 0.1, hasSnow ? mixColours(snow, high, 0.3) : mixColours(mixColours(middle, high, 0.72), BLACK, 0.12)),
    ...trees(),
    ...cottages(),
    filled(
      hasSnow ? snow : mixColours(high, BLACK, 0.42),
      areaUnder(
        across(view, 8, ridgeOf(chanceOf('garden'), { base: bottom - tall * 0.13, reach: tall * 0.025, shape: 'round', spacing: 260 })),
        bottom,
      ),
    ),
    ...fence(),
    ...(hasSnow ? flakes() : flowers()),
  ];

  function streaks(): readonly SceneNode[] {
    const random = chanceOf('clouds');
    const bands = Array.from({ length: 9 }, () =>
      ellipse(
        at(between(random, -0.05, 1.05), between(random, 0.26, 0.54)),
        view.width * between(random, 0.08, 0.24),
        between(random, 2, 6),
      ),
    );
    return [filled(withAlpha(mixColours(low, WHITE, 0.35), 0.5), ...bands)];
  }

  function church(): readonly SceneNode[] {
    const tone = mixColours(mixColours(middle, high, 0.6), BLACK, 0.08);
    const [x, foot, wide, up] = [at(0.5 + right * 0.19, 0).x, horizon + tall * 0.1, view.width * 0.05, tall * 0.24];
    const tower = rectanglePath({ x: x - wide / 2, y: foot - up, width: wide, height: up });
    const spire = polygon([
      { x: x - wide * 0.62, y: foot - up },
      { x, y: foot - up - tall * 0.19 },
      { x: x + wide * 0.62, y: foot - up },
    ]);
    const nave = polygon([
      { x: x + wide * 0.4, y: foot },
      { x: x + wide * 0.4, y: foot - up * 0.52 },
      { x: x + wide * 0.9, y: foot - up * 0.72 },
      { x: x + wide * 2.7, y: foot - up * 0.72 },
      { x: x + wide * 3.1, y: foot - up * 0.52 },
      { x: x + wide * 3.1, y: foot },
    ]);
    const cross = [
      rectanglePath({ x: x - 1.6, y: foot - up - tall * 0.235, width: 3.2, height: tall * 0.05 }),
      rectanglePath({ x: x - 7, y: foot - up - tall * 0.222, width: 14, height: 3 }),
    ];
    const slit = rectanglePath({ x: x - wide * 0.12, y: foot - up * 0.86, width: wide * 0.24, height: up * 0.2 });
    return [filled(tone, tower, spire, nave, ...cross), filled(withAlpha(lamp, 0.75), slit)];
  }

  function trees(): readonly SceneNode[] {
    const random = chanceOf('trees');
    const crowns = [0.03, 0.3, 0.5 + right * 0.19, 0.93, 1].flatMap((x) => {
      const foot = at(x, 0.76);
      const size = tall * between(random, 0.09, 0.13);
      return Array.from({ length: 7 }, () =>
        ellipse(
          { x: foot.x + size * between(random, -0.7, 0.7), y: foot.y - size * between(random, 0.7, 2) },
          size * between(random, 0.4, 0.62),
          size * between(random, 0.36, 0.56),
        ),
      );
    });
    return [filled(mixColours(night, middle, 0.16), ...crowns)];
  }

  function cottages(): readonly SceneNode[] {
    const spots = [
      { x: 0.5 - right * 0.37, wide: 0.2, up: 0.135 },
      { x: 0.5 - right * 0.14, wide: 0.18, up: 0.12 },
      { x: 0.5 + right * 0.34, wide: 0.2, up: 0.13 },
      { x: (home - view.x) / view.width, wide: 0.23, up: 0.155 },
    ];
    return spots.flatMap(({ x, wide, up }, index) => cottage(at(x, 0.86), view.width * wide, tall * up, index === spots.length - 1));
  }

  /** A cottage with a hipped roof; the light of one falls on the garden. */
  function cottage(foot: Point, wide: number, up: number, isLit: boolean): readonly SceneNode[] {
    const wall = mixColours(night, middle, isLit ? 0.34 : 0.24);
    const roof = hasSnow ? mixColours(snow, high, 0.12) : mixColours(night, middle, 0.1);
    const [left, right, eaves] = [foot.x - wide / 2, foot.x + wide / 2, foot.y - up];
    const ridge = eaves - up * 0.86;
    const panes = [-0.26, 0.26].map((x) => ({
      x: foot.x + wide * x - wide * 0.085,
      y: eaves + up * 0.22,
      width: wide * 0.17,
      height: up * 0.42,
    }));
    const door = { x: foot.x - wide * 0.055, y: eaves + up * 0.3, width: wide * 0.11, height: up * 0.68 };
    const smoke = smoothLine([
      { x: left + wide * 0.24, y: ridge - up * 0.3 },
      { x: left + wide * 0.28, y: ridge - up * 0.75 },
      { x: left + wide * 0.2, y: ridge - up * 1.15 },
      { x: left + wide * 0.27, y: ridge - up * 1.7 },
    ]);
    const bars = panes.flatMap((pane) => [
      rectanglePath({ x: pane.x + pane.width / 2 - 1.2, y: pane.y, width: 2.4, height: pane.height }),
      rectanglePath({ x: pane.x, y: pane.y + pane.height / 2 - 1.2, width: pane.width, height: 2.4 }),
    ]);
    return [
      ...(isLit ? [stroked(withAlpha(mixColours(low, WHITE, 0.3), 0.4), 6, smoke)] : []),
      filled(roof, rectanglePath({ x: left + wide * 0.2, y: ridge - up * 0.26, width: wide * 0.1, height: up * 0.6 })),
      filled(wall, rectanglePath({ x: left, y: eaves, width: wide, height: foot.y - eaves + 10 })),
      filled(
        roof,
        polygon([
          { x: left - wide * 0.07, y: eaves + up * 0.06 },
          { x: left + wide * 0.14, y: ridge },
          { x: right - wide * 0.14, y: ridge },
          { x: right + wide * 0.07, y: eaves + up * 0.06 },
        ]),
      ),
      ...(isLit
        ? [
            ...panes.map((pane) => glow({ x: pane.x + pane.width / 2, y: pane.y + pane.height / 2 }, wide * 0.42, withAlpha(lamp, 0.55))),
            filled(mixColours(lamp, WHITE, 0.25), ...panes.map(rectanglePath)),
            filled(wall, ...bars),
            filled(mixColours(lamp, night, 0.45), rectanglePath(door)),
            glow({ x: foot.x, y: foot.y + 4 }, wide * 0.6, withAlpha(lamp, 0.35)),
          ]
        : [filled(mixColours(wall, BLACK, 0.35), ...panes.map(rectanglePath), rectanglePath(door))]),
    ];
  }

  function fence(): readonly SceneNode[] {
    const top = bottom - tall * 0.17;
    const step = Math.max(16, view.width / 30);
    const wide = step * 0.46;
    const pales = Array.from({ length: Math.ceil(view.width / step) + 1 }, (_, index): Path => {
      const x = view.x + index * step;
      return polygon([
        { x, y: bottom },
        { x, y: top + wide * 0.6 },
        { x: x + wide / 2, y: top },
        { x: x + wide, y: top + wide * 0.6 },
        { x: x + wide, y: bottom },
      ]);
    });
    const rails = [0.05, 0.105].map((down) => rectanglePath({ x: view.x, y: top + tall * down, width: view.width, height: tall * 0.014 }));
    return [filled(mixColours(mixColours(WHITE, high, 0.5), middle, 0.22), ...rails, ...pales)];
  }

  function flowers(): readonly SceneNode[] {
    const random = chanceOf('flowers');
    const green = mixColours({ r: 54, g: 96, b: 74, a: 1 }, high, 0.38);
    const leaves = Array.from({ length: 60 }, () =>
      leaf(
        { x: between(random, view.x, view.x + view.width), y: bottom + 6 },
        tall * between(random, 0.07, 0.15),
        -Math.PI / 2 + between(random, -0.8, 0.8),
        0.3,
      ),
    );
    const heads = Array.from({ length: 34 }, (_, index) => {
      const [tone = WHITE] = [tones.petals[index % 3]];
      const middleOf = { x: view.x + (view.width * (index + between(random, 0, 1))) / 34, y: bottom - tall * between(random, 0.03, 0.14) };
      const layers = bloom(random, middleOf, tall * between(random, 0.02, 0.032), index % 2 === 0 ? 'five' : 'daisy');
      return layers.map((path, layer) => filled(mixColours(layer === layers.length - 1 ? lamp : tone, high, 0.22), path));
    });
    return [filled(green, ...leaves.slice(0, 30)), filled(mixColours(green, BLACK, 0.22), ...leaves.slice(30)), ...heads.flat()];
  }

  function flakes(): readonly SceneNode[] {
    const random = chanceOf('flakes');
    const fall = Array.from({ length: 90 }, () =>
      ellipse({ x: between(random, view.x, view.x + view.width), y: between(random, view.y, bottom) }, between(random, 1.6, 4.6)),
    );
    return [filled(withAlpha(WHITE, 0.85), ...fall)];
  }
}
