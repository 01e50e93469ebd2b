import { type Rgba, WHITE } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { leaf } from './plants.ts';

/** Plants of a meadow, seen from the side. */
export const WILD_PLANTS = ['poppy', 'umbel', 'spire', 'cosmos', 'oat', 'bell'] as const;
export type WildPlantId = (typeof WILD_PLANTS)[number];

export interface PlantTones {
  readonly stem: Rgba;
  readonly petal: Rgba;
  readonly heart: Rgba;
  /** Shade under petals, and light on them. */
  readonly shade: Rgba;
}

interface PlantPlace {
  readonly x: number;
  readonly foot: number;
  readonly top: number;
  /** The side that it leans to; either one if absent. */
  readonly leansTo?: 1 | -1;
}

const UP = -Math.PI / 2;

/** Draws one plant from its foot to its flower. @param size of the flower, units. */
export function wildPlant(
  random: Random,
  { x, foot, top, leansTo }: PlantPlace,
  size: number,
  id: WildPlantId,
  tones: PlantTones,
): readonly SceneNode[] {
  const anyLean = between(random, -0.09, 0.09) * (foot - top);
  const lean = leansTo === undefined ? anyLean : leansTo * Math.abs(anyLean) * 0.5;
  const head = { x: x + lean, y: top };
  const at = (share: number): Point => ({ x: x + lean * share ** 2, y: foot + (top - foot) * share });
  const width = Math.max(2.2, size * 0.075);
  const stem = stroked(tones.stem, width, smoothLine([at(0), at(0.35), at(0.7), at(1)]));
  const tilt = Math.atan2(at(1).y - at(0.8).y, at(1).x - at(0.8).x);
  const blades = Array.from({ length: id === 'oat' || id === 'umbel' ? 2 : 4 }, (_, index): Path => {
    const share = 0.18 + index * 0.15 + between(random, 0, 0.06);
    const side = index % 2 === 0 ? 1 : -1;
    return leaf(at(share), Math.min(size * 2.1, (foot - top) * 0.3), UP + side * between(random, 0.35, 0.8), 0.17);
  });
  return [stem, filled(mixColours(tones.stem, tones.shade, 0.12), ...blades), ...FLOWERS[id](random, head, size, tilt, tones, at)];
}

type Flower = (
  random: Random,
  head: Point,
  size: number,
  tilt: number,
  tones: PlantTones,
  at: (share: number) => Point,
) => readonly SceneNode[];

const FLOWERS: Readonly<Record<WildPlantId, Flower>> = {
  poppy: (random, head, size, tilt, { petal, heart, shade }) => {
    const turn = tilt - UP + between(random, -0.3, 0.3);
    const place = (across: number, up: number): Point => {
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      return { x: head.x + (across * cos + up * sin) * size, y: head.y + (across * sin - up * cos) * size };
    };
    const petalAt = (from: number, to: number, high: number) => {
      const middle = (from + to) / 2;
      return smoothShape([
        place(0, -0.06),
        place(from * 0.75, 0.16),
        place(from, high * 0.8),
        place(from + (to - from) * 0.24, high),
        place(middle, high * 0.92),
        place(to - (to - from) * 0.22, high * 1.02),
        place(to, high * 0.78),
        place(to * 0.75, 0.16),
      ]);
    };
    const veins = (from: number, to: number, high: number) =>
      Array.from({ length: 6 }, (_, index) => {
        const across = from + ((to - from) * (index + 0.5)) / 6;
        return smoothLine([place(across * 0.2, 0.08), place(across * 0.7, high * 0.45), place(across * 0.96, high * 0.86)]);
      });
    const back = mixColours(petal, shade, 0.28);
    const front = mixColours(petal, WHITE, 0.1);
    return [
      filled(back, petalAt(-0.62, 0.2, 1.0), petalAt(-0.12, 0.66, 1.04)),
      filled(mixColours(heart, shade, 0.55), ellipse(place(0.02, 0.5), size * 0.2, size * 0.16)),
      filled(petal, petalAt(-0.76, -0.02, 0.72), petalAt(0.06, 0.78, 0.7)),
      stroked(mixColours(petal, shade, 0.3), size * 0.012, ...veins(-0.7, -0.06, 0.72), ...veins(0.1, 0.72, 0.7)),
      filled(front, petalAt(-0.44, 0.42, 0.6)),
      stroked(mixColours(front, shade, 0.22), size * 0.014, ...veins(-0.4, 0.38, 0.6)),
    ];
  },
  umbel: (random, head, size, tilt, { stem, petal, shade }) => {
    const rays = Array.from({ length: 19 }, (_, index) => {
      const share = index / 18 - 0.5;
      const angle = tilt + share * 2.1;
      const reach = size * (1 - Math.abs(share) * 0.34) * (index % 2 === 0 ? 1 : between(random, 0.72, 0.86));
      const hub = { x: head.x - Math.cos(tilt) * size * 0.7, y: head.y - Math.sin(tilt) * size * 0.7 };
      return { hub, end: polar(hub, reach, angle) };
    });
    const dots = rays.flatMap(({ end }) =>
      Array.from({ length: 9 }, () =>
        ellipse(polar(end, size * 0.13 * Math.sqrt(random()), random() * 6.3), size * between(random, 0.026, 0.044)),
      ),
    );
    return [
      stroked(
        stem,
        Math.max(1.4, size * 0.022),
        ...rays.map(({ hub, end }) => smoothLine([hub, { x: (hub.x + end.x) / 2 + (end.x - hub.x) * 0.06, y: (hub.y + end.y) / 2 }, end])),
      ),
      filled(mixColours(petal, shade, 0.2), ...dots.filter((_, index) => index % 3 === 0)),
      filled(mixColours(petal, WHITE, 0.25), ...dots.filter((_, index) => index % 3 !== 0)),
    ];
  },
  spire: (random, _head, size, _tilt, { petal, heart, shade }, at) => {
    // Whorls of small flowers, open at the foot of the spire and in bud at its tip.
    const rows = 17;
    const tones = [mixColours(petal, shade, 0.22), petal, mixColours(petal, WHITE, 0.22)];
    const whorls = Array.from({ length: rows }, (_, row) => {
      const place = at(0.58 + (0.44 * row) / (rows - 1));
      const reach = size * 0.44 * (1.04 - (row / rows) ** 1.2 * 0.78);
      const florets = [-1, -0.5, 0, 0.5, 1].map((side) =>
        leaf(place, reach * between(random, 0.85, 1.1) * (1 - Math.abs(side) * 0.12), UP + side * 1.25 + between(random, -0.12, 0.12), 0.5),
      );
      return { florets, tone: tones[row % 3] ?? petal, throat: ellipse({ x: place.x, y: place.y - reach * 0.3 }, reach * 0.1) };
    });
    return [
      ...whorls.map(({ florets, tone }) => filled(tone, ...florets)),
      filled(mixColours(heart, petal, 0.4), ...whorls.slice(0, 11).map(({ throat }) => throat)),
    ];
  },
  cosmos: (random, head, size, _tilt, { petal, heart, shade }) => {
    const flat = between(random, 0.55, 0.9);
    const turn = random() * 6.3;
    const squash = (point: Point): Point => ({ x: point.x, y: head.y + (point.y - head.y) * flat });
    const petals = Array.from({ length: 8 }, (_, index) => {
      const angle = turn + (index / 8) * 6.2832;
      const out = (share: number, side: number) => squash(polar(polar(head, size * 0.82 * share, angle), size * side, angle + Math.PI / 2));
      return {
        path: smoothShape([
          squash(head),
          out(0.5, 0.2),
          out(0.9, 0.24),
          out(1, 0.1),
          out(0.94, 0),
          out(1, -0.1),
          out(0.9, -0.24),
          out(0.5, -0.2),
        ]),
        veins: [0.08, -0.08].map((side) => smoothLine([out(0.25, side * 0.4), out(0.86, side)])),
        index,
      };
    });
    return [
      ...petals.map(({ path, index }) => filled(mixColours(petal, index % 2 === 0 ? shade : WHITE, index % 2 === 0 ? 0.13 : 0.12), path)),
      stroked(mixColours(petal, shade, 0.3), size * 0.014, ...petals.flatMap(({ veins }) => veins)),
      filled(mixColours(heart, shade, 0.35), ellipse({ x: head.x, y: head.y + size * 0.03 }, size * 0.2, size * 0.2 * flat)),
      filled(heart, ellipse(head, size * 0.17, size * 0.17 * flat)),
    ];
  },
  oat: (random, _head, size, _tilt, { stem, petal, shade }, at) => {
    const grains = Array.from({ length: 16 }, (_, index) => {
      const share = 0.66 + (0.34 * index) / 15;
      const side = index % 2 === 0 ? 1 : -1;
      return leaf(at(share), size * 0.46, UP + side * between(random, 0.3, 0.6), 0.3);
    });
    const tone = mixColours(petal, stem, 0.3);
    return [
      filled(mixColours(tone, shade, 0.15), ...grains.filter((_, index) => index % 2 === 0)),
      filled(mixColours(tone, WHITE, 0.2), ...grains.filter((_, index) => index % 2 === 1)),
    ];
  },
  bell: (random, _head, size, _tilt, { stem, petal, shade }, at) => {
    const bells = Array.from({ length: 5 }, (_, index) => {
      const share = 0.62 + index * 0.085;
      const side = index % 2 === 0 ? 1 : -1;
      const root = at(share);
      const hung = { x: root.x + side * size * (0.55 - index * 0.05), y: root.y + size * 0.1 };
      const big = size * (0.5 - index * 0.04) * between(random, 0.92, 1.08);
      return {
        stalk: smoothLine([root, { x: (root.x + hung.x) / 2, y: root.y - size * 0.14 }, hung]),
        cup: smoothShape([
          { x: hung.x - big * 0.16, y: hung.y },
          { x: hung.x + big * 0.16, y: hung.y },
          { x: hung.x + big * 0.36, y: hung.y + big * 0.5 },
          { x: hung.x + big * 0.54, y: hung.y + big * 0.98 },
          { x: hung.x + big * 0.2, y: hung.y + big * 0.88 },
          { x: hung.x, y: hung.y + big * 1.02 },
          { x: hung.x - big * 0.2, y: hung.y + big * 0.88 },
          { x: hung.x - big * 0.54, y: hung.y + big * 0.98 },
          { x: hung.x - big * 0.36, y: hung.y + big * 0.5 },
        ]),
        light: smoothLine([
          { x: hung.x - big * 0.12, y: hung.y + big * 0.14 },
          { x: hung.x - big * 0.22, y: hung.y + big * 0.5 },
          { x: hung.x - big * 0.34, y: hung.y + big * 0.82 },
        ]),
        index,
      };
    });
    return [
      stroked(stem, Math.max(1.6, size * 0.04), ...bells.map(({ stalk }) => stalk)),
      ...bells.map(({ cup, index }) => filled(mixColours(petal, index % 2 === 0 ? shade : WHITE, 0.1), cup)),
      stroked(mixColours(petal, WHITE, 0.5), size * 0.03, ...bells.map(({ light }) => light)),
    ];
  },
};
