import { type Rgba, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { type ArtStage, defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, shadowOf, stroked } from '../drawing/nodes.ts';
import { polar, smoothLine } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { flowerHead } from '../things/flower-head.ts';
import { leaf } from '../things/plants.ts';
import { headingAt, type Strand, strandAt } from '../things/strand.ts';
import { HALF_OF_VINE, pieceAt, VINE_PIECES, vinesIn } from '../things/vines.ts';

const GREEN: Rgba = { r: 74, g: 142, b: 118, a: 1 };
const BITS = { least: 0, most: 2 ** HALF_OF_VINE - 1, standard: 0, isPlace: true } as const;
/** The first and last share of a vine that bears leaves. */
const LEAFY = { from: 0.02, to: 0.97 };
const POINTS_IN_PIECE = 5;
/** A blossom on every so many pieces. */
const BLOSSOMS = 8;

/** Two slender vines that climb through the letters of a title, over some and under others. */
export const climbingVines = defineGenerator({
  group: 'plants',
  parameters: {
    part: { least: 0, most: 2, standard: 0, step: 1, isPlace: true },
    top: { least: -300, most: 1200, standard: 200, isPlace: true }, // From.
    bottom: { least: 200, most: 2600, standard: 1260, isPlace: true }, // To.
    swing: { least: 0, most: 460, standard: 330, isPlace: true },
    mirrored: { least: 0, most: 1, standard: 0, step: 1, isPlace: true },
    // A bit for each piece that lies before the letters, of the upper and the lower half.
    first: BITS,
    firstLow: BITS,
    second: BITS,
    secondLow: BITS,
    leaves: { label: 'size', least: 0.5, most: 1.6, standard: 1, step: 0.1 },
  },
  draw: (stage) => {
    const { parameters } = stage;
    const vines = vinesIn(parameters).map((strand, index) => ({
      strand,
      name: index === 0 ? ('first' as const) : ('second' as const),
    }));
    const all = vines.flatMap(({ strand, name }) => vineOf(stage, strand, name, () => true));
    const over = vines.flatMap(({ strand, name }) => vineOf(stage, strand, name, (piece) => isBefore(parameters, name, piece)));
    if (parameters.part < 0.5) return all;
    return parameters.part < 1.5 ? all : over;
  },
});

type Vine = 'first' | 'second';
type Bits = Vine | `${Vine}Low`;
type Stage = ArtStage<'part' | 'top' | 'bottom' | 'swing' | 'mirrored' | 'leaves' | Bits>;

function isBefore(parameters: Readonly<Record<Bits, number>>, name: Vine, piece: number): boolean {
  const bits = piece < HALF_OF_VINE ? parameters[name] : parameters[`${name}Low`];
  return Math.floor(bits / 2 ** (piece % HALF_OF_VINE)) % 2 === 1;
}

/** Returns the wanted pieces of a vine on the one shadow that they throw together. */
function vineOf(stage: Stage, strand: Strand, name: Vine, isWanted: (piece: number) => boolean): readonly SceneNode[] {
  const { darkest } = stage.colours;
  const drawn = pieces(stage, strand, name, isWanted);
  if (drawn.length === 0) return [];
  const shadow = drawn.map(({ outline }) => filled(darkest, outline));
  return [shadowOf(shadow, withAlpha(darkest, 0.55), { x: 0, y: 6 }, 5), ...drawn.flatMap(({ nodes }) => nodes)];
}

interface VinePiece {
  /** The stem and the leaves. */
  readonly outline: Path;
  readonly nodes: readonly SceneNode[];
}

/** The stem, leaves and blossoms of the wanted pieces of a vine, the same for each whichever others are drawn. */
function pieces(
  { colours, chanceOf, parameters }: Stage,
  strand: Strand,
  name: Vine,
  isWanted: (piece: number) => boolean,
): readonly VinePiece[] {
  const random = chanceOf(name);
  const stem = mixColours(mixColours(GREEN, colours.light, 0.25), colours.darkest, 0.12);
  // Darker than the letters in front of them.
  const tones = [GREEN, mixColours(GREEN, colours.light, 0.2), mixColours(GREEN, colours.darkest, 0.3)];
  return Array.from({ length: VINE_PIECES }, (_, piece): readonly VinePiece[] => {
    const [from, to] = [pieceAt(piece), pieceAt(piece + 1)];
    const middle = (from + to) / 2;
    const place = strandAt(strand, middle);
    const heading = headingAt(strand, middle);
    const drawn = [1, -1].map((side) => ({
      angle: heading + side * between(random, 0.6, 1.1),
      long: parameters.leaves * between(random, 30, 48),
      tone: tones[Math.floor(random() * tones.length)] ?? GREEN,
    }));
    const blossom = { angle: random() * 2 * Math.PI, radius: parameters.leaves * between(random, 19, 28) };
    if (!isWanted(piece)) return [];
    const line = ribbon(
      Array.from({ length: POINTS_IN_PIECE + 1 }, (_none, point) => strandAt(strand, from + ((to - from) * point) / POINTS_IN_PIECE)),
    );
    const isLeafy = middle > LEAFY.from && middle < LEAFY.to;
    const leaves = isLeafy ? drawn.map(({ angle, long, tone }) => ({ tone, long, angle, blade: leaf(place, long, angle, 0.42) })) : [];
    const nodes = [
      filled(stem, line),
      ...leaves.flatMap(({ tone, long, angle, blade }) => [
        filled(tone, blade),
        stroked(mixColours(tone, colours.darkest, 0.25), 1.4, smoothLine([place, polar(place, long * 0.8, angle)])),
      ]),
      ...(isLeafy && piece % BLOSSOMS === BLOSSOMS - 4
        ? flowerHead(
            chanceOf(`${name}-${piece}`),
            polar(place, 10, blossom.angle),
            blossom.radius,
            'five',
            { petal: mixColours(colours.accent, colours.paper, 0.25), heart: mixColours(colours.second, colours.paper, 0.35), depth: 0.2 },
            colours,
          )
        : []),
    ];
    return [{ outline: [...line, ...leaves.flatMap(({ blade }) => blade)], nodes }];
  }).flat();
}
