import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { flattenPath } from '../../scene/flatten-path.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, shadowOf, stroked } from '../drawing/nodes.ts';
import { fractal, smoothNoise } from '../drawing/noise.ts';
import { areaUnder, ellipse, smoothLine } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import type { RestingThing } from './resting-thing.ts';

interface WaterTones {
  readonly deep: Rgba;
  readonly water: Rgba;
  readonly light: Rgba;
  readonly shade: Rgba;
}

/** The share of a thing's height that is above the water. */
const AFLOAT = 0.62;
/** Bands of the part under water, which the moving surface shifts against each other. */
const BANDS = 14;
/** Things under water look less deep than they are. */
const SHALLOWER = 0.9;
/** The height of a ring, as a share of its width. */
const ASLANT = 0.34;

/** A part of a thing that cuts the surface. */
export interface Waterline {
  readonly level: number;
  readonly left: number;
  readonly right: number;
}

/** Parts of the line that are closer to each other than this are one. */
const APART = 14;

/** Returns where the surface meets a floating thing: each part of it that comes out of the water, the widest first. */
export function waterlinesOf({ outlines, box }: RestingThing): readonly [Waterline, ...Waterline[]] {
  const level = box.y + box.height * AFLOAT;
  const spans = outlines.flatMap((path) =>
    flattenPath(path).flatMap(({ points }) => {
      const xs = points
        .flatMap((from, index): readonly number[] => {
          const to = points[(index + 1) % points.length] ?? from;
          return from.y > level !== to.y > level ? [from.x + ((level - from.y) / (to.y - from.y)) * (to.x - from.x)] : [];
        })
        .toSorted((one, other) => one - other);
      return Array.from({ length: Math.floor(xs.length / 2) }, (_, index) => ({ left: xs[index * 2] ?? 0, right: xs[index * 2 + 1] ?? 0 }));
    }),
  );
  const joined: { left: number; right: number }[] = [];
  for (const span of spans.toSorted((one, other) => one.left - other.left)) {
    const last = joined.at(-1);
    if (last && span.left < last.right + APART) last.right = Math.max(last.right, span.right);
    else joined.push({ ...span });
  }
  const [first, ...others] = joined
    .toSorted((one, other) => other.right - other.left - (one.right - one.left))
    .map(({ left, right }): Waterline => ({ level, left, right }));
  return [first ?? { level, left: box.x + box.width * 0.2, right: box.x + box.width * 0.8 }, ...others];
}

/** Rings that run out from a floating thing, with light on the side of the sun and shade behind each. */
export function ringsAround(
  random: Random,
  { level, left, right }: Waterline,
  side: 1 | -1,
  { light, shade }: WaterTones,
): readonly SceneNode[] {
  const noise = smoothNoise(random);
  const middle = { x: (left + right) / 2, y: level };
  const half = Math.max(60, (right - left) / 2);
  const rings = Array.from({ length: 8 }, (_, index) => {
    const radius = half * 1.1 + 16 + index * (26 + index * 7.5);
    const strength = (1 - index / 9) ** 1.1;
    const round = (dy: number, most: number, lit: boolean): readonly Path[] => {
      const points = Array.from({ length: 49 }, (_none, step) => {
        const angle = (step / 48) * 2 * Math.PI;
        const wobble = 1 + 0.02 * fractal(noise, Math.cos(angle) * 1.5 + index, Math.sin(angle) * 1.5, 2);
        const gap = 0.55 + 0.75 * fractal(noise, Math.cos(angle) * 1.1 + index * 3, Math.sin(angle) * 1.1 + 9, 2);
        const towards = lit ? 0.5 + 0.5 * Math.cos(angle - (side > 0 ? -0.5 : Math.PI + 0.5)) : 0.75;
        return {
          x: middle.x + Math.cos(angle) * radius * wobble,
          y: middle.y + dy + Math.sin(angle) * radius * wobble * ASLANT,
          width: Math.max(0.15, most * Math.max(0.06, gap) * (0.28 + 0.9 * towards) * (0.7 + 0.5 * Math.sin(angle))),
        };
      });
      return [ribbon(points.slice(0, 25)), ribbon(points.slice(24))];
    };
    return { strength, crest: round(0, 3.4, true), trough: round(7, 4.6, false) };
  });
  return rings.flatMap(({ strength, crest, trough }) => [
    filled(withAlpha(shade, 0.36 * strength), ...trough),
    filled(withAlpha(light, 0.78 * strength), ...crest),
  ]);
}

/** A floating thing: what is under water is tinted, wavers and fades, what is above it is lit, and a bright line runs between the two. */
export function thingInWater(
  random: Random,
  thing: RestingThing,
  lines: readonly [Waterline, ...Waterline[]],
  side: 1 | -1,
  { deep, water, light, shade }: WaterTones,
): readonly SceneNode[] {
  const { box, flat, parts, outlines } = thing;
  const [{ level, left, right }] = lines;
  const phase = between(random, 0, 6);
  const wave = (x: number) => level + 3.2 * Math.sin(x / 21 + phase) + 2 * Math.sin(x / 9);
  const surface: readonly Point[] = Array.from({ length: 81 }, (_, index) => {
    const x = box.x - 40 + ((box.width + 80) * index) / 80;
    return { x, y: wave(x) };
  });
  const low = box.y + box.height;
  const below = areaUnder(surface, low + 60);
  const above = areaUnder(surface, box.y - 60);
  const silhouette = outlines.flat();
  const tall = (low + 12 - level) / BANDS;
  const bands = Array.from({ length: BANDS }, (_, index): SceneNode => {
    const share = index / (BANDS - 1);
    const tint = mixColours(water, deep, share);
    return {
      kind: 'group',
      transform: [1, 0, 0, SHALLOWER, 6 * Math.sin(index * 0.9 + phase) * (0.3 + share), level * (1 - SHALLOWER)],
      children: [
        clipped(
          rectanglePath({ x: box.x - 60, y: level - 6 + tall * index, width: box.width + 120, height: tall + 1.2 }),
          tinted(flat, tint, 0.42 + 0.46 * share),
        ),
      ],
    };
  });
  const middle = { x: (left + right) / 2, y: level };
  const half = (right - left) / 2;
  return [
    clipped(below, [shadowOf(flat, withAlpha(shade, 0.6), { x: -side * 10, y: 16 }, 16)]),
    shadowOf(
      lines.map((part) =>
        filled(
          shade,
          ellipse(
            { x: (part.left + part.right) / 2 - side * 6, y: level + 5 },
            (part.right - part.left) * 0.56 + 8,
            (part.right - part.left) * 0.07 + 6,
          ),
        ),
      ),
      withAlpha(shade, 0.7),
      { x: 0, y: 0 },
      8,
    ),
    clipped(below, bands),
    clipped(below, [glow({ x: middle.x, y: level }, half * 1.1, withAlpha(shade, 0.34))]),
    clipped(above, parts),
    clipped(silhouette, [
      stroked(withAlpha(shade, 0.5), 7, smoothLine(surface.map(({ x, y }) => ({ x, y: y - 4 })))),
      stroked(mixColours(light, WHITE, 0.35), 3, smoothLine(surface)),
    ]),
    ...lines.flatMap(lapping),
  ];

  /** The rim of water where the surface touches the thing, brighter towards the light. */
  function lapping({ left: from, right: to }: Waterline): readonly SceneNode[] {
    const [x, long] = [(from + to) / 2, (to - from) / 2 + 5];
    const arc = (grow: number, dy: number, start: number, end: number, width: number): Path =>
      ribbon(
        Array.from({ length: 13 }, (_, step) => {
          const angle = start + ((end - start) * step) / 12;
          return {
            x: x + Math.cos(angle) * (long * grow + 2),
            y: level + dy + Math.sin(angle) * (long * grow * 0.15 + 4),
            width: Math.max(0.2, width * Math.sin((Math.PI * step) / 12)),
          };
        }),
      );
    return [
      filled(withAlpha(light, 0.85), arc(1.03, 2, 0.1, Math.PI - 0.1, 2.4)),
      filled(withAlpha(light, 0.5), arc(1.12, 7, 0.5, Math.PI - 0.9, 1.8)),
    ];
  }
}

/** Parts of a drawing with a share of another color in theirs. */
function tinted(nodes: readonly SceneNode[], tint: Rgba, share: number): readonly SceneNode[] {
  return nodes.map((node) => {
    if (node.kind === 'group') return { ...node, children: tinted(node.children, tint, share) };
    if ((node.kind !== 'fill' && node.kind !== 'stroke') || node.paint.kind !== 'solid') return node;
    return { ...node, paint: { kind: 'solid', colour: mixColours(node.paint.colour, tint, share) } };
  });
}
