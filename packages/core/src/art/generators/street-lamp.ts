import { BLACK, type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { castShadow } from '../drawing/cast-shadow.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { figure, walker } from '../things/figures.ts';
import { GROUP_PARAMETER, groupOf } from '../things/groups.ts';
import { lampPost } from '../things/lamp-post.ts';
import { rain as rainOver } from '../things/rain.ts';

/** A wet street at night: a lamp, its light in the fog, and a person who walks away between dark houses. */
export const streetLamp = defineGenerator({
  group: 'scene',
  parameters: {
    lamp: { least: 150, most: 1300, standard: 800, isPlace: true }, // Top of the lamp.
    floor: { least: 400, most: 1800, standard: 1300, isPlace: true }, // Ground under the lamp.
    roofs: { least: 0, most: 1300, standard: 0, isPlace: true }, // The highest roofs of the front; 0 for houses of their own height.
    across: { label: 'lampAcross', least: 150, most: 850, standard: 690 },
    dress: { label: 'figureInADress', least: 0, most: 1, standard: 0, step: 1 },
    windows: { label: 'litWindows', least: 0, most: 1, standard: 1, step: 1 },
    group: GROUP_PARAMETER,
    rain: { label: 'rain', least: 0, most: 1, standard: 1, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { lamp: top, across, dress, windows, rain, group } = parameters;
    const floor = Math.max(top + 180, parameters.floor);
    const height = floor - top;
    const bottom = area.y + area.height;
    const isRight = across > 500;
    const light = colours.accent;
    const pale = mixColours(light, colours.paper, 0.6);
    const black = mixColours(colours.darkest, BLACK, 0.45);
    const fog = mixColours(mixColours(colours.main, colours.dark, 0.25), light, 0.34);
    const bulb = { x: across, y: top + height * 0.11 };
    // The street runs to a vanishing point behind the figure.
    const end = { x: across + (isRight ? -0.42 : 0.42) * height, y: floor - height * 0.3 };
    const feet = { x: end.x + (isRight ? 22 : -22), y: floor + height * 0.03 };
    const person =
      groupOf(group, feet, height * 0.48, 'hat') ?? (dress > 0 ? figure(feet, height * 0.46, 'dress') : walker(feet, height * 0.48));
    const sky = [black, mixColours(colours.darkest, colours.dark, 0.55), mixColours(colours.dark, fog, 0.6), fog];
    const shadow = castShadow(person, { x: feet.x, y: feet.y - height * 0.01 }, { across: isRight ? -0.5 : 0.5, down: 0.86 });
    const pool = { x: across, y: floor + height * 0.02 };
    return [
      painted(linearPaint({ x: 0, y: area.y }, { x: 0, y: end.y }, sky), rectanglePath({ ...area, height: end.y - area.y + 4 })),
      glow({ x: end.x, y: end.y - height * 0.1 }, height * 0.95, withAlpha(mixColours(pale, fog, 0.2), 0.62)),
      // The road is bright at its far end and black before the viewer.
      {
        kind: 'fill',
        path: rectanglePath({ x: area.x, y: end.y, width: area.width, height: bottom - end.y }),
        paint: {
          kind: 'linear',
          from: { x: 0, y: end.y },
          to: { x: 0, y: bottom },
          stops: [
            { offset: 0, colour: mixColours(fog, pale, 0.3) },
            { offset: 0.16, colour: mixColours(fog, black, 0.5) },
            { offset: 0.5, colour: mixColours(colours.dark, black, 0.6) },
            { offset: 1, colour: black },
          ],
        },
      },
      ...wetLight(chanceOf('wet fog'), {
        x: end.x,
        y: end.y + 8,
        spread: height * 0.24,
        deep: (bottom - end.y) * 0.8,
        tone: mixColours(fog, pale, 0.5),
        strength: 0.55,
      }),
      ...kerbs(area, end, bottom, { black, fog }),
      ...street(chanceOf('houses'), {
        area,
        end,
        height,
        roofs: parameters.roofs,
        black,
        fog,
        lit: windows > 0 ? mixColours(light, pale, 0.35) : null,
      }),
      glow({ x: end.x, y: end.y - height * 0.04 }, height * 0.42, withAlpha(mixColours(pale, fog, 0.25), 0.78)),
      ...[
        { wide: 0.62, alpha: 0.3, sigma: 0.07 },
        { wide: 0.4, alpha: 0.45, sigma: 0.05 },
        { wide: 0.2, alpha: 0.5, sigma: 0.035 },
      ].map(({ wide, alpha, sigma }) =>
        shadowOf(
          [filled(light, ellipse(pool, height * wide, height * wide * 0.24))],
          withAlpha(mixColours(light, pale, 0.5 - wide * 0.5), alpha),
          { x: 0, y: 0 },
          height * sigma,
        ),
      ),
      ...wetLight(chanceOf('wet lamp'), {
        x: across,
        y: floor,
        spread: height * 0.13,
        deep: (bottom - floor) * 0.96,
        tone: pale,
        strength: 0.8,
      }),
      shadowOf([filled(black, shadow)], withAlpha(black, 0.9), { x: 0, y: 0 }, 4),
      ...cone(bulb, floor, height, pale),
      ...lampPost(bulb, floor, height, { black, pale, light }),
      shadowOf([filled(black, person)], withAlpha(pale, 0.55), { x: 0, y: 0 }, 5),
      filled(black, person),
      ...(rain > 0 ? rainOver(chanceOf('rain'), area, mixColours(colours.light, pale, 0.4)) : []),
    ];
  },
});

/** The distance of the kerbs from the middle of the road, for each unit that they come nearer. */
const KERB = 0.92;

interface StreetStyle {
  readonly area: Rect;
  readonly end: Point;
  readonly height: number;
  /** The place that no roof of the front may rise above; 0 for houses of their own height. */
  readonly roofs: number;
  readonly black: Rgba;
  readonly fog: Rgba;
  /** The color of lit windows; null where every window is dark. */
  readonly lit: Rgba | null;
}

/** The end of the nearest house, as a share of the street's depth. */
const LAST_HOUSE = 1.7;

/** Houses on both sides, the far ones first and pale with fog, the near ones almost black. */
function street(random: Random, { area, end, height, roofs, black, fog, lit }: StreetStyle): readonly SceneNode[] {
  const nodes: SceneNode[] = [];
  const bottom = area.y + area.height;
  const rows = [
    [0.1, 0.17],
    [0.17, 0.27],
    [0.27, 0.42],
    [0.42, 0.66],
    [0.66, 1.05],
    [1.05, LAST_HOUSE],
  ] as const;
  for (const side of [-1, 1]) {
    const windows: Path[] = [];
    const bars: Path[] = [];
    let nearest = area.y;
    for (const [index, [far, near]] of rows.entries()) {
      const own = between(random, 0.95, 1.35) * height;
      const tall = roofs > 0 ? Math.min(own, (own / (1.35 * height)) * tallestUnder(roofs, end, side, height)) : own;
      const at = (depth: number, up: number): Point => ({
        x: end.x + side * depth * 560,
        y: end.y + depth * height * 0.4 - up * depth * tall * 1.5,
      });
      const thick = 26 * far;
      if (roofs > 0) nearest = at(near, 1).y - thick * 1.7;
      const tone = mixColours(fog, black, Math.min(1, 0.5 + index * 0.13));
      const front = polygon([at(near, 0), at(near, 1), at(far, 1), at(far, 0)]);
      nodes.push(painted(linearPaint({ x: 0, y: at(far, 1).y }, { x: 0, y: at(far, 0).y }, [mixColours(tone, black, 0.55), tone]), front));
      // The cornice, and the edge that the fog lights.
      nodes.push(
        filled(
          mixColours(tone, black, 0.5),
          polygon([
            { x: at(far, 1).x - side * thick, y: at(far, 1).y - thick },
            { x: at(near, 1).x, y: at(near, 1).y - thick * 1.7 },
            at(near, 0.97),
            { x: at(far, 0.97).x - side * thick, y: at(far, 0.97).y },
          ]),
        ),
      );
      if (random() < 0.75) {
        const [from, to] = [far + (near - far) * 0.3, far + (near - far) * 0.44];
        const [inner, outer] = [at(from, 0.96), at(to, 0.96)];
        const head = at(from, 1).y - far * tall * 0.24;
        nodes.push(filled(mixColours(tone, black, 0.6), polygon([inner, { x: inner.x, y: head }, { x: outer.x, y: head }, outer])));
      }
      for (const row of [0.24, 0.47, 0.7]) {
        for (const column of [0.16, 0.58]) {
          const [from, to] = [far + (near - far) * column, far + (near - far) * (column + 0.24)];
          const pane = polygon([at(from, row), at(from, row + 0.14), at(to, row + 0.14), at(to, row)]);
          if (index > 0 && index < 4 && random() < 0.12 && lit) {
            windows.push(pane);
            const [middle, bar] = [from + (to - from) * 0.5, (to - from) * 0.05];
            bars.push(
              polygon([at(middle - bar, row), at(middle - bar, row + 0.14), at(middle + bar, row + 0.14), at(middle + bar, row)]),
              polygon([at(from, row + 0.066), at(from, row + 0.076), at(to, row + 0.076), at(to, row + 0.066)]),
            );
          } else nodes.push(filled(mixColours(tone, black, 0.5), pane));
        }
      }
    }
    // Beyond the nearest house, on spine and back, the street is as dark as that house.
    const edge = end.x + side * LAST_HOUSE * 560;
    const [from, to] = side < 0 ? [area.x, edge] : [edge, area.x + area.width];
    if (to > from) nodes.push(filled(black, rectanglePath({ x: from - 1, y: nearest, width: to - from + 2, height: bottom - nearest })));
    if (lit) {
      nodes.push(
        shadowOf([filled(lit, ...windows)], withAlpha(lit, 0.7), { x: 0, y: 0 }, 8),
        filled(lit, ...windows),
        filled(mixColours(lit, black, 0.8), ...bars),
      );
    }
  }
  return [clipped(rectanglePath(area), nodes)];
}

/** The width of the front in units of the artwork. */
const FRONT = 1000;
/** The height of a house with its chimney at the edge of the front, for each unit of its size and depth. */
const RISE_OF_HOUSE = 1.62;

/** Returns the size of the houses on one side whose roofs meet the edge of the front at `roofs`. */
function tallestUnder(roofs: number, end: Point, side: number, height: number): number {
  const depth = Math.max(0.3, (side < 0 ? end.x : FRONT - end.x) / 560);
  return Math.max(0.3 * height, (end.y - roofs + depth * height * 0.4) / (depth * RISE_OF_HOUSE));
}

function kerbs(area: Rect, end: Point, bottom: number, { black, fog }: { readonly black: Rgba; readonly fog: Rgba }): readonly SceneNode[] {
  const reach = bottom - end.y;
  const line = (slope: number, wide: number) =>
    polygon([
      { x: end.x + slope * 14, y: end.y + 14 },
      { x: end.x + slope * 14 + Math.sign(slope) * 2, y: end.y + 14 },
      { x: end.x + slope * reach + Math.sign(slope) * wide, y: bottom },
      { x: end.x + slope * reach, y: bottom },
    ]);
  const walk = (side: number) =>
    polygon([
      { x: end.x, y: end.y },
      { x: end.x + side * KERB * reach, y: bottom },
      { x: side > 0 ? area.x + area.width : area.x, y: bottom },
      { x: side > 0 ? area.x + area.width : area.x, y: end.y },
    ]);
  return [filled(withAlpha(black, 0.34), walk(-1), walk(1)), filled(withAlpha(fog, 0.5), line(-KERB, 7), line(KERB, 7))];
}

interface WetLight extends Point {
  readonly spread: number;
  readonly deep: number;
  readonly tone: Rgba;
  readonly strength: number;
}

/** A light mirrored in a wet road: short strokes that grow longer and rarer towards the viewer. */
function wetLight(random: Random, { x, y, spread, deep, tone, strength }: WetLight): readonly SceneNode[] {
  return [0.34, 0.62, 1].map((share) => {
    const strokes = Array.from({ length: 90 }, () => {
      const depth = random() ** 1.5;
      const half = spread * (0.1 + 0.5 * depth) * between(random, 0.3, 1);
      const middle = x + (random() + random() - 1) * spread * (0.5 + 0.7 * depth);
      return ellipse({ x: middle, y: y + depth * deep }, half, 1 + 3.2 * depth * random());
    });
    return filled(withAlpha(tone, strength * 0.36 * share), ...strokes);
  });
}

/** The light that the fog shows under the lantern: brightest in the middle, without an edge. */
function cone(bulb: Point, floor: number, height: number, pale: Rgba): readonly SceneNode[] {
  const beam = (half: number) =>
    polygon([
      { x: bulb.x - height * 0.02, y: bulb.y },
      { x: bulb.x + height * 0.02, y: bulb.y },
      { x: bulb.x + half * height, y: floor },
      { x: bulb.x - half * height, y: floor },
    ]);
  return [0.46, 0.34, 0.22].map((half) => ({
    kind: 'group',
    opacity: 0.2,
    children: [shadowOf([filled(pale, beam(half))], pale, { x: 0, y: 0 }, height * 0.035)],
  }));
}
