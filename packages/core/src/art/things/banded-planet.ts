import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, shadowOf } from '../drawing/nodes.ts';
import { fractal, smoothNoise } from '../drawing/noise.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { onTheDisc, turnedSphere } from './turned-sphere.ts';

/** A planet of clouds as it is seen from a ship. */
export interface BandedPlanet {
  readonly middle: Point;
  readonly radius: number;
  /** Degrees by which its pole leans towards the viewer, and to the side. */
  readonly pole: number;
  readonly tilt: number;
  /** The direction that the light comes from, of length 1, with y down. */
  readonly from: Point;
  readonly hasRing: boolean;
}

export interface PlanetTones {
  /** Bands of cloud, from the brightest to the deepest. */
  readonly clouds: readonly [Rgba, Rgba, Rgba, Rgba];
  readonly night: Rgba;
  readonly air: Rgba;
  readonly ring: Rgba;
}

/** Radii of the rings, in radii of the planet, with gaps between them. */
const RINGLETS = [
  [1.3, 1.36, 0.25],
  [1.37, 1.45, 0.5],
  [1.455, 1.5, 0.72],
  [1.505, 1.58, 0.9],
  [1.585, 1.62, 0.7],
  [1.625, 1.7, 0.95],
  [1.705, 1.74, 0.6],
  [1.8, 1.86, 0.75],
  [1.865, 1.93, 0.55],
  [1.94, 1.97, 0.4],
  [2.04, 2.06, 0.3],
] as const;

/** A planet with bands of cloud in the light of a sun, its rings, and its shadow on them. */
export function bandedPlanet(random: Random, planet: BandedPlanet, { clouds, night, air, ring }: PlanetTones): readonly SceneNode[] {
  const { middle, radius, pole, tilt, from, hasRing } = planet;
  const disc = ellipse(middle, radius);
  const noise = smoothNoise(random);
  const sphere = turnedSphere({ east: 0, north: pole }, tilt);
  const on = (east: number, north: number): Point => {
    const { x, y } = onTheDisc(sphere({ east, north }));
    return { x: middle.x + x * radius, y: middle.y + y * radius };
  };
  const tone = (depth: number): Rgba => {
    const at = Math.min(2.999, Math.max(0, depth * 3));
    const index = Math.floor(at);
    return mixColours(clouds[index] ?? clouds[0], clouds[index + 1] ?? clouds[3], at - index);
  };
  return [
    ...(hasRing ? rings('far') : []),
    halo(),
    filled(tone(0.5), disc),
    clipped(disc, [...bands(), ...wisps(), ...storm(), ...(hasRing ? [ringShade()] : []), ...shading()]),
    ...limb(),
    ...(hasRing ? rings('near') : []),
  ];

  function bands(): readonly SceneNode[] {
    const edges: number[] = [];
    for (let north = -88; north < 88; north += between(random, 1.6, 6.4) * (1 - Math.abs(north) / 190)) edges.push(north);
    const wave = (index: number, east: number) => 1.7 * fractal(noise, east / 22 + index * 3.7, index * 1.9, 5, 0.6);
    const line = (edge: number, row: number) =>
      Array.from({ length: 97 }, (_, step) => on(-120 + step * 2.5, edge + wave(row, -120 + step * 2.5)));
    return edges.map((south, index) => {
      // Broad zones and belts, each of them of thinner bands that differ a little.
      const zone = Math.sin(south / 6.2 + 0.9 * Math.sin(south / 17));
      const depth = 0.46 + 0.36 * zone + between(random, -0.2, 0.2) + Math.max(0, Math.abs(south) - 52) / 90;
      const north = edges[index + 1] ?? 92;
      return filled(tone(depth), polygon([...line(south - 0.5, index), ...line(north + 0.5, index + 1).toReversed()]));
    });
  }

  /** Thin clouds that the winds draw out along the bands. */
  function wisps(): readonly SceneNode[] {
    const [bright, deep]: [Path[], Path[]] = [[], []];
    for (let index = 0; index < 320; index += 1) {
      const north = between(random, -72, 72);
      const east = between(random, -95, 80);
      const long = between(random, 8, 40);
      const thick = between(random, 0.16, 0.8);
      const edge = (sign: 1 | -1) =>
        Array.from({ length: 9 }, (_, step) => {
          const share = step / 8;
          const at = east + long * share;
          return on(at, north + 2.4 * fractal(noise, at / 13, north / 5, 3) + sign * thick * Math.sin(share * Math.PI));
        });
      (index % 2 ? bright : deep).push(polygon([...edge(1), ...edge(-1).toReversed()]));
    }
    return [filled(withAlpha(clouds[3], 0.28), ...deep), filled(withAlpha(mixColours(clouds[0], WHITE, 0.3), 0.34), ...bright)];
  }

  /** One great storm, with rims of brighter cloud. */
  function storm(): readonly SceneNode[] {
    const [east, north] = [between(random, -34, 34), between(random, -34, -18)];
    const oval = (size: number) =>
      polygon(
        Array.from({ length: 40 }, (_, step) => {
          const turn = (step / 40) * 2 * Math.PI;
          return on(east + 12 * size * Math.cos(turn), north + 5.6 * size * Math.sin(turn) + 0.4 * noise(step / 3, size * 9));
        }),
      );
    return [1.5, 1.18, 0.95, 0.62, 0.3].map((size, index) =>
      filled(withAlpha([clouds[0], clouds[2], clouds[3], clouds[2], clouds[1]][index] ?? clouds[0], index === 0 ? 0.5 : 0.85), oval(size)),
    );
  }

  /** Day that turns to night over the globe, and the haze of its air along the limb. */
  function shading(): readonly SceneNode[] {
    const centre = { x: middle.x + from.x * radius * 0.66, y: middle.y + from.y * radius * 0.66 };
    const dark = (offset: number, alpha: number) => ({ offset, colour: withAlpha(night, alpha) });
    return [
      {
        kind: 'fill',
        path: disc,
        paint: {
          kind: 'radial',
          centre,
          radius: radius * 1.72,
          stops: [dark(0, 0), dark(0.26, 0.03), dark(0.44, 0.3), dark(0.6, 0.72), dark(0.76, 0.95), dark(1, 0.99)],
        },
      },
      glow(centre, radius * 0.85, withAlpha(WHITE, 0.2)),
      {
        kind: 'fill',
        path: disc,
        paint: {
          kind: 'radial',
          centre: { x: middle.x - from.x * radius * 0.09, y: middle.y - from.y * radius * 0.09 },
          radius: radius * 1.09,
          stops: [0, 0.86, 0.95, 1].map((offset, index) => ({ offset, colour: withAlpha(air, [0, 0, 0.32, 0.85][index] ?? 0) })),
        },
      },
    ];
  }

  /** The thin bright line where the light comes over the limb. */
  function limb(): readonly SceneNode[] {
    const toward = { x: middle.x + from.x * radius, y: middle.y + from.y * radius };
    const away = { x: middle.x - from.x * radius * 0.5, y: middle.y - from.y * radius * 0.5 };
    const bright = mixColours(air, WHITE, 0.6);
    return [
      { kind: 'stroke', path: disc, width: radius * 0.022, paint: linearPaint(toward, away, [withAlpha(air, 0.5), withAlpha(air, 0)]) },
      { kind: 'stroke', path: disc, width: radius * 0.007, paint: linearPaint(toward, away, [bright, withAlpha(bright, 0)]) },
    ];
  }

  function halo(): SceneNode {
    const centre = { x: middle.x + from.x * radius * 0.1, y: middle.y + from.y * radius * 0.1 };
    const reach = radius * 1.34;
    return {
      kind: 'fill',
      path: ellipse(centre, reach),
      paint: {
        kind: 'radial',
        centre,
        radius: reach,
        stops: [0.7, 0.76, 0.86, 1].map((offset, index) => ({ offset, colour: withAlpha(air, [0.6, 0.32, 0.1, 0][index] ?? 0) })),
      },
    };
  }

  /** A point of the rings' plane. @param turn from the right end over the near side, radians. */
  function inRing(reach: number, turn: number): Point {
    const [x, y] = [Math.cos(turn) * reach * radius, Math.sin(turn) * reach * radius * Math.sin((pole * Math.PI) / 180)];
    const [sin, cos] = [Math.sin((tilt * Math.PI) / 180), Math.cos((tilt * Math.PI) / 180)];
    return { x: middle.x + x * cos - y * sin, y: middle.y + x * sin + y * cos };
  }

  function ringlet(inner: number, outer: number, half: 'far' | 'near'): Path {
    const arc = (reach: number) =>
      Array.from({ length: 49 }, (_, step) => inRing(reach, ((half === 'near' ? 1 : -1) * Math.PI * step) / 48));
    return polygon([...arc(inner), ...arc(outer).toReversed()]);
  }

  function rings(half: 'far' | 'near'): readonly SceneNode[] {
    const [left, right] = [inRing(2.1, Math.PI), inRing(2.1, 0)];
    const [lit, dim] = from.x > 0 ? [right, left] : [left, right];
    const all = RINGLETS.map(([inner, outer]) => ringlet(inner, outer, half));
    // The planet's shadow lies on the rings, away from the light.
    const [sx, sy] = [-from.x, -from.y];
    const side = { x: -sy * radius * 0.94, y: sx * radius * 0.94 };
    const far = { x: middle.x + sx * radius * 2.4, y: middle.y + sy * radius * 2.4 };
    const shadow = polygon([
      { x: middle.x + side.x, y: middle.y + side.y },
      { x: far.x + side.x, y: far.y + side.y },
      { x: far.x - side.x, y: far.y - side.y },
      { x: middle.x - side.x, y: middle.y - side.y },
    ]);
    return [
      ...RINGLETS.map(([, , strength], index): SceneNode => {
        const colour = mixColours(ring, index % 3 === 0 ? clouds[1] : WHITE, index % 3 === 0 ? 0.5 : 0.14);
        return {
          kind: 'fill',
          path: all[index] ?? [],
          paint: linearPaint(lit, dim, [
            withAlpha(colour, strength),
            withAlpha(colour, strength * 0.8),
            withAlpha(mixColours(colour, night, 0.5), strength * 0.7),
          ]),
        };
      }),
      ...(half === 'far'
        ? [clipped(all.flat(), [shadowOf([filled(night, shadow)], withAlpha(night, 0.8), { x: 0, y: 0 }, radius * 0.03)])]
        : []),
    ];
  }

  /** The shadow of the rings on the clouds. */
  function ringShade(): SceneNode {
    const lift = -from.y * radius * 0.2;
    const box = rectanglePath({ x: middle.x - radius, y: middle.y - radius * 1.4, width: radius * 2, height: radius * 2.4 });
    const bandsOfShade = RINGLETS.filter(([inner]) => inner < 1.8).map(([inner, outer, strength]) =>
      filled(withAlpha(night, 0.3 * strength), ringlet(inner, outer, 'near')),
    );
    return { kind: 'group', clip: box, transform: [1, 0, 0, 1, 0, -lift], children: bandsOfShade };
  }
}

/** The color of a planet's shine on what is near it. */
export function planetShine({ clouds, air }: PlanetTones): Rgba {
  return mixColours(mixColours(clouds[0], clouds[1], 0.5), mixColours(air, BLACK, 0.1), 0.35);
}
