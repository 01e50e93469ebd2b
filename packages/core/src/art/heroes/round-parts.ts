/** Parts of drawings that repeat around a middle, in the form of `HeroPart`. Angles are in turns, from the right and clockwise. */

type Place = readonly [x: number, y: number];

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Returns a point around a middle as a drawing writes it. */
export function spot([x, y]: Place, radius: number, turn: number): string {
  const angle = turn * 2 * Math.PI;
  return `${rounded(x + Math.cos(angle) * radius)} ${rounded(y + Math.sin(angle) * radius)}`;
}

/** Returns the outline of a gear as a part. */
export function gearPart(tone: string, middle: Place, { teeth, outer, root, turn = 0 }: Gear): string {
  const step = 1 / teeth;
  const corners = Array.from({ length: teeth }, (_, index) => {
    const at = turn + index * step;
    return [
      spot(middle, root, at - step * 0.28),
      spot(middle, outer, at - step * 0.17),
      spot(middle, outer, at + step * 0.17),
      spot(middle, root, at + step * 0.28),
    ].join(' ');
  });
  return `${tone} p ${corners.join(' ')}`;
}

interface Gear {
  readonly teeth: number;
  readonly outer: number;
  /** Radius between two teeth. */
  readonly root: number;
  readonly turn?: number;
}

/** Returns a ring as a ribbon of an even width. */
export function ringPart(tone: string, middle: Place, radius: number, half: number): string {
  const points = Array.from({ length: 33 }, (_, index) => `${spot(middle, radius, index / 32)} ${half}`);
  return `${tone} v ${points.join(' ')}`;
}

/** Returns so many of a part around a middle, each made for its turn. */
export function around(count: number, part: (turn: number, index: number) => string): readonly string[] {
  return Array.from({ length: count }, (_, index) => part(index / count, index));
}

/** Returns a pointed petal that begins at a middle. */
export function petalPart(tone: string, middle: Place, turn: number, { from, to, half }: Petal): string {
  const reach = to - from;
  const at = (share: number, aside: number) => spot(middle, from + reach * share, turn + aside);
  return `${tone} s ${at(0, 0)} * ${at(0.45, -half)} ${at(0.8, -half * 0.72)} ${at(1, 0)} * ${at(0.8, half * 0.72)} ${at(0.45, half)}`;
}

interface Petal {
  readonly from: number;
  readonly to: number;
  /** Half of the petal's angle, in turns. */
  readonly half: number;
}

/** The kinds of parts that a turn leaves as they are, and what the two halves of a mirrored one become. */
const WHOLE: Readonly<Record<string, string>> = { m: 's', h: 'p' };

/** Returns a part turned around the middle of the drawing, and moved: an outline, a line, a ribbon or a circle. */
export function turnedPart(part: string, turn: number, [right, down]: Place = [0, 0]): string {
  const [tone = '', kind = '', ...words] = part.split(' ');
  const angle = turn * 2 * Math.PI;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const lead = kind === 'l' ? words.slice(0, 1) : [];
  const points = pointsOf(words.slice(lead.length), kind === 'v' ? 3 : 2);
  const [first = [], ...radii] = points;
  const whole =
    kind === 'o'
      ? [first]
      : kind in WHOLE
        ? [
            ...points,
            ...points
              .filter(([x]) => x !== '0')
              .toReversed()
              .map(mirrored),
          ]
        : points;
  const turned = whole.flatMap(([x, y, ...rest]) => [
    rounded(Number(x) * cos - Number(y) * sin + right),
    rounded(Number(x) * sin + Number(y) * cos + down),
    ...rest,
  ]);
  return [tone, WHOLE[kind] ?? kind, ...lead, ...turned, ...(kind === 'o' ? radii.flat() : [])].join(' ');
}

/** The words of each point: its place, a ribbon's width, and the star of a corner. */
function pointsOf(words: readonly string[], count: number): readonly (readonly string[])[] {
  const points: string[][] = [];
  for (const word of words) {
    const last = points.at(-1);
    if (last && (word === '*' || last.length < count)) last.push(word);
    else points.push([word]);
  }
  return points;
}

function mirrored([x = '0', ...rest]: readonly string[]): readonly string[] {
  return [String(-Number(x)), ...rest];
}
