import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { clipped, filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { rimLit } from '../drawing/rim-lit.ts';
import { type FriendTones, seatedFriend } from './seated-friends.ts';

/** A place in a boat: meters along it from its middle to the bow, to its right, and over the water. */
export type OnCanoe = (along: number, right: number, up: number) => Point;

export interface Paddler {
  readonly isWoman: boolean;
  /** The height beside a grown man's. */
  readonly size: number;
  readonly tones: FriendTones;
}

interface Canoe {
  readonly at: OnCanoe;
  readonly metre: number;
  /** The side of the boat that the viewer sees: 1 right. */
  readonly side: 1 | -1;
  /** From the stern to the bow: one or two. */
  readonly paddlers: readonly Paddler[];
  /** The gleams on the water over the image of the boat. */
  readonly wake: readonly SceneNode[];
}

export interface CanoeTones {
  readonly hull: Rgba;
  readonly wood: Rgba;
  readonly pack: Rgba;
  readonly shade: Rgba;
  readonly rim: Rgba;
  readonly water: Rgba;
}

/** Half the length and half the width, meters. */
const [HALF, BEAM] = [2.35, 0.46];
const STEPS = 28;
/** Where the seats are, meters from the middle. */
const SEATS = [-1.05, 1.2] as const;
/** The height of a seated person from the seat, meters. */
const TALL = 1.02;

/** An open canoe on still water, seen from behind against the light, with the one or two who sit in it and rest their paddles. */
export function openCanoe({ at, metre, side, paddlers, wake }: Canoe, tones: CanoeTones): readonly SceneNode[] {
  const { hull, wood, pack, shade, rim, water } = tones;
  const rail = (sign: number, inset = 0) => line(1, (t) => at(t * HALF, sign * (beamAt(t) - inset), 0.33 + 0.27 * Math.abs(t) ** 4));
  const keel = (sign: number) => line(0.93, (t) => at(t * HALF, sign * 0.9 * beamAt(t / 0.94), 0));
  const inside = (sign: number) => line(0.9, (t) => at(t * HALF, sign * 0.66 * beamAt(t / 0.93), 0.1));
  /** The curve of a stem, from the water up. */
  const stem = (end: number) => [0.955, 0.975, 0.992].map((t, index) => at(end * t * HALF, 0, [0.07, 0.22, 0.42][index] ?? 0));
  const face = (sign: number): Path => polygon([...rail(sign), ...stem(1).toReversed(), ...keel(sign).toReversed(), ...stem(-1)]);
  const hold = clockwise(polygon([...rail(1), ...rail(-1).toReversed()]));
  const light = { from: { x: side * 0.42, y: -0.91 }, rim, breadth: Math.max(1.4, metre * 0.02) };
  const people = paddlers.map((paddler, index) => person(paddler, paddlers.length > 1 ? index : 0));
  return [...image(), ...wake, ...shell(), ...people.toReversed().flatMap(({ nodes }) => nodes), ...nearSide()];

  function line(reach: number, of: (t: number) => Point): readonly Point[] {
    return Array.from({ length: STEPS + 1 }, (_, index) => of(reach * Math.sin(((index / STEPS) * 2 - 1) * (Math.PI / 2))));
  }

  function beamAt(t: number): number {
    return BEAM * Math.max(0, 1 - Math.abs(t) ** 2.3) ** 0.72;
  }

  /** The image of boat and people in the water, which ripples break. */
  function image(): readonly SceneNode[] {
    const below = polygon([
      ...keel(side),
      ...line(1, (t) => at(t * HALF, side * beamAt(t), -(0.33 + 0.27 * Math.abs(t) ** 4))).toReversed(),
    ]);
    const bodies = people.map(({ outline, foot }) => transformPath(outline, [1, 0, 0, -0.92, 0, foot.y * 1.92]));
    const [stern, bow] = [at(-HALF, 0, 0), at(HALF, 0, 0)];
    const gaps = Array.from({ length: 9 }, (_, index) => {
      const share = (index + 0.6) / 9;
      const y = Math.max(stern.y, bow.y) - metre * 0.1 + share * metre * 1.15;
      return ellipse(
        { x: (stern.x + bow.x) / 2 + Math.sin(index * 2.4) * metre * 0.8, y },
        metre * (0.5 + 0.4 * ((index * 7) % 3)),
        1 + share * 2.6,
      );
    });
    return [
      shadowOf([filled(shade, below, ...bodies)], withAlpha(shade, 0.42), { x: 0, y: 0 }, metre * 0.02),
      filled(withAlpha(mixColours(hull, shade, 0.55), 0.55), below),
      filled(withAlpha(water, 0.5), ...gaps),
    ];
  }

  function shell(): readonly SceneNode[] {
    const [stern, bow] = [at(-HALF, 0, 0.3), at(HALF, 0, 0.3)];
    const ribs = Array.from({ length: 15 }, (_, index) => {
      const t = -0.84 + (index / 14) * 1.68;
      return smoothLine([
        at(t * HALF, -side * beamAt(t), 0.33),
        at(t * HALF, -side * 0.66 * beamAt(t), 0.1),
        at(t * HALF, side * 0.66 * beamAt(t), 0.1),
      ]);
    });
    const bar = (along: number, wide: number, up: number): Path =>
      polygon([
        at(along - wide, beamAt(along / HALF), up),
        at(along + wide, beamAt(along / HALF), up),
        at(along + wide, -beamAt(along / HALF), up),
        at(along - wide, -beamAt(along / HALF), up),
      ]);
    const deck = (end: number): Path =>
      polygon([
        at(end * HALF, 0, 0.6),
        ...[0.94, 0.88, 0.82].map((t) => at(end * t * HALF, side * beamAt(t), 0.33 + 0.27 * t ** 4)),
        ...[0.82, 0.88, 0.94].map((t) => at(end * t * HALF, -side * beamAt(t), 0.33 + 0.27 * t ** 4)),
      ]);
    return [
      filled(mixColours(hull, shade, 0.7), face(-side)),
      painted(linearPaint(stern, bow, [mixColours(wood, shade, 0.75), mixColours(wood, shade, 0.5)]), hold),
      clipped(hold, [
        painted(
          linearPaint(stern, bow, [mixColours(wood, shade, 0.35), mixColours(wood, rim, 0.4)]),
          polygon([...rail(-side), ...inside(-side).toReversed()]),
        ),
        stroked(withAlpha(mixColours(shade, BLACK, 0.3), 0.55), metre * 0.018, ...ribs),
      ]),
      stroked(mixColours(rim, WHITE, 0.15), metre * 0.022, smoothLine(rail(-side).filter((_, index) => index > 3))),
      ...rimLit(bar(0.1, 0.06, 0.32), mixColours(wood, rim, 0.3), wood, { ...light, breadth: 1.2 }),
      ...rimLit(bar(SEATS[0], 0.13, 0.24), mixColours(wood, rim, 0.2), wood, { ...light, breadth: 1.2 }),
      ...rimLit(bar(SEATS[1], 0.13, 0.26), mixColours(wood, rim, 0.25), wood, { ...light, breadth: 1.2 }),
      ...[1, -1].flatMap((end) => rimLit(deck(end), mixColours(wood, rim, end > 0 ? 0.5 : 0.2), mixColours(wood, shade, 0.3), light)),
      ...(paddlers.length > 1 ? [] : bag()),
    ];
  }

  /** A rolled pack amidships. */
  function bag(): readonly SceneNode[] {
    const middle = at(0.62, 0, 0.36);
    const sack = smoothShape(
      [
        [-0.24, -0.14],
        [-0.27, 0.08],
        [-0.2, 0.26],
        [-0.02, 0.31],
        [0.18, 0.27],
        [0.26, 0.1],
        [0.24, -0.14],
      ].map(([x = 0, up = 0]) => ({ x: middle.x + x * metre, y: middle.y - up * metre })),
    );
    const strap = (x: number) =>
      smoothLine([0.29, 0.1, -0.12].map((up) => ({ x: middle.x + (x + 0.02 * up) * metre, y: middle.y - up * metre })));
    return [
      ...rimLit(sack, pack, mixColours(pack, shade, 0.6), light),
      clipped(sack, [stroked(mixColours(pack, shade, 0.75), metre * 0.035, strap(-0.1), strap(0.11))]),
    ];
  }

  function person({ isWoman, size, tones: worn }: Paddler, index: number) {
    const along = SEATS[index] ?? SEATS[0];
    const tall = TALL * metre * size * (isWoman ? 0.94 : 1) * (index > 0 ? 0.86 : 1);
    const seat = at(along, 0, 0.25);
    const bodyAt = (x: number, up: number): Point => ({ x: seat.x + x * tall, y: seat.y - up * tall });
    const hands = [-1, 1].map((sign) => at(along + 0.36, sign * 0.36, 0.62));
    const sleeves = [-1, 1].map((sign) =>
      clockwise(
        ribbon([
          { ...bodyAt(sign * 0.19, 0.62), width: tall * 0.062 },
          { ...bodyAt(sign * 0.285, 0.36), width: tall * 0.06 },
          { ...(hands[sign > 0 ? 1 : 0] ?? seat), width: tall * 0.036 },
        ]),
      ),
    );
    const { nodes, outline } = seatedFriend(
      { seat, height: tall, hair: isWoman ? (index > 0 ? 'tied' : 'loose') : 'cropped', lean: 0, arms: [], hood: false },
      worn,
      light,
    );
    const dark = mixColours(shade, worn.top, 0.4);
    return {
      foot: at(along, 0, 0),
      outline: [...outline, ...sleeves.flat()],
      nodes: [
        ...paddle(along + 0.4),
        ...sleeves.flatMap((sleeve) => rimLit(sleeve, worn.top, dark, light)),
        ...hands.flatMap((hand) => rimLit(ellipse(hand, tall * 0.045), worn.skin, mixColours(shade, worn.skin, 0.4), light)),
        ...nodes,
      ],
    };
  }

  /** A paddle that rests across the boat, its blade over the water at the viewer's side. */
  function paddle(along: number): readonly SceneNode[] {
    const [grip, neck, tip] = [at(along, -side * 0.62, 0.66), at(along, side * 0.78, 0.5), at(along - 0.1, side * 1.32, 0.4)];
    const middle = at(along - 0.06, side * 1.04, 0.44);
    const blade = ribbon([
      { ...neck, width: metre * 0.02 },
      { ...middle, width: metre * 0.085 },
      { ...tip, width: metre * 0.05 },
    ]);
    const shaft = ribbon([
      { ...grip, width: metre * 0.024 },
      { ...neck, width: metre * 0.02 },
    ]);
    const tone = mixColours(wood, rim, 0.35);
    return [
      ...rimLit(shaft, tone, mixColours(tone, shade, 0.5), { ...light, breadth: 1.2 }),
      ...rimLit(blade, tone, mixColours(tone, shade, 0.5), light),
    ];
  }

  /** The side that turns to the viewer, in the shade with the sky's light from the water, and the rails against the sun. */
  function nearSide(): readonly SceneNode[] {
    const [top, low] = [at(0, side * BEAM, 0.33), at(0, side * BEAM, 0)];
    const stripe = line(0.97, (t) => at(t * HALF, side * beamAt(t), 0.26 + 0.25 * Math.abs(t) ** 4));
    const near = face(side);
    return [
      painted(linearPaint(top, low, [mixColours(hull, shade, 0.12), mixColours(hull, shade, 0.5), mixColours(hull, shade, 0.28)]), near),
      clipped(near, [
        painted(linearPaint(at(-HALF, 0, 0), at(HALF, 0, 0), [withAlpha(shade, 0.5), withAlpha(shade, 0), withAlpha(rim, 0.28)]), near),
        stroked(withAlpha(mixColours(rim, WHITE, 0.2), 0.42), metre * 0.014, smoothLine(stripe)),
      ]),
      stroked(mixColours(wood, rim, 0.25), metre * 0.042, smoothLine(rail(side))),
      stroked(mixColours(rim, WHITE, 0.3), metre * 0.016, smoothLine(rail(side).map(({ x, y }) => ({ x, y: y - metre * 0.014 })))),
      stroked(withAlpha(mixColours(rim, WHITE, 0.4), 0.65), metre * 0.012, smoothLine(keel(side))),
    ];
  }
}
