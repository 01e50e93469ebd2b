import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { smoothNoise } from '../drawing/noise.ts';
import { polygon } from '../drawing/outlines.ts';
import { stars } from '../things/stars.ts';

/** The distance of each slash from the middle one, across the slashes, and its length; shares of their size. */
const SLASHES = [
  { aside: -0.3, start: 0.15, length: 0.8, wide: 0.82 },
  { aside: -0.1, start: 0.02, length: 1, wide: 1 },
  { aside: 0.105, start: 0, length: 1, wide: 1.06 },
  { aside: 0.3, start: 0.12, length: 0.8, wide: 0.86 },
] as const;

/** A dark hide ripped by four claws, and light that burns beneath. */
export const claws = defineGenerator({
  group: 'surface',
  parameters: {
    top: { least: 0, most: 1200, standard: 700, isPlace: true }, // Upper end.
    bottom: { least: 300, most: 1800, standard: 1330, isPlace: true }, // Lower end.
    across: { label: 'across', least: 200, most: 800, standard: 500 },
    lean: { label: 'slant', least: -0.8, most: 0.8, standard: 0.42, step: 0.02 },
    part: { least: 0, most: 2, standard: 0, step: 1, isPlace: true }, // Part: all, hide, marks.
    breadth: { label: 'breadth', least: 0.5, most: 1.6, standard: 1, step: 0.05 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { top, across, lean, breadth, part } = parameters;
    const bottom = Math.max(top + 200, parameters.bottom);
    const size = bottom - top;
    const black = mixColours(colours.darkest, BLACK, 0.5);
    const light = colours.accent;
    const hot = mixColours(light, colours.paper, 0.6);
    const middle = { x: across, y: (top + bottom) / 2 };
    const slashes = SLASHES.map(({ aside, start, length, wide }, index) =>
      slash(chanceOf(`slash ${index}`), {
        from: { x: across + aside * size * breadth + lean * size * (0.5 - start), y: top + start * size },
        to: { x: across + aside * size * breadth + lean * size * (0.5 - start - length), y: top + (start + length) * size },
        half: 0.04 * size * wide * breadth,
        bow: 0.05 * size,
      }),
    );
    const open = slashes.flatMap(({ hole }) => hole);
    const outside: Path = [
      ...rectanglePath({ x: area.x - 300, y: area.y - 300, width: area.width + 600, height: area.height + 600 }),
      ...open,
    ];
    const around = (colour: Rgba): SceneNode => ({ kind: 'fill', rule: 'evenodd', path: outside, paint: { kind: 'solid', colour } });
    const ground = [
      ...hide(chanceOf('hide'), area, { black, dark: colours.dark, darkest: colours.darkest, middle, size }),
      // The wounds glow on the hide around them.
      shadowOf([filled(light, open)], withAlpha(light, 0.5), { x: 0, y: 0 }, size * 0.09),
    ];
    const marks = [
      shadowOf([filled(light, open)], withAlpha(light, 0.75), { x: 0, y: 0 }, size * 0.018),
      // The torn lips are raised: dark below and lit above.
      shadowOf(
        slashes.map(({ lips }) => filled(black, lips)),
        withAlpha(black, 0.95),
        { x: 7, y: 10 },
        9,
      ),
      ...slashes.map(({ lips }) => filled(mixColours(mixColours(colours.dark, light, 0.22), black, 0.3), lips)),
      clipped(
        slashes.flatMap(({ lips }) => lips),
        [shadowOf([aroundLips(area, slashes, black)], withAlpha(hot, 0.6), { x: -3, y: -4 }, 2.5)],
      ),
      clipped(open, [
        painted(
          linearPaint({ x: 0, y: top }, { x: 0, y: bottom }, [
            mixColours(light, black, 0.45),
            light,
            light,
            mixColours(light, black, 0.3),
            mixColours(light, black, 0.6),
          ]),
          rectanglePath({ x: area.x, y: top - 60, width: area.width, height: size + 120 }),
        ),
        ...slashes.map(({ core }) => shadowOf([filled(WHITE, core)], withAlpha(hot, 0.9), { x: 0, y: 0 }, size * 0.008)),
        ...slashes.map(({ core }) =>
          shadowOf([filled(WHITE, core)], withAlpha(mixColours(hot, WHITE, 0.5), 0.8), { x: 0, y: 0 }, size * 0.002),
        ),
        shadowOf([around(black)], withAlpha(black, 0.95), { x: 7, y: 10 }, 10),
        shadowOf([around(black)], withAlpha(black, 0.7), { x: 2, y: 3 }, 3),
      ]),
      filled(withAlpha(hot, 0.75), stars(chanceOf('embers'), { x: middle.x - size * 0.6, y: top, width: size * 1.2, height: size }, 110)),
    ];
    return part === 1 ? ground : part === 2 ? marks : [...ground, ...marks];
  },
});

/** Everything but the torn lips, so that its shadow falls on their edges. */
function aroundLips(area: Rect, slashes: readonly Slash[], colour: Rgba): SceneNode {
  const whole = rectanglePath({ x: area.x - 300, y: area.y - 300, width: area.width + 600, height: area.height + 600 });
  return { kind: 'fill', rule: 'evenodd', path: [...whole, ...slashes.flatMap(({ lips }) => lips)], paint: { kind: 'solid', colour } };
}

interface SlashStyle {
  readonly from: Point;
  readonly to: Point;
  /** Half its breadth at the widest place. */
  readonly half: number;
  /** The most that its middle line leaves the straight line, units. */
  readonly bow: number;
}

interface Slash {
  readonly hole: Path;
  /** The skin that the claw pushed up on both sides, the hole included. */
  readonly lips: Path;
  /** The hottest part. */
  readonly core: Path;
}

/** Draws the mark of a claw: thin where the claw came in, widest after a third, and tapering to a point. */
function slash(random: Random, { from, to, half, bow }: SlashStyle): Slash {
  const noise = smoothNoise(random);
  const count = 70;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / length, dx / length];
  const at = (t: number, off: number): Point => {
    const bent = off + Math.sin(Math.PI * t) * bow;
    return { x: from.x + dx * t + nx * bent, y: from.y + dy * t + ny * bent };
  };
  const width = (t: number) => half * Math.min(1, (t / 0.3) ** 1.1) * (1 - (Math.max(0, t - 0.3) / 0.7) ** 2);
  const side = (sign: 1 | -1, grow: number, rag: number, seed: number) =>
    Array.from({ length: count + 1 }, (_, index) => {
      const t = index / count;
      const ragged = noise(t * 9, seed) * 0.3 + noise(t * 30, seed + 4) * 0.2 + (random() - 0.5) * 0.22;
      return at(t, sign * (width(t) * (grow + rag * ragged) + (grow > 1 ? half * 0.16 * Math.sin(Math.PI * t) ** 0.5 : 0)));
    });
  return {
    hole: polygon([...side(1, 1, 1, 0), ...side(-1, 1, 1, 11).toReversed()]),
    lips: polygon([...side(1, 1.34, 1.1, 0), ...side(-1, 1.34, 1.1, 11).toReversed()]),
    core: polygon([...side(1, 0.26, 0.34, 3), ...side(-1, 0.26, 0.34, 7).toReversed()]),
  };
}

interface Hide {
  readonly black: Rgba;
  readonly dark: Rgba;
  readonly darkest: Rgba;
  readonly middle: Point;
  readonly size: number;
}

/** Old dark leather: broad stains, and fine scratches. */
function hide(random: Random, area: Rect, { black, dark, darkest, middle, size }: Hide): readonly SceneNode[] {
  const scratches = (count: number, least: number, most: number) =>
    Array.from({ length: count }, () => {
      const [x, y, long] = [area.x + random() * area.width, area.y + random() * area.height, between(random, least, most)];
      const angle = between(random, -0.5, 0.5) + Math.PI * 0.62;
      const end = { x: x + Math.cos(angle) * long, y: y + Math.sin(angle) * long };
      const bend = { x: (x + end.x) / 2 + between(random, -8, 8), y: (y + end.y) / 2 };
      return polygon([{ x, y }, { x: bend.x - 0.7, y: bend.y }, end, { x: bend.x + 0.7, y: bend.y }]);
    }).flat();
  return [
    painted(
      linearPaint({ x: 0, y: area.y }, { x: 0, y: area.y + area.height }, [
        mixColours(darkest, dark, 0.35),
        mixColours(darkest, dark, 0.75),
        darkest,
        black,
      ]),
      rectanglePath(area),
    ),
    glow({ x: middle.x, y: middle.y }, size * 0.95, withAlpha(dark, 0.6)),
    ...Array.from({ length: 9 }, () =>
      glow(
        { x: area.x + random() * area.width, y: area.y + random() * area.height },
        between(random, 160, 420),
        withAlpha(random() < 0.6 ? black : mixColours(dark, darkest, 0.3), 0.4),
      ),
    ),
    filled(withAlpha(black, 0.6), scratches(140, 20, 200)),
    filled(withAlpha(mixColours(dark, WHITE, 0.3), 0.2), scratches(120, 14, 150)),
  ];
}
