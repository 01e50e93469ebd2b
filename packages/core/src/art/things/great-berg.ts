import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { fractal, smoothNoise } from '../drawing/noise.ts';
import { ellipse, polyline, smoothLine } from '../drawing/outlines.ts';
import { iceMass } from './ice-mass.ts';

interface Berg {
  /** The x of its middle. */
  readonly axis: number;
  readonly top: number;
  readonly water: number;
  readonly end: number;
  readonly room: number;
  /** 1: the light comes from the left. */
  readonly side: 1 | -1;
}

type BergTones = Readonly<Record<'deep' | 'shallow' | 'sunlit' | 'black' | 'snow' | 'ice', Rgba>>;

/** The peaks over water: snow and blue ice in the sun. */
export function bergPeak(
  random: Random,
  { axis, top, water, room, side }: Berg,
  { deep, shallow, sunlit, snow, ice }: BergTones,
): readonly SceneNode[] {
  const half = Math.min(176, room * 0.25);
  const tones = {
    shade: mixColours(mixColours(ice, deep, 0.5), shallow, 0.2),
    body: mixColours(ice, snow, 0.5),
    light: mixColours(snow, sunlit, 0.42),
  };
  const peaks = [
    { middle: axis + side * half * 0.62, from: top + (water - top) * 0.42, wide: 0.62, lean: 0.1 },
    { middle: axis - side * half * 0.86, from: top + (water - top) * 0.6, wide: 0.42, lean: -0.2 },
    { middle: axis - side * half * 0.1, from: top, wide: 0.86, lean: 0.24 },
  ].map(({ middle, from, wide, lean }) => {
    const noise = smoothNoise(random);
    const reach = (share: number, sign: number) =>
      half *
      wide *
      (0.03 + 0.97 * share ** (sign * side > 0 ? 0.72 : 1.05)) *
      (1 + 0.42 * fractal(noise, share * 4.4 + sign * 9, sign, 4) * (1 - share * 0.5));
    return iceMass(
      random,
      {
        top: from,
        end: water + 6,
        side,
        face: 12,
        relief: 2.2,
        edges: (share) => [
          middle - side * half * lean * (1 - share) - reach(share, -1),
          middle - side * half * lean * (1 - share) + reach(share, 1),
        ],
      },
      tones,
    );
  });
  const box = rectanglePath({ x: axis - 400, y: top, width: 800, height: water - top + 10 });
  return [
    glow({ x: axis - side * 40, y: top + room * 0.1 }, room * 0.2, withAlpha(mixColours(sunlit, WHITE, 0.5), 0.4)),
    ...peaks.flatMap(({ nodes, outline }) => [
      ...nodes,
      clipped(outline, [
        painted(
          linearPaint({ x: axis, y: 0 }, { x: axis + side * half * 1.3, y: 0 }, [
            withAlpha(deep, 0),
            withAlpha(mixColours(deep, shallow, 0.5), 0.34),
          ]),
          box,
        ),
        painted(
          linearPaint({ x: 0, y: water - room * 0.07 }, { x: 0, y: water }, [
            withAlpha(shallow, 0),
            withAlpha(mixColours(ice, shallow, 0.5), 0.55),
          ]),
          box,
        ),
      ]),
    ]),
    painted(
      linearPaint({ x: 0, y: water - room * 0.012 }, { x: 0, y: water + 4 }, [withAlpha(snow, 0.5), withAlpha(ice, 0.1)]),
      ellipse({ x: axis, y: water - 2 }, half * 1.25, room * 0.012),
    ),
  ];
}

/** The body under water: bright and blue at the surface, and ever more of the water's color below. */
export function bergBody(
  random: Random,
  { axis, water, end, room, side }: Berg,
  { deep, shallow, black, snow, ice }: BergTones,
): readonly SceneNode[] {
  const noise = smoothNoise(random);
  const top = water - 2;
  const half = Math.min(322, room * 0.45);
  const shelf = between(random, 0.4, 0.54);
  const reachAt = (share: number, sign: number) => {
    const rise = 0.6 + 0.4 * Math.min(1, share / 0.2) ** 0.7;
    const fall = share < 0.26 ? 1 : Math.max(0.015, 1 - ((share - 0.26) / 0.74) ** (sign > 0 ? 1.05 : 1.5)) ** 0.9;
    // A ledge that broke off on one side.
    const broken = sign > 0 && share > shelf ? 0.84 : 1;
    const rough = 0.3 * fractal(noise, share * 4.6 + sign * 5, sign * 3, 5, 0.62);
    return half * rise * fall * broken * (1 + rough + (sign > 0 ? 0.06 : -0.06));
  };
  const { nodes, outline } = iceMass(
    random,
    { top, end, side, face: 17, relief: 2.5, edges: (share) => [axis - reachAt(share, -side), axis + reachAt(share, side)] },
    { shade: mixColours(deep, black, 0.2), body: mixColours(ice, shallow, 0.6), light: mixColours(snow, ice, 0.3) },
  );
  const flutes = Array.from({ length: 40 }, () => {
    const x = axis + between(random, -0.9, 0.9) * half;
    const y = top + between(random, 0, 0.5) * (end - top);
    const long = between(random, 0.06, 0.22) * (end - top);
    return smoothLine([
      { x, y },
      { x: x + between(random, -9, 9), y: y + long / 2 },
      { x: x + between(random, -12, 12), y: y + long },
    ]);
  });
  const box = rectanglePath({ x: axis - 560, y: top - 10, width: 1120, height: end - top + 60 });
  const rim = (sign: number, from: number, to: number) =>
    polyline(
      Array.from({ length: 30 }, (_, index) => from + ((to - from) * index) / 29).map((share) => ({
        x: axis + sign * reachAt(share, sign * side),
        y: top + (end - top) * share,
      })),
    );
  return [
    glow({ x: axis, y: top + (end - top) * 0.34 }, half * 1.75, withAlpha(mixColours(ice, shallow, 0.3), 0.42)),
    ...nodes,
    clipped(outline, [
      stroked(withAlpha(snow, 0.26), 3.4, ...flutes.filter((_, index) => index % 2 > 0)),
      stroked(withAlpha(deep, 0.3), 3, ...flutes.filter((_, index) => index % 2 === 0)),
      glow({ x: axis - side * half * 0.34, y: top + (end - top) * 0.12 }, half * 0.8, withAlpha(mixColours(ice, WHITE, 0.5), 0.6)),
      painted(
        linearPaint({ x: 0, y: top }, { x: 0, y: end }, [
          withAlpha(shallow, 0.04),
          withAlpha(shallow, 0.22),
          withAlpha(mixColours(shallow, deep, 0.6), 0.5),
          withAlpha(deep, 0.82),
          withAlpha(mixColours(deep, black, 0.4), 0.98),
        ]),
        box,
      ),
      painted(linearPaint({ x: axis, y: 0 }, { x: axis + side * half, y: 0 }, [withAlpha(deep, 0), withAlpha(deep, 0.56)]), box),
      stroked(withAlpha(snow, 0.5), 5, rim(-side, 0, 0.55)),
    ]),
    // The thin lines between faces show beyond the edge, where the water's color does not lie on them.
    stroked(withAlpha(mixColours(deep, black, 0.2), 0.6), 2.4, rim(-1, 0.62, 1), rim(1, 0.62, 1)),
  ];
}
