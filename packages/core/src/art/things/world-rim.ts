import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { fractal, smoothNoise } from '../drawing/noise.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';

/** A world so near that only its rim is seen, with the sun rising behind it. */
export interface WorldRim {
  readonly middle: Point;
  readonly radius: number;
  /** The place of the sun on the rim, as an angle around the middle. */
  readonly sunAngle: number;
  /** Angles between which the rim can be seen. */
  readonly from: number;
  readonly to: number;
}

export interface WorldTones {
  readonly night: Rgba;
  readonly sea: Rgba;
  readonly air: Rgba;
  readonly cloud: Rgba;
  readonly sun: Rgba;
  readonly lights: Rgba;
}

/** Tones of clouds, from the side of the sun to the night. */
const TONES = 6;
/** Rows of clouds between the rim and the foot. */
const ROWS = 44;
/** The distance of the last row from the rim, as a share of the radius. */
const DEPTH = 0.46;

/** Returns the world's air, its night side with lights of cities, clouds in the low sun, and the bright line of its rim. */
export function worldRim(chanceOf: (part: string) => Random, world: WorldRim, tones: WorldTones): readonly SceneNode[] {
  const { middle, radius, sunAngle, from, to } = world;
  const { night, sea, air, cloud, sun, lights } = tones;
  const disc = ellipse(middle, radius);
  const dawn = polar(middle, radius, sunAngle);
  const away = polar(middle, radius, sunAngle + (Math.abs(from - sunAngle) > Math.abs(to - sunAngle) ? from - sunAngle : to - sunAngle));
  const lit = (angle: number, depth: number) => {
    const point = polar(middle, radius * (1 - depth), angle);
    return Math.max(0, 1 - Math.hypot(point.x - dawn.x, (point.y - dawn.y) * 1.25) / (radius * 0.62));
  };
  return [...halo(), ...ground(), ...clouds(), ...rim()];

  /** Air over the rim, brighter towards the sun. */
  function halo(): readonly SceneNode[] {
    const blooms = Array.from({ length: 16 }, (_, index) => {
      const share = index / 15;
      const angle = sunAngle + (share - 0.5) * 0.9;
      const near = 1 - Math.abs(share - 0.5) * 2;
      return glow(polar(middle, radius, angle), radius * (0.03 + near * 0.1), withAlpha(air, 0.1 + near * 0.14));
    });
    return [
      ring(radius * 1.06, [
        [radius / (radius * 1.06), 0.46],
        [(radius * 1.012) / (radius * 1.06), 0.2],
        [1, 0],
      ]),
      ...blooms,
      glow(dawn, radius * 0.5, withAlpha(air, 0.42)),
      glow(dawn, radius * 0.24, withAlpha(sun, 0.8)),
    ];
  }

  function ring(outer: number, stops: readonly (readonly [number, number])[]): SceneNode {
    const clear = { offset: (stops[0]?.[0] ?? 0) - 0.0001, colour: withAlpha(air, 0) };
    return {
      kind: 'fill',
      path: ellipse(middle, outer),
      paint: {
        kind: 'radial',
        centre: middle,
        radius: outer,
        stops: [clear, ...stops.map(([offset, alpha]) => ({ offset, colour: withAlpha(air, alpha) }))],
      },
    };
  }

  function ground(): readonly SceneNode[] {
    const inside: SceneNode = {
      kind: 'fill',
      path: disc,
      paint: {
        kind: 'radial',
        centre: middle,
        radius,
        stops: [0.86, 0.93, 0.97, 0.99, 1].map((offset, index) => ({
          offset,
          colour: withAlpha(air, [0, 0.05, 0.13, 0.24, 0.4][index] ?? 0),
        })),
      },
    };
    return [
      filled(night, disc),
      clipped(disc, [
        glow(dawn, radius * 0.95, withAlpha(mixColours(sea, night, 0.2), 0.9)),
        glow(dawn, radius * 0.62, withAlpha(sea, 0.9)),
        glow(dawn, radius * 0.36, withAlpha(mixColours(air, sea, 0.3), 0.85)),
        ...cities(),
        inside,
      ]),
    ];
  }

  /** Lights in clusters and along roads, where it is night. */
  function cities(): readonly SceneNode[] {
    const random = chanceOf('cities');
    const noise = smoothNoise(random);
    const [small, large]: [Path[], Path[]] = [[], []];
    for (let index = 0; index < 2600; index += 1) {
      const angle = from + random() * (to - from);
      const depth = 0.012 + random() ** 1.5 * 0.2;
      const dense = fractal(noise, angle * 26, depth * 44, 3);
      if (dense < 0.14 || lit(angle, depth) > 0.3 || random() > dense * 2.4) continue;
      const point = polar(middle, radius * (1 - depth), angle);
      (dense > 0.34 && random() < 0.3 ? large : small).push(ellipse(point, 1 + random() * 1.3, 0.7 + random() * 0.7));
    }
    return [
      shadowOf([filled(lights, ...large, ...small)], withAlpha(lights, 0.8), { x: 0, y: 0 }, 6),
      filled(withAlpha(lights, 0.72), ...small),
      filled(mixColours(lights, WHITE, 0.4), ...large.map((path) => path)),
    ];
  }

  /** Banks of cloud that flatten towards the rim: warm in the sun, blue and dim in the night, each over its own shade. */
  function clouds(): readonly SceneNode[] {
    const random = chanceOf('clouds');
    const noise = smoothNoise(random);
    const bins: Path[][] = Array.from({ length: TONES }, () => []);
    const shades: Path[] = [];
    for (let row = 0; row < ROWS; row += 1) {
      const depth = DEPTH * ((row + 0.5) / ROWS) ** 1.75 + 0.004;
      const tall = Math.max(1.1, radius * DEPTH * 0.017 * ((row + 0.5) / ROWS) ** 0.8);
      const step = Math.max(12, tall * 2.6) / radius;
      for (let angle = from; angle < to; angle += step) {
        const at = angle + (random() - 0.5) * step * 1.4;
        const place = depth * (1 + (random() - 0.5) * 0.08);
        // Storms wind the banks along the rim.
        const dense = fractal(noise, at * 5.5 + Math.sin(depth * 16) * 0.7, Math.sqrt(depth) * 7.5, 5, 0.56);
        if (dense < 0.03) continue;
        const size = Math.min(1.5, 0.4 + dense * 3.2);
        const puff = streak(at, place, tall * size * 3, tall * size * 0.6, random);
        const bright = lit(at, place) ** 0.9 * (0.8 + random() * 0.4);
        bins[Math.min(TONES - 1, Math.floor((1 - Math.min(0.999, bright)) * TONES))]?.push(puff);
        if (bright > 0.2 && dense > 0.12)
          shades.push(streak(at + (at < sunAngle ? -0.008 : 0.008), place + 0.008, tall * size * 3, tall * size * 0.6, random));
      }
    }
    const tone = (index: number) => {
      const share = index / (TONES - 1);
      const day = mixColours(mixColours(cloud, sun, 0.5), cloud, Math.min(1, share * 3));
      return mixColours(mixColours(day, sea, Math.min(0.75, share * 0.9)), night, Math.max(0, share * 1.15 - 0.25));
    };
    return [
      clipped(disc, [
        filled(withAlpha(mixColours(night, BLACK, 0.3), 0.16), ...shades),
        ...bins.flatMap((paths, index): readonly SceneNode[] =>
          paths.length === 0
            ? []
            : [
                shadowOf([filled(tone(index), ...paths)], withAlpha(tone(index), 0.5), { x: 0, y: 0 }, 6),
                filled(withAlpha(tone(index), 0.3), ...paths),
              ],
        ),
      ]),
    ];
  }

  /** A ragged streak along the rim. */
  function streak(angle: number, depth: number, long: number, tall: number, random: Random): Path {
    const centre = polar(middle, radius * (1 - depth), angle);
    const [tx, ty] = [-Math.sin(angle), Math.cos(angle)];
    const [nx, ny] = [Math.cos(angle), Math.sin(angle)];
    return smoothShape(
      Array.from({ length: 7 }, (_, index) => {
        const turn = (index / 7) * 2 * Math.PI;
        const ragged = 0.65 + random() * 0.7;
        const [along, out] = [Math.cos(turn) * long * ragged, Math.sin(turn) * tall * ragged];
        return { x: centre.x + tx * along + nx * out, y: centre.y + ty * along + ny * out };
      }),
    );
  }

  /** The rim's own light, and the sun over it. */
  function rim(): readonly SceneNode[] {
    const arc = smoothLine(Array.from({ length: 60 }, (_, index) => polar(middle, radius, from + ((to - from) * index) / 59)));
    const line = (width: number, near: number, far: number, tone: Rgba): SceneNode => ({
      kind: 'stroke',
      path: arc,
      width,
      paint: linearPaint(dawn, away, [withAlpha(tone, near), withAlpha(tone, near * 0.45 + far * 0.55), withAlpha(tone, far)]),
    });
    const star = (length: number, breadth: number, turn: number) => {
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      return polygon([
        { x: dawn.x + c * length, y: dawn.y + s * length },
        { x: dawn.x - s * breadth, y: dawn.y + c * breadth },
        { x: dawn.x - c * length, y: dawn.y - s * length },
        { x: dawn.x + s * breadth, y: dawn.y - c * breadth },
      ]);
    };
    const along = sunAngle + Math.PI / 2;
    return [
      line(radius * 0.008, 0.85, 0.3, mixColours(air, WHITE, 0.35)),
      line(radius * 0.0035, 1, 0.5, mixColours(air, WHITE, 0.75)),
      glow(dawn, radius * 0.16, withAlpha(sun, 0.85)),
      glow(dawn, radius * 0.075, withAlpha(mixColours(sun, WHITE, 0.6), 0.95)),
      painted(
        linearPaint(polar(dawn, radius * 0.3, along), polar(dawn, -radius * 0.3, along), [
          withAlpha(WHITE, 0),
          withAlpha(WHITE, 0.75),
          withAlpha(WHITE, 0),
        ]),
        star(radius * 0.3, radius * 0.004, along),
      ),
      ...[0.9, 2.2].map((turn) =>
        painted(
          linearPaint(polar(dawn, radius * 0.11, along + turn), polar(dawn, -radius * 0.11, along + turn), [
            withAlpha(WHITE, 0),
            withAlpha(WHITE, 0.7),
            withAlpha(WHITE, 0),
          ]),
          star(radius * 0.11, radius * 0.003, along + turn),
        ),
      ),
      filled(WHITE, ellipse(dawn, radius * 0.02)),
    ];
  }
}
