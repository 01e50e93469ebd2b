import type { Rgba } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, stroked } from '../drawing/nodes.ts';
import { type OutlinePoint, corneredShape } from '../drawing/cornered-shape.ts';
import { ellipse, polygon, smoothLine } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import type { HeroTone } from './hero-drawing.ts';
import { HERO_DRAWINGS, type HeroId } from './hero-ids.ts';

/** The colors of a drawing's tones. */
export interface HeroColours extends Readonly<Record<Exclude<HeroTone, 'line' | 'gloss'>, Rgba>> {
  /** The color of dark parts, and of thin lines in the body's tone; absent: a tint of the body, and the body's. */
  readonly line?: Rgba;
  /** The color of reflections, also of ribbons in the tone of holes; absent: as holes. */
  readonly gloss?: Rgba;
}

/** The tones of a silhouette in an ink on a ground, its marks in the accent. */
export function heroColours(ink: Rgba, mark: Rgba, ground: Rgba): HeroColours {
  return { ink, mark, cut: ground, shade: mixColours(ink, ground, 0.3) };
}

/** A drawing about a middle. @param reach half of the square that holds it, units. */
export function hero(id: HeroId, middle: Point, reach: number, colours: HeroColours): readonly SceneNode[] {
  const scale = reach / 100;
  return HERO_DRAWINGS[id].map((part) => drawPart(part, middle, scale, colours));
}

/** A point of an outline, with the width there if the outline is a ribbon. */
interface Spot extends OutlinePoint {
  readonly width: number;
}

/** The share of the ground in dark details of a drawing in one ink, which have to be seen on its body and beside it. */
const DETAIL = 0.5;

/** The kinds of parts that are lines. */
const LINES: ReadonlySet<string> = new Set(['l', 'L', 'c']);

function colourOf(tone: HeroTone, kind: string, { line, gloss, ...tones }: HeroColours): Rgba {
  if (tone === 'line') return line ?? mixColours(tones.ink, tones.cut, DETAIL);
  if (tone === 'ink' && LINES.has(kind)) return line ?? tones.ink;
  return tone === 'gloss' || (tone === 'cut' && kind.toLowerCase() === 'v') ? (gloss ?? tones.cut) : tones[tone];
}

function drawPart(part: string, middle: Point, scale: number, colours: HeroColours): SceneNode {
  const [tone = 'ink', kind = 's', ...words] = part.split(' ');
  const colour = colourOf(tone as HeroTone, kind, colours);
  const placed = ({ x, y, width, isCorner }: Spot): Spot => ({
    isCorner,
    x: middle.x + x * scale,
    y: middle.y + y * scale,
    width: width * scale,
  });
  const twice = (spots: readonly Spot[], draw: (placedSpots: readonly Spot[]) => Path): readonly Path[] => [
    draw(spots.map(placed)),
    draw(spots.map((spot) => placed({ ...spot, x: -spot.x }))),
  ];
  const numbers = words.map(Number);
  const round = (sign: 1 | -1) => {
    const [x = 0, y = 0, across = 0, down = across] = numbers;
    return ellipse(placed(spotAt(sign * x, y)), across * scale, down * scale);
  };
  switch (kind) {
    case 's':
      return filled(colour, corneredShape(spotsOf(words).map(placed)));
    case 'p':
      return filled(colour, polygon(spotsOf(words).map(placed)));
    case 'm':
      return filled(colour, corneredShape(mirrored(spotsOf(words)).map(placed)));
    case 'h':
      return filled(colour, polygon(mirrored(spotsOf(words)).map(placed)));
    case 'S':
      return filled(colour, ...twice(spotsOf(words), corneredShape));
    case 'P':
      return filled(colour, ...twice(spotsOf(words), polygon));
    case 'o':
      return filled(colour, round(1));
    case 'O':
      return filled(colour, round(1), round(-1));
    case 'c': {
      const [width = 1, x = 0, y = 0, radius = 1] = numbers;
      return stroked(colour, width * scale, ellipse(placed(spotAt(x, y)), radius * scale));
    }
    case 'l':
      return stroked(colour, (numbers[0] ?? 1) * scale, smoothLine(spotsOf(words.slice(1)).map(placed)));
    case 'L':
      return stroked(colour, (numbers[0] ?? 1) * scale, ...twice(spotsOf(words.slice(1)), smoothLine));
    case 'v':
      return filled(colour, ribbon(ribbonSpots(numbers).map(placed)));
    case 'V':
      return filled(colour, ...twice(ribbonSpots(numbers), ribbon));
    default:
      throw new Error(`No kind of part "${kind}"`);
  }
}

function spotsOf(words: readonly string[]): readonly Spot[] {
  const spots: Spot[] = [];
  for (let index = 0; index < words.length; ) {
    const last = spots.at(-1);
    if (words[index] === '*' && last) {
      spots[spots.length - 1] = { ...last, isCorner: true };
      index += 1;
    } else {
      spots.push(spotAt(Number(words[index]), Number(words[index + 1])));
      index += 2;
    }
  }
  return spots;
}

function ribbonSpots(numbers: readonly number[]): readonly Spot[] {
  return Array.from({ length: Math.floor(numbers.length / 3) }, (_, index) =>
    spotAt(numbers[index * 3] ?? 0, numbers[index * 3 + 1] ?? 0, numbers[index * 3 + 2]),
  );
}

function spotAt(x: number, y: number, width = 0): Spot {
  return { x, y, width, isCorner: false };
}

/** A right half and its mirror image as one outline; points on the axis are not repeated. */
function mirrored(half: readonly Spot[]): readonly Spot[] {
  return [
    ...half,
    ...half
      .filter(({ x }) => x !== 0)
      .toReversed()
      .map((spot) => ({ ...spot, x: -spot.x })),
  ];
}
