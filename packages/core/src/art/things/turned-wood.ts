import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { GradientStop, SceneNode } from '../../scene/scene.ts';
import { filled, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';

/** The outline of a turned thing: heights over its foot and its radius there, from the foot up. */
export type Profile = readonly (readonly [up: number, radius: number])[];

/** Where a turned thing stands, as it is seen. */
export interface TurnedPlace {
  readonly foot: Point;
  /** Units of the page for a unit of the profile. */
  readonly scale: number;
  /** The height of the viewer's eye over the foot, and the distance from it, units of the profile. */
  readonly eye: number;
  readonly away: number;
  /** Where the light comes from: -1 left, 1 right. */
  readonly from: 1 | -1;
}

export interface WoodTones {
  readonly wood: Rgba;
  readonly light: Rgba;
  readonly shade: Rgba;
}

/** Shades of a band between level and upright. */
const STEPS_OF_SHADE = 10;

/** A profile at even steps, as a smooth curve through its points. */
function sampled(profile: Profile, count: number): Profile {
  const top = profile.at(-1)?.[0] ?? 1;
  const at = (index: number) => profile[Math.min(profile.length - 1, Math.max(0, index))] ?? [0, 0];
  return Array.from({ length: count + 1 }, (_, index): readonly [number, number] => {
    const up = (index / count) * top;
    const next = Math.max(
      1,
      profile.findIndex(([height]) => height >= up - 1e-9),
    );
    const [[before, a], [low, from], [high, to], [after, d]] = [at(next - 2), at(next - 1), at(next), at(next + 1)];
    const span = high - low || 1;
    const t = Math.min(1, Math.max(0, (up - low) / span));
    // Cubic Hermite: slopes by the neighbors, held so that a sharp ring does not swing over.
    const slope = (rise: number, run: number) =>
      Math.max(-2 * Math.abs(to - from), Math.min(2 * Math.abs(to - from), (rise / (run || 1)) * span));
    const [m0, m1] = [slope(to - a, high - before), slope(d - from, after - low)];
    const radius =
      (2 * t ** 3 - 3 * t ** 2 + 1) * from + (t ** 3 - 2 * t ** 2 + t) * m0 + (-2 * t ** 3 + 3 * t ** 2) * to + (t ** 3 - t ** 2) * m1;
    return [up, Math.max(0.004, radius)];
  });
}

/** The silhouette of a turned thing on the page. */
export function turnedOutline(profile: Profile, { foot, scale, eye, away }: TurnedPlace): Path {
  const side = (sign: number) =>
    sampled(profile, 56).map(([up, radius]): Point => ({ x: foot.x + sign * radius * scale, y: foot.y - up * scale }));
  const [, base] = profile[0]!;
  return [...polygon([...side(1), ...side(-1).toReversed()]), ...ellipse(foot, base * scale, (base * scale * eye) / away)];
}

/** Turned and polished wood in light from one side: bands of the lathe that brighten where they face up, a gleam, and the grain. @param bands of the lathe. */
export function turnedWood(profile: Profile, place: TurnedPlace, tones: WoodTones, bands: number): readonly SceneNode[] {
  const { foot, scale, eye, away, from } = place;
  const { wood, light, shade } = tones;
  const rings = sampled(profile, bands);
  const flat = (up: number) => (eye - up) / away;
  const steps = bands > 60 ? 18 : 8;
  const shades = new Map<number, readonly GradientStop[]>();
  const slices = rings.slice(1).map(([up, radius], index): SceneNode => {
    const [below, wide] = rings[index]!;
    const slope = (wide - radius) / Math.max(0.004, up - below);
    const faces = slope / Math.hypot(1, slope);
    const reach = Math.max(wide, radius) * scale;
    return painted(
      {
        kind: 'linear',
        from: { x: foot.x + from * reach, y: 0 },
        to: { x: foot.x - from * reach, y: 0 },
        stops: shading(faces),
      },
      polygon([...arc(foot, below, wide, 1), ...arc(foot, up, radius, -1, 0.7)]),
    );
  });
  const [first] = rings;
  return [
    ...(first ? [filled(mixColours(wood, shade, 0.7), ellipse(foot, first[1] * scale, Math.abs(first[1] * scale * flat(0))))] : []),
    ...slices,
    stroked(withAlpha(mixColours(wood, shade, 0.7), 0.22), Math.max(0.5, scale * 0.006), ...grain()),
    filled(withAlpha(mixColours(light, WHITE, 0.6), 0.5), ...gleams()),
  ];

  /** The colors across a band, from its lit side; bands that face up are lighter. @param faces from -1, down, to 1, up. */
  function shading(faces: number): readonly GradientStop[] {
    const step = Math.round(faces * STEPS_OF_SHADE);
    const found = shades.get(step);
    if (found) return found;
    const share = step / STEPS_OF_SHADE;
    const tone = share > 0 ? mixColours(wood, light, 0.42 * share) : mixColours(wood, shade, -0.5 * share);
    const stops = [
      { offset: 0, colour: mixColours(tone, light, 0.5) },
      { offset: 0.08, colour: mixColours(tone, light, 0.6) },
      { offset: 0.24, colour: mixColours(tone, light, 0.24) },
      { offset: 0.4, colour: mixColours(tone, shade, 0.12) },
      { offset: 0.56, colour: mixColours(tone, shade, 0.5) },
      { offset: 0.72, colour: mixColours(tone, shade, 0.76) },
      { offset: 0.9, colour: mixColours(tone, shade, 0.86) },
      { offset: 1, colour: mixColours(tone, shade, 0.64) },
    ];
    shades.set(step, stops);
    return stops;
  }

  /** The front half of a ring. @param sign 1 from left to right, -1 back. @param higher units that it is drawn higher, so that bands overlap. */
  function arc(middle: Point, up: number, radius: number, sign: number, higher = 0): readonly Point[] {
    return Array.from({ length: steps + 1 }, (_, index) => {
      const angle = (index / steps) * Math.PI;
      return {
        x: middle.x - sign * Math.cos(angle) * radius * scale,
        y: middle.y - up * scale + Math.sin(angle) * radius * scale * flat(up) - higher,
      };
    });
  }

  function grain(): readonly Path[] {
    return [-0.72, -0.46, -0.2, 0.08, 0.3, 0.58].map((share, line) =>
      smoothLine(
        rings
          .filter((_, index) => index % 3 === line % 3)
          .map(([up, radius]) => ({
            x: foot.x + share * radius * scale,
            y: foot.y - up * scale + Math.sqrt(1 - share * share) * radius * scale * flat(up),
          })),
      ),
    );
  }

  /** A narrow gleam along each swelling part, where the polish mirrors the light. */
  function gleams(): readonly Path[] {
    const runs: (readonly [number, number])[][] = [[]];
    for (const [index, ring] of rings.entries()) {
      const slope = index > 0 ? (rings[index - 1]![1] - ring[1]) / Math.max(0.004, ring[0] - rings[index - 1]![0]) : 9;
      if (slope > -0.9 && slope < 1.6) runs.at(-1)!.push(ring);
      else if (runs.at(-1)!.length > 0) runs.push([]);
    }
    return runs
      .filter((run) => run.length > 2)
      .map((run) =>
        ribbon(
          run.map(([up, radius], index) => ({
            x: foot.x + from * radius * scale * 0.6,
            y: foot.y - up * scale + 0.8 * radius * scale * flat(up),
            width: Math.max(0.3, radius * scale * 0.04 * Math.sin(((index + 0.5) / run.length) * Math.PI)),
          })),
        ),
      );
  }
}
