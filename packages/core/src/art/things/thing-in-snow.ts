import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { flattenPath } from '../../scene/flatten-path.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { castShadow } from '../drawing/cast-shadow.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, shadowOf } from '../drawing/nodes.ts';
import { ellipse, smoothShape } from '../drawing/outlines.ts';
import type { HeroColours } from '../heroes/draw-hero.ts';
import type { HeroId } from '../heroes/hero-ids.ts';
import { isTiny } from '../heroes/hero-sizes.ts';
import { type RestingThing, liesFlat, restingThing } from './resting-thing.ts';

interface Lost {
  readonly id: HeroId;
  readonly foot: Point;
  /** The height of the whole scene. */
  readonly room: number;
  /** The side that its shadow falls to: 1 right. */
  readonly side: 1 | -1;
}

interface SnowTones {
  readonly snow: Rgba;
  readonly lit: Rgba;
  readonly shade: Rgba;
  readonly deep: Rgba;
  readonly warm: Rgba;
  readonly black: Rgba;
}

/** Parts of the lower edge, from left to right, that snow has slid over. */
const ALONG = [
  [0, 0.24],
  [0.2, 0.5],
  [0.46, 0.76],
  [0.7, 1],
] as const;
const IN_PLACES = [
  [0.02, 0.22],
  [0.44, 0.62],
  [0.8, 0.98],
] as const;

/** Things as large as a suitcase, or as long as an arm. */
const LARGE: ReadonlySet<HeroId> = new Set(
  'violin guitar suitcase backpack birdcage sled chest cradle barrel sword rifle axe spade wreath rockinghorse bust'.split(' ') as HeroId[],
);
/** The sizes of things that are smaller than a cup, and of most others, beside the largest. */
const [TINY, SMALL] = [0.34, 0.46];

/** A thing that somebody lost in the snow: sunk in a little, with its long shadow, and snow on its upper edge. */
export function thingInSnow(random: Random, { id, foot, room, side }: Lost, tones: HeroColours, colours: SnowTones): readonly SceneNode[] {
  const { snow, lit, shade, deep, warm, black } = colours;
  const isFlat = liesFlat(id);
  // Beside the steps a ring as large as a suitcase is absurd.
  const scale = isTiny(id) ? TINY : LARGE.has(id) ? 0.78 : SMALL;
  const place = isFlat
    ? { foot, wide: 610 * scale, tall: room * 0.42 * scale, turn: side * 62, squash: 0.66 }
    : { foot, wide: 440 * scale, tall: room * 0.47 * scale, turn: side * 7, squash: 1 };
  const thing = restingThing(id, place, tones, {
    light: mixColours(warm, WHITE, 0.35),
    shade: mixColours(black, shade, 0.3),
    from: { x: -side * 0.72, y: -0.69 },
  });
  const bank = isFlat
    ? IN_PLACES.map((part) => slid(random, thing, part))
    : ALONG.map((part, index) => piled(random, thing.box, part, index));
  const local = mixColours(snow, shade, 0.34);
  return [
    ...(isFlat ? hollow() : shadow()),
    ...thing.parts,
    settledSnow(thing, mixColours(snow, WHITE, 0.7)),
    shadowOf([filled(lit, ...bank)], withAlpha(mixColours(lit, WHITE, 0.4), 0.9), { x: -side * 2, y: -3 }, 3),
    shadowOf([filled(local, ...bank)], local, { x: side, y: 4 }, 4),
  ];

  /** The hollow that a flat thing has made: its lit rim towards the sun, and the shade in it. */
  function hollow(): readonly SceneNode[] {
    const { flat, box } = thing;
    return [
      shadowOf(flat, withAlpha(mixColours(lit, WHITE, 0.4), 0.8), { x: -side * 6, y: -6 }, 9),
      shadowOf(flat, withAlpha(deep, 0.6), { x: side * 9, y: 9 }, 16),
      shadowOf(flat, withAlpha(mixColours(deep, black, 0.4), 0.8), { x: side * box.width * 0.03, y: box.height * 0.06 }, 5),
    ];
  }

  function shadow(): readonly SceneNode[] {
    const { box, outlines } = thing;
    const half = box.width / 2;
    const sole = { x: box.x + half, y: box.y + box.height * 0.97 };
    const cast = outlines.map((path) => castShadow(path, sole, { across: side * 1.05, down: 0.2 }));
    return [
      shadowOf(
        [filled(deep, ellipse({ x: sole.x + side * half * 0.1, y: sole.y }, half * 1.02, 20))],
        withAlpha(deep, 0.8),
        { x: side * 6, y: 2 },
        10,
      ),
      shadowOf([filled(deep, ...cast)], withAlpha(mixColours(deep, black, 0.3), 0.62), { x: 0, y: 0 }, 5),
    ];
  }
}

/** Snow that has fallen on the upper edges of the largest part. */
function settledSnow({ box, body }: RestingThing, white: Rgba): SceneNode {
  const deep = box.height * 0.035;
  const around = rectanglePath({ x: box.x - 200, y: box.y - 200, width: box.width + 400, height: box.height + 200 });
  return clipped(body, [
    shadowOf(
      [{ kind: 'fill', rule: 'evenodd', path: [...around, ...body], paint: { kind: 'solid', colour: WHITE } }],
      withAlpha(white, 0.9),
      { x: 0, y: deep },
      deep * 0.4,
    ),
  ]);
}

/** A little snow over the lowest edge of a flat thing between two shares of its width. */
function slid(random: Random, { outlines, box }: RestingThing, [from, to]: readonly [number, number]): Path {
  const ends = outlines.flatMap((path) => flattenPath(path).flatMap(({ points }) => points));
  const inside = ends.filter(({ x }) => x >= box.x + box.width * from && x <= box.x + box.width * to);
  const above = { x: box.x + (box.width * (from + to)) / 2, y: box.y };
  const { x, y } = inside.reduce((lowest, spot) => (spot.y > lowest.y ? spot : lowest), above);
  return mound(random, { x, y: y + 7 }, box.width * between(random, 0.07, 0.13), 8 + box.height * 0.055);
}

/** Snow before the foot of a standing thing. */
function piled(random: Random, box: Rect, [from, to]: readonly [number, number], index: number): Path {
  const spot = { x: box.x + (box.width * (from + to)) / 2, y: box.y + box.height + 5 + (index % 2) * 4 };
  return mound(random, spot, box.width * between(random, 0.14, 0.2), 9 + box.height * 0.045);
}

function mound(random: Random, { x, y }: Point, half: number, tall: number): Path {
  return smoothShape(
    Array.from({ length: 10 }, (_, index) => {
      const angle = (index / 10) * 2 * Math.PI;
      return {
        x: x + half * Math.cos(angle) * between(random, 0.85, 1.15),
        y: y + tall * Math.sin(angle) * between(random, 0.75, 1.2),
      };
    }),
  );
}
