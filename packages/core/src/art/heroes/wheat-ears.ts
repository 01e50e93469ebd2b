import type { HeroPart } from './hero-drawing.ts';

type Place = readonly [x: number, y: number];

/** A stalk from its foot to the tip of its ear, which begins at the third place. */
interface Stalk {
  readonly places: readonly [foot: Place, middle: Place, neck: Place, tip: Place];
  /** Thickness against that of the ear in front. */
  readonly size: number;
}

const FRONT: Stalk = {
  places: [
    [6, 99],
    [0, 56],
    [-2, 24],
    [2, -78],
  ],
  size: 1,
};
const BEHIND: readonly Stalk[] = [
  {
    places: [
      [2, 99],
      [-12, 62],
      [-30, 34],
      [-66, -42],
    ],
    size: 0.8,
  },
  {
    places: [
      [10, 99],
      [18, 66],
      [34, 42],
      [70, -26],
    ],
    size: 0.8,
  },
];

/** Pairs of grains in an ear. */
const PAIRS = 7;

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Three ripe ears of wheat with their awns, and two leaves that bend. */
export const WHEAT_EARS: readonly HeroPart[] = [
  'ink v -4 82 1.4 -26 62 5 -58 60 5.4 -88 84 0.6',
  'line v -8 78 0.3 -30 63 0.8 -62 64 0.3',
  ...BEHIND.flatMap(stalkParts),
  'ink v 6 76 1.4 26 54 5 58 46 6 96 62 0.6',
  'line v 10 72 0.3 32 54 0.8 66 50 0.3',
  ...stalkParts(FRONT),
];

function stalkParts({ places, size }: Stalk): readonly HeroPart[] {
  const [foot, middle, neck, tip] = places;
  const length = Math.hypot(tip[0] - neck[0], tip[1] - neck[1]);
  const [alongX, alongY] = [(tip[0] - neck[0]) / length, (tip[1] - neck[1]) / length];
  /** A point of the ear: the share of its length, and the distance from its axis. */
  const at = (share: number, aside: number) =>
    `${rounded(neck[0] + alongX * length * share - alongY * aside)} ${rounded(neck[1] + alongY * length * share + alongX * aside)}`;
  const grain = (from: number, side: number): readonly HeroPart[] => {
    const wide = (1 - 0.35 * from) * size * side;
    const long = 0.25;
    return [
      `mark s ${at(from, wide)} * ${at(from + long * 0.3, wide * 14)} ${at(from + long * 0.7, wide * 18)} ${at(from + long * 1.1, wide * 15)} * ${at(from + long * 0.85, wide * 7)} ${at(from + long * 0.4, wide * 1.4)}`,
      `shade s ${at(from, wide)} * ${at(from + long * 0.3, wide * 14)} ${at(from + long * 0.7, wide * 18)} ${at(from + long * 1.1, wide * 15)} * ${at(from + long * 0.7, wide * 12)} ${at(from + long * 0.3, wide * 7)}`,
      `gloss v ${at(from + long * 0.35, wide * 5.4)} ${rounded(0.3 * size)} ${at(from + long * 0.6, wide * 8.6)} ${rounded(1.1 * size)} ${at(from + long * 0.85, wide * 10)} ${rounded(0.3 * size)}`,
    ];
  };
  const pairs = Array.from({ length: PAIRS }, (_, index) => (index / PAIRS) * 0.86);
  const awns = pairs.flatMap((from) =>
    [1, -1].map((side) => {
      const out = side * size * (1 - 0.35 * from);
      return `mark v ${at(from + 0.24, out * 15)} ${rounded(0.9 * size)} ${at(from + 0.4, out * 22)} ${rounded(0.7 * size)} ${at(from + 0.56, out * 33)} 0.3`;
    }),
  );
  return [
    `ink v ${foot.join(' ')} ${rounded(2.4 * size)} ${middle.join(' ')} ${rounded(2.2 * size)} ${neck.join(' ')} ${rounded(2 * size)} ${at(0.2, 0)} ${rounded(1.6 * size)}`,
    ...awns,
    ...pairs.toReversed().flatMap((from) => [...grain(from + 0.04, 1), ...grain(from, -1)]),
    ...[0.1, 0.34, 0.58].map(
      (from) =>
        `mark s ${at(from, 0)} * ${at(from + 0.08, 5.4 * size)} ${at(from + 0.17, 5 * size)} ${at(from + 0.24, 0)} * ${at(from + 0.17, -5 * size)} ${at(from + 0.08, -5.4 * size)}`,
    ),
    ...[0.1, 0.34, 0.58].map(
      (from) =>
        `shade v ${at(from + 0.02, 1.6 * size)} 0.3 ${at(from + 0.12, 3.4 * size)} ${rounded(1.2 * size)} ${at(from + 0.22, 1 * size)} 0.3`,
    ),
    `mark s ${at(0.86, -4 * size)} ${at(0.98, -5 * size)} ${at(1.12, 0)} * ${at(0.98, 5 * size)} ${at(0.86, 4 * size)}`,
    `mark v ${at(1.08, 0)} ${rounded(0.9 * size)} ${at(1.2, 1)} 0.3`,
  ];
}
