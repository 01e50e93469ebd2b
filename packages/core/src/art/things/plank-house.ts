import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { animalFace } from './animal-faces.ts';
import type { FaceId } from './face-styles.ts';
import { stovePipe } from './stove-pipe.ts';
import { treeFloor, treeRailing } from './tree-floor.ts';

export interface PlankHouseTones {
  readonly wood: Rgba;
  readonly roof: Rgba;
  readonly door: Rgba;
  readonly trim: Rgba;
  readonly shade: Rgba;
  readonly light: Rgba;
  readonly lamp: Rgba;
}

interface Site {
  /** The middle of the floor that it stands on. */
  readonly foot: Point;
  /** The width of the wall at its foot, units. */
  readonly width: number;
  /** The side that the light comes from: 1 right. */
  readonly sun: 1 | -1;
  readonly isNight: boolean;
  /** The animal that looks out of the round window. */
  readonly guest: FaceId;
}

type Spot = readonly [x: number, y: number];

/** A crooked house of planks on a floor with a railing, as children build it in a tree: a roof of shingles, a door, and a guest in the window. */
export function plankHouse(random: Random, { foot, width, sun, isNight, guest }: Site, tones: PlankHouseTones): readonly SceneNode[] {
  const { wood, roof, door, trim, shade, light, lamp } = tones;
  // The house leans a little more the higher it gets.
  const at = (x: number, y: number): Point => ({
    x: foot.x - sun * (x + y * 0.07) * width,
    y: foot.y - (y + x * 0.035 * Math.min(1, y * 4)) * width,
  });
  const shape = (spots: readonly Spot[]): Path => polygon(spots.map(([x, y]) => at(x, y)));
  const line = width * 0.012;
  const dark = mixColours(wood, shade, 0.6);
  const gap = withAlpha(mixColours(dark, BLACK, 0.3), 0.7);
  const glass = isNight ? lamp : mixColours(lamp, { r: 255, g: 236, b: 176, a: 1 }, 0.5);
  return [
    ...treeFloor(at, width, tones),
    ...wall(),
    ...roofOver([-0.54, 0.53], [0.02, 0.98], [0.6, 0.55], 6),
    ...stovePipe(at, shade),
    ...doorway(),
    ...roundWindow(),
    ...treeRailing(at, width, sun, tones),
  ];

  /** Boards between two heights of the wall, no two of one color, and the shade of the roof on them. */
  function wall(): readonly SceneNode[] {
    const outline = shape([
      [-0.37, 0],
      [-0.42, 0.64],
      [0.02, 0.96],
      [0.46, 0.66],
      [0.39, 0],
    ]);
    const boards = Array.from({ length: 9 }, (_none, index) => {
      const [from, to] = [-0.46 + index * 0.104, -0.46 + (index + 1) * 0.104];
      const tone = mixColours(
        mixColours(wood, index % 2 === 0 ? WHITE : shade, between(random, 0.02, 0.14)),
        shade,
        Math.max(0, -from) * 0.5,
      );
      return filled(
        tone,
        shape([
          [from, -0.05],
          [from, 1.1],
          [to, 1.1],
          [to, -0.05],
        ]),
      );
    });
    const seams = Array.from({ length: 8 }, (_none, index) =>
      smoothLine([at(-0.356 + index * 0.104, -0.02), at(-0.356 + index * 0.104, 1)]),
    );
    const grain = Array.from({ length: 26 }, () => {
      const [x, y] = [between(random, -0.4, 0.42), between(random, 0.04, 0.8)];
      return smoothLine([at(x, y), at(x + between(random, -0.006, 0.006), y + between(random, 0.06, 0.18))]);
    });
    const nails = Array.from({ length: 18 }, (_none, index) =>
      ellipse(at(-0.41 + Math.floor(index / 2) * 0.104, index % 2 === 0 ? 0.05 : 0.56), line * 0.32),
    );
    return [
      shadowOf([filled(shade, outline)], withAlpha(shade, 0.5), { x: -sun * 12, y: 10 }, 12),
      clipped(outline, [
        ...boards,
        stroked(withAlpha(dark, 0.35), line * 0.4, ...grain),
        stroked(gap, line * 0.5, ...seams),
        filled(withAlpha(mixColours(dark, BLACK, 0.4), 0.7), ...nails),
        painted(linearPaint(at(0.45, 0.3), at(-0.45, 0.3), [withAlpha(light, 0.3), withAlpha(light, 0), withAlpha(shade, 0.45)]), outline),
        shadowOf(
          [
            filled(
              shade,
              shape([
                [-0.6, 0.56],
                [0.02, 0.9],
                [0.6, 0.58],
                [0.6, 1.2],
                [-0.6, 1.2],
              ]),
            ),
          ],
          withAlpha(shade, 0.75),
          { x: 0, y: width * 0.03 },
          width * 0.035,
        ),
      ]),
      stroked(withAlpha(mixColours(dark, BLACK, 0.2), 0.8), line * 0.6, outline),
    ];
  }

  /** Rows of shingles from the eaves to the ridge. */
  function roofOver(low: Spot, top: Spot, end: Spot, rows: number): readonly SceneNode[] {
    const thick = 0.19;
    const slope = (from: Spot, to: Spot): readonly SceneNode[] => {
      const outline = shape([from, [from[0], from[1] + thick], [to[0], to[1] + thick], to]);
      const isLit = to[0] < from[0];
      const base = isLit ? mixColours(roof, light, 0.16) : mixColours(roof, shade, 0.22);
      const count = 8;
      const scales = Array.from({ length: rows }, (_none, row) => {
        const up = thick * (0.04 + row * 0.19);
        return Array.from({ length: count + 1 }, (_each, index) => {
          const share = (index + (row % 2) * 0.5) / count;
          const spot: Spot = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + up];
          const middle = at(spot[0], spot[1]);
          return { path: ellipse(middle, width * 0.043, width * 0.05), middle, tone: between(random, -1, 1) };
        });
      }).flat();
      return [
        shadowOf([filled(shade, outline)], withAlpha(shade, 0.6), { x: 0, y: width * 0.03 }, width * 0.03),
        clipped(outline, [
          filled(base, outline),
          ...scales.map(({ path, middle, tone }) =>
            painted(
              linearPaint({ x: 0, y: middle.y - width * 0.05 }, { x: 0, y: middle.y + width * 0.05 }, [
                mixColours(base, shade, 0.42),
                mixColours(base, WHITE, 0.1 + tone * 0.08),
                mixColours(base, WHITE, 0.2 + tone * 0.08),
              ]),
              path,
            ),
          ),
        ]),
        stroked(mixColours(roof, shade, 0.6), line * 0.6, outline),
        filled(
          mixColours(trim, isLit ? light : shade, 0.2),
          shape([
            [from[0], from[1] - 0.012],
            [from[0], from[1] + 0.028],
            [to[0], to[1] + 0.028],
            [to[0], to[1] - 0.012],
          ]),
        ),
      ];
    };
    return [...slope(low, [top[0] - 0.005, top[1]]), ...slope(end, [top[0] + 0.005, top[1]])];
  }

  function doorway(): readonly SceneNode[] {
    const frame = (grow: number): Path =>
      smoothShape([
        at(-0.3 - grow, 0),
        at(-0.3 - grow, 0.2),
        at(-0.29 - grow, 0.37 + grow),
        at(-0.19, 0.45 + grow),
        at(-0.09 + grow, 0.37 + grow),
        at(-0.08 + grow, 0.2),
        at(-0.08 + grow, 0),
      ]);
    const leafOfDoor = frame(0);
    return [
      filled(mixColours(trim, shade, 0.15), frame(0.03)),
      painted(linearPaint(at(-0.05, 0.4), at(-0.32, 0), [mixColours(door, WHITE, 0.14), door, mixColours(door, shade, 0.4)]), leafOfDoor),
      clipped(leafOfDoor, [
        stroked(
          withAlpha(mixColours(door, shade, 0.8), 0.7),
          line * 0.5,
          ...[-0.255, -0.19, -0.125].map((x) => smoothLine([at(x, 0), at(x, 0.5)])),
        ),
      ]),
      filled(mixColours(glass, WHITE, 0.2), ellipse(at(-0.19, 0.315), width * 0.05)),
      stroked(
        mixColours(trim, shade, 0.2),
        line,
        ellipse(at(-0.19, 0.315), width * 0.05),
        smoothLine([at(-0.24, 0.315), at(-0.14, 0.315)]),
        smoothLine([at(-0.19, 0.265), at(-0.19, 0.365)]),
      ),
      filled(mixColours(lamp, WHITE, 0.3), ellipse(at(-0.115, 0.18), line)),
      // A lantern on a hook by the door.
      stroked(shade, line * 0.6, smoothLine([at(-0.02, 0.5), at(0.02, 0.51), at(0.03, 0.47)])),
      filled(
        mixColours(shade, BLACK, 0.2),
        shape([
          [0.0, 0.44],
          [0.03, 0.48],
          [0.06, 0.44],
        ]),
        shape([
          [0.002, 0.35],
          [0.002, 0.365],
          [0.058, 0.365],
          [0.058, 0.35],
        ]),
      ),
      filled(
        mixColours(lamp, WHITE, 0.25),
        shape([
          [0.008, 0.365],
          [0.008, 0.44],
          [0.052, 0.44],
          [0.052, 0.365],
        ]),
      ),
      glow(at(0.03, 0.4), width * (isNight ? 0.34 : 0.16), withAlpha(lamp, isNight ? 0.55 : 0.4)),
    ];
  }

  function roundWindow(): readonly SceneNode[] {
    const middle = at(0.215, 0.37);
    const radius = width * 0.135;
    const pane = ellipse(middle, radius);
    const petals = [door, trim, mixColours(roof, WHITE, 0.3)];
    return [
      filled(mixColours(trim, shade, 0.1), ellipse(middle, radius * 1.24)),
      stroked(withAlpha(shade, 0.5), line * 0.5, ellipse(middle, radius * 1.24)),
      painted(
        linearPaint({ x: 0, y: middle.y - radius }, { x: 0, y: middle.y + radius }, [
          mixColours(glass, shade, isNight ? 0.12 : 0.3),
          glass,
          mixColours(glass, WHITE, 0.35),
        ]),
        pane,
      ),
      clipped(pane, animalFace(guest, { x: middle.x, y: middle.y + radius * 0.34 }, radius * 0.64)),
      ...(isNight ? [glow(middle, radius * 2.6, withAlpha(lamp, 0.5))] : []),
      stroked(withAlpha(shade, 0.55), line * 0.8, pane),
      // The box of flowers under it.
      filled(
        mixColours(wood, shade, 0.45),
        shape([
          [0.06, 0.21],
          [0.08, 0.135],
          [0.35, 0.135],
          [0.37, 0.21],
        ]),
      ),
      filled(
        withAlpha(light, 0.3),
        shape([
          [0.06, 0.21],
          [0.065, 0.19],
          [0.365, 0.19],
          [0.37, 0.21],
        ]),
      ),
      filled(
        { r: 74, g: 146, b: 70, a: 1 },
        ...Array.from({ length: 9 }, (_none, index) =>
          ellipse(at(0.07 + index * 0.037, 0.215 + between(random, 0, 0.02)), width * 0.026, width * 0.022),
        ),
      ),
      ...petals.map((tone, index) =>
        filled(
          tone,
          ...[0, 1, 2].flatMap((each) => {
            const spot = at(0.085 + (each * 3 + index) * 0.033, 0.235 + between(random, -0.01, 0.018));
            return [0, 1, 2, 3, 4].map((petal) => ellipse(polar(spot, width * 0.013, petal * 1.257), width * 0.011));
          }),
        ),
      ),
    ];
  }
}
