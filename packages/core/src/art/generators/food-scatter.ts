import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import { type ArtStage, defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, shadowOf } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { FOOD_IDS, type FoodId, food } from '../things/foods.ts';
import { leaf } from '../things/plants.ts';

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };
/** Radii of the pieces, the large ones first: small ones fill what is left. Units. */
const SIZES = [150, 132, 112, 96, 80, 66, 52] as const;
/** Places that are tried for each size. */
const TRIES = 240;
const LEAST_GAP = 10;

/** Food from above on a tabletop, around the words: large pieces at the edges, leaves and peppercorns between them. */
export const foodScatter = defineGenerator({
  group: 'scene',
  motifs: FOOD_IDS,
  parameters: {
    top: { least: 0, most: 1400, standard: 360, isPlace: true }, // Words begin.
    end: { least: 100, most: 1700, standard: 1060, isPlace: true }, // Words end.
    wide: { least: 100, most: 960, standard: 820, isPlace: true }, // Width of the words.
    density: { label: 'density', least: 0.3, most: 1, standard: 1, step: 0.05 },
  },
  draw: (stage) => {
    const { area, colours, chanceOf } = stage;
    const table = colours.light;
    const random = chanceOf('crumbs');
    const shade = withAlpha(mixColours(colours.darkest, table, 0.25), 0.42);
    const placed = places(stage);
    const crumb = (): Point => ({ x: between(random, area.x, area.x + area.width), y: between(random, area.y, area.y + area.height) });
    const crumbs = Array.from({ length: 150 }, crumb).filter((at) => isFree(at, 14, placed) && !isOnWords(at, 10, stage));
    const leaves = crumbs.filter((_, index) => index % 6 === 0);
    return [
      filled(table, rectanglePath(area)),
      glow({ x: 500, y: area.y + area.height * 0.42 }, 900, withAlpha(mixColours(table, WHITE, 0.7), 0.6)),
      ...placed.flatMap(({ at, radius, id }, index) => {
        const drawn = food(chanceOf(`piece ${index}`), at, radius, id, colours);
        return [shadowOf(drawn.slice(0, 1), shade, { x: 9, y: 14 }, 10), ...drawn];
      }),
      filled(
        mixColours({ r: 74, g: 128, b: 72, a: 1 }, colours.second, 0.25),
        ...leaves.map((at) => leaf(at, between(random, 26, 46), random() * 6.3, 0.42)),
      ),
      filled(
        mixColours(colours.darkest, table, 0.12),
        ...crumbs.filter((_, index) => index % 6 !== 0).map((at) => ellipse(at, between(random, 2.5, 6))),
      ),
    ];
  },
});

type Stage = ArtStage<'top' | 'end' | 'wide' | 'density'>;

interface Piece {
  readonly at: Point;
  readonly radius: number;
  readonly id: FoodId;
}

/** Places the pieces: each keeps away from the words and from every other piece, and some run off the edges. */
function places(stage: Stage): readonly Piece[] {
  const { area, chanceOf, motif, parameters } = stage;
  const random = chanceOf('places');
  const first = Math.max(
    0,
    FOOD_IDS.findIndex((id) => id === motif),
  );
  const placed: Piece[] = [];
  for (const [step, size] of SIZES.entries()) {
    const tries = Math.round(TRIES * parameters.density);
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const at = {
        x: between(random, area.x + size * 0.2, area.x + area.width - size * 0.2),
        y: between(random, area.y + size * 0.2, area.y + area.height - size * 0.2),
      };
      const radius = size * between(random, 0.92, 1.08);
      if (step < 2 && placed.filter((piece) => piece.radius > size * 0.9).length > 5 + step * 4) break;
      if (isOnWords(at, radius, stage) || !isFree(at, radius, placed)) continue;
      placed.push({ at, radius, id: nextFood(placed, at, first) });
    }
  }
  return placed;
}

/** Returns the food whose nearest piece of the same kind is furthest away; the motif's own food comes first. */
function nextFood(placed: readonly Piece[], at: Point, first: number): FoodId {
  let best: FoodId = FOOD_IDS[first] ?? 'lemon';
  let furthest = -1;
  for (let step = 0; step < FOOD_IDS.length; step += 1) {
    const id = FOOD_IDS[(first + step) % FOOD_IDS.length] ?? best;
    // One pan suggests a kitchen, several a shop for pans.
    if (id === 'pan') continue;
    const alike = placed.filter((piece) => piece.id === id);
    const nearest = Math.min(2000, ...alike.map((piece) => Math.hypot(piece.at.x - at.x, piece.at.y - at.y)));
    if (nearest <= furthest) continue;
    furthest = nearest;
    best = id;
  }
  return best;
}

function isFree(at: Point, radius: number, placed: readonly Piece[]): boolean {
  return placed.every((piece) => Math.hypot(piece.at.x - at.x, piece.at.y - at.y) > piece.radius + radius + LEAST_GAP);
}

/** True where a disc would reach into the box of the words. */
function isOnWords({ x, y }: Point, radius: number, { parameters: { top, end, wide } }: Stage): boolean {
  const [dx, dy] = [Math.max(0, Math.abs(x - 500) - wide / 2), Math.max(0, top - y, y - end)];
  return Math.hypot(dx, dy) < radius + 6;
}
