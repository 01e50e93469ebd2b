import { BLACK, type Rgba, WHITE, fromHex, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { leaf } from './plants.ts';

/** Fruit and vegetables that can be drawn cut in half. */
export const CUT_FRUIT_IDS = ['orange', 'tomato', 'lime', 'onion', 'lemon', 'kiwi', 'grapefruit', 'fig', 'cucumber', 'beet'] as const;
export type CutFruitId = (typeof CUT_FRUIT_IDS)[number];

type CitrusId = 'orange' | 'lime' | 'lemon' | 'grapefruit';

const CITRUS: Readonly<Record<CitrusId, Citrus>> = {
  orange: { rind: fromHex('#f28a1e'), flesh: fromHex('#ff9f2e') },
  lime: { rind: fromHex('#5a9a2e'), flesh: fromHex('#b5d95a') },
  lemon: { rind: fromHex('#f5c52a'), flesh: fromHex('#ffe06a') },
  grapefruit: { rind: fromHex('#f5b35a'), flesh: fromHex('#f0645a') },
};
const PITH = fromHex('#fff4dc');
const SEED = fromHex('#f7e3a8');

/** Half a fruit with its cut face up, large enough to show its cells and seeds, and its shadow. */
export function cutFruit(random: Random, middle: Point, radius: number, id: CutFruitId, shade: Rgba): readonly SceneNode[] {
  const turn = random() * 2 * Math.PI;
  const face = isCitrus(id) ? segments(random, middle, radius, turn, CITRUS[id]) : FACES[id](random, middle, radius, turn);
  return [
    shadowOf([filled(shade, ellipse(middle, radius))], withAlpha(shade, 0.5), { x: radius * 0.06, y: radius * 0.12 }, radius * 0.08),
    ...face,
    glow({ x: middle.x - radius * 0.42, y: middle.y - radius * 0.46 }, radius * 0.5, withAlpha(WHITE, 0.3)),
  ];
}

function isCitrus(id: CutFruitId): id is CitrusId {
  return Object.hasOwn(CITRUS, id);
}

interface Citrus {
  readonly rind: Rgba;
  readonly flesh: Rgba;
}

const SEGMENTS = 10;

function segments(random: Random, middle: Point, radius: number, turn: number, { rind, flesh }: Citrus): readonly SceneNode[] {
  const step = (2 * Math.PI) / SEGMENTS;
  const wedges = Array.from({ length: SEGMENTS }, (_, index) => {
    const angle = turn + index * step;
    const at = (share: number, aside: number) => polar(middle, radius * share, angle + aside * step);
    return smoothShape([
      at(0.12, 0),
      at(0.42, -0.34),
      at(0.72, -0.41),
      at(0.79, -0.3),
      at(0.82, 0),
      at(0.79, 0.3),
      at(0.72, 0.41),
      at(0.42, 0.34),
    ]);
  });
  const cells = Array.from({ length: 90 }, () => {
    const angle = turn + random() * 2 * Math.PI;
    return leaf(polar(middle, radius * between(random, 0.26, 0.62), angle), radius * between(random, 0.1, 0.19), angle, 0.3);
  });
  const seeds = Array.from({ length: 4 }, (_, index) =>
    leaf(polar(middle, radius * 0.26, turn + index * 1.57 + 0.2), radius * 0.12, turn + index * 1.57 + 0.2, 0.5),
  );
  return [
    painted(radialPaint(middle, radius, [rind, rind, rind, mixColours(rind, BLACK, 0.16)]), ellipse(middle, radius)),
    filled(PITH, ellipse(middle, radius * 0.91)),
    painted(radialPaint(middle, radius * 0.84, [mixColours(flesh, WHITE, 0.34), flesh, mixColours(flesh, rind, 0.5)]), ...wedges),
    clipped(wedges.flat(), [filled(withAlpha(mixColours(flesh, WHITE, 0.5), 0.5), ...cells)]),
    filled(SEED, ...seeds),
    filled(PITH, ellipse(middle, radius * 0.08)),
  ];
}

type Face = (random: Random, middle: Point, radius: number, turn: number) => readonly SceneNode[];

const FACES: Readonly<Record<Exclude<CutFruitId, CitrusId>, Face>> = {
  tomato: (random, middle, radius, turn) => {
    const red = fromHex('#d8342a');
    const hollows = [0, 1, 2, 3, 4].map((index) => {
      const angle = turn + index * 1.257;
      const at = (share: number, aside: number) => polar(middle, radius * share, angle + aside);
      return { angle, path: smoothShape([at(0.28, 0), at(0.5, -0.42), at(0.74, -0.36), at(0.78, 0), at(0.74, 0.36), at(0.5, 0.42)]) };
    });
    const seeds = hollows.flatMap(({ angle }) =>
      Array.from({ length: 8 }, () =>
        leaf(polar(middle, radius * between(random, 0.44, 0.68), angle + between(random, -0.3, 0.3)), radius * 0.07, random() * 6.28, 0.6),
      ),
    );
    return [
      painted(radialPaint(middle, radius, [red, red, mixColours(red, BLACK, 0.18)]), ellipse(middle, radius)),
      filled(mixColours(red, WHITE, 0.2), ellipse(middle, radius * 0.93)),
      painted(
        radialPaint(middle, radius * 0.8, [fromHex('#f08a5a'), fromHex('#d9452e'), fromHex('#b8281f')]),
        ...hollows.map(({ path }) => path),
      ),
      filled(SEED, ...seeds),
      filled(mixColours(red, WHITE, 0.46), ellipse(middle, radius * 0.12)),
    ];
  },
  onion: (_random, middle, radius) => {
    const skin = fromHex('#8a2f62');
    const ring = (share: number) => ellipse(middle, radius * share, radius * share * 0.97);
    return [
      filled(skin, ring(1)),
      filled(mixColours(skin, WHITE, 0.86), ring(0.94)),
      ...[0.86, 0.7, 0.55, 0.41, 0.28, 0.16].flatMap((share) => [
        filled(mixColours(skin, WHITE, 0.5), ring(share)),
        filled(mixColours(skin, WHITE, 0.8 + 0.1 * share), ring(share - 0.022)),
        filled(withAlpha(mixColours(skin, WHITE, 0.66), 0.4), ring(share - 0.07)),
      ]),
      filled(fromHex('#d9e2a0'), ring(0.07)),
    ];
  },
  kiwi: (random, middle, radius, turn) => {
    const green = fromHex('#8cc63f');
    const rays = Array.from({ length: 30 }, (_, index) =>
      leaf(polar(middle, radius * 0.24, turn + index * 0.2094), radius * between(random, 0.42, 0.6), turn + index * 0.2094, 0.1),
    );
    const seeds = Array.from({ length: 44 }, (_, index) =>
      leaf(polar(middle, radius * between(random, 0.3, 0.46), turn + index * 0.1428), radius * 0.065, turn + index * 0.1428, 0.5),
    );
    return [
      filled(fromHex('#7a5a36'), ellipse(middle, radius)),
      painted(
        radialPaint(middle, radius * 0.95, [mixColours(green, WHITE, 0.3), green, mixColours(green, BLACK, 0.24)]),
        ellipse(middle, radius * 0.95),
      ),
      filled(withAlpha(mixColours(green, WHITE, 0.55), 0.6), ...rays),
      filled(fromHex('#f3f2cf'), ellipse(middle, radius * 0.25)),
      filled(fromHex('#2a2016'), ...seeds),
    ];
  },
  fig: (random, middle, radius, turn) => {
    const seeds = Array.from({ length: 90 }, () =>
      ellipse(polar(middle, radius * 0.68 * Math.sqrt(random()), random() * 6.28), radius * between(random, 0.014, 0.026)),
    );
    const strands = Array.from({ length: 24 }, (_, index) => {
      const angle = turn + index * 0.2618;
      return smoothLine([
        polar(middle, radius * 0.22, angle),
        polar(middle, radius * 0.5, angle + 0.12),
        polar(middle, radius * 0.74, angle),
      ]);
    });
    return [
      filled(fromHex('#4a2450'), ellipse(middle, radius)),
      filled(fromHex('#8a4a78'), ellipse(middle, radius * 0.95)),
      filled(fromHex('#f7e6cf'), ellipse(middle, radius * 0.89)),
      painted(
        radialPaint(middle, radius * 0.78, [fromHex('#8f1f3f'), fromHex('#d8485a'), fromHex('#f2a08f')]),
        ellipse(middle, radius * 0.77),
      ),
      stroked(withAlpha(fromHex('#f7b8a0'), 0.5), radius * 0.018, ...strands),
      filled(fromHex('#f7dc9a'), ...seeds),
    ];
  },
  cucumber: (random, middle, radius, turn) => {
    const flesh = fromHex('#d9eeb0');
    const seeds = Array.from({ length: 27 }, (_, index) => {
      const angle = turn + Math.floor(index / 9) * 2.0944 + (index % 9) * 0.2 - 0.8;
      return leaf(polar(middle, radius * between(random, 0.26, 0.5), angle), radius * 0.12, angle, 0.4);
    });
    return [
      filled(fromHex('#2f6b34'), ellipse(middle, radius)),
      filled(fromHex('#8fc65a'), ellipse(middle, radius * 0.95)),
      painted(
        radialPaint(middle, radius * 0.9, [mixColours(flesh, WHITE, 0.3), flesh, mixColours(flesh, fromHex('#8fc65a'), 0.4)]),
        ellipse(middle, radius * 0.9),
      ),
      filled(
        withAlpha(fromHex('#b5d98a'), 0.8),
        ...[0, 1, 2].map((index) => ellipse(polar(middle, radius * 0.34, turn + index * 2.0944), radius * 0.3)),
      ),
      filled(fromHex('#f7f3d0'), ...seeds),
    ];
  },
  beet: (_random, middle, radius) => {
    const own = fromHex('#8f1f4f');
    return [
      filled(mixColours(own, BLACK, 0.36), ellipse(middle, radius)),
      filled(own, ellipse(middle, radius * 0.94)),
      ...[0.84, 0.66, 0.49, 0.33, 0.18].flatMap((share) => [
        filled(mixColours(own, WHITE, 0.42), ellipse(middle, radius * share, radius * share * 0.98)),
        filled(mixColours(own, WHITE, 0.06 + 0.1 * (1 - share)), ellipse(middle, radius * (share - 0.045))),
      ]),
    ];
  },
};

/** The fruit that is cut for a book of sweet things, and the produce for every other cookbook. */
export const SWEET_FRUIT = ['orange', 'kiwi', 'grapefruit', 'fig', 'lemon', 'lime'] as const satisfies readonly CutFruitId[];
export const SAVORY_FRUIT = ['tomato', 'lemon', 'onion', 'cucumber', 'orange', 'beet', 'lime'] as const satisfies readonly CutFruitId[];
