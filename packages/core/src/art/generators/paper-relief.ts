import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { relativeLuminance } from '../../design/contrast.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { type ArtStage, defineGenerator } from '../art-generator.ts';
import { oneOf, wholeBetween } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';

const SHAPES = ['quarter', 'quarter', 'half', 'steps', 'lens', 'disc'] as const;
type Shape = (typeof SHAPES)[number];
/** Shapes that fill a large tile. */
const LARGE_SHAPES = ['quarter', 'lens', 'disc'] as const satisfies readonly Shape[];
/** Sheets of paper that one tile is built of. */
const SHEETS = 5;

/** A wall of square reliefs in thick colored paper: arcs, steps and discs in layers, lit from the upper left. */
export const paperRelief = defineGenerator({
  group: 'geometry',
  parameters: {
    top: { least: 0, most: 2200, standard: 640, isPlace: true }, // The highest tiles begin.
    rise: { least: 0, most: 900, standard: 0, isPlace: true }, // The height of the arcs over them, which words stand on; 0: none.
    across: { least: 0, most: 1000, standard: 690, isPlace: true }, // The middle of the arcs.
    columns: { label: 'columns', least: 3, most: 8, standard: 4, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
    depth: { label: 'depthOfTheShadows', least: 0, most: 1, standard: 0.6, step: 0.05 },
  },
  draw: (stage) => [...wall(stage), ...arcs(stage), ...tiles(stage)],
});

type Stage = ArtStage<'top' | 'rise' | 'across' | 'columns' | 'mirrored' | 'depth'>;

function wall({ area, colours }: Stage): readonly SceneNode[] {
  return [
    filled(colours.light, rectanglePath(area)),
    glow({ x: 180, y: 120 }, 1100, withAlpha(mixColours(colours.light, WHITE, 0.6), 0.14)),
  ];
}

/** The share of color in the outermost of the arcs, and what each one within it has more: words in ink or in pale stand on them. */
const FIRST_ARC = 0.16;
const NEXT_ARC = 0.09;

/** Half discs of paper, one in another, that rise from the wall like a sun, in tones near the ground's. */
function arcs({ colours, height, parameters, area }: Stage): readonly SceneNode[] {
  const { rise, top } = parameters;
  if (rise === 0) return [];
  const size = 1000 / Math.round(parameters.columns);
  const middle = { x: parameters.across, y: Math.min(height, top + size * 0.5) };
  const reach = middle.y - top + rise;
  const isDeep = relativeLuminance(colours.light) < 0.2;
  const shade = withAlpha(mixColours(colours.darkest, BLACK, 0.5), 0.2 * (0.4 + parameters.depth));
  const ink = isDeep ? colours.darkest : colours.main;
  return [
    clipped(
      rectanglePath(area),
      Array.from({ length: SHEETS }, (_, index): readonly SceneNode[] => {
        const path = ellipse(middle, reach * (1 - index * 0.17));
        return [
          shadowOf([filled(BLACK, path)], shade, { x: 5, y: 7 }, 7),
          filled(mixColours(colours.light, ink, FIRST_ARC + NEXT_ARC * index), path),
        ];
      }).flat(),
    ),
  ];
}

interface Tile extends Rect {
  readonly span: number;
}

function tiles(stage: Stage): readonly SceneNode[] {
  const { area, height, colours, chanceOf, parameters } = stage;
  const random = chanceOf('tiles');
  const columns = Math.round(parameters.columns);
  const size = 1000 / columns;
  const bottom = area.y + area.height;
  const rows = Math.max(1, Math.floor((height - parameters.top) / size));
  const first = Math.floor(area.x / size);
  const last = Math.ceil((area.x + area.width) / size);
  // The wall ends in battlements of one tile, the highest on the side where lines of words end; it runs on low beyond the front.
  const skyline = Array.from({ length: columns }, () => (random() < 0.45 ? 1 : 0));
  const risenAt = (column: number) => {
    const place = parameters.mirrored > 0 ? columns - 1 - column : column;
    if (place < 0 || place >= columns) return 1;
    // A low wall stays whole.
    if (rows < 3) return rows;
    return Math.max(1, rows - (place === columns - 1 ? 0 : place === 0 ? 1 : (skyline[place] ?? 0)));
  };
  const inks = [colours.accent, colours.main, colours.second, colours.dark, mixColours(colours.main, colours.paper, 0.5)] as const;
  const used = new Map<string, number>();
  const below = Math.ceil((bottom - height) / size);
  const laid: { readonly tile: Tile; readonly ink: number }[] = [];
  for (let column = first; column < last; column += 1) {
    for (let row = -below; row < risenAt(column); row += 1) {
      if (used.has(`${column} ${row}`)) continue;
      // A tile of four times the size where the wall has room for it.
      const isLarge =
        random() < 0.4 &&
        column + 1 < last &&
        row >= 0 &&
        row + 1 < Math.min(risenAt(column), risenAt(column + 1)) &&
        !used.has(`${column + 1} ${row}`) &&
        !used.has(`${column + 1} ${row + 1}`);
      const span = isLarge ? 2 : 1;
      const beside = new Set([used.get(`${column - 1} ${row}`), used.get(`${column} ${row - 1}`), used.get(`${column - 1} ${row + 1}`)]);
      let ink = wholeBetween(random, 0, inks.length - 1);
      while (beside.has(ink)) ink = (ink + 1) % inks.length;
      for (let across = 0; across < span; across += 1) for (let up = 0; up < span; up += 1) used.set(`${column + across} ${row + up}`, ink);
      laid.push({ tile: { x: column * size, y: height - (row + span) * size, width: size * span, height: size * span, span }, ink });
    }
  }
  const shade = withAlpha(mixColours(colours.darkest, BLACK, 0.5), 0.34 * (0.4 + parameters.depth));
  return [
    shadowOf(
      laid.map(({ tile }) => filled(BLACK, rectanglePath(tile))),
      shade,
      { x: 10, y: 12 },
      16,
    ),
    ...laid.flatMap(({ tile, ink }) =>
      relief(stage, tile, inks[ink] ?? colours.main, inks[(ink + wholeBetween(random, 1, 3)) % inks.length] ?? colours.accent, random),
    ),
  ];
}

function relief({ colours, parameters }: Stage, tile: Tile, own: Rgba, other: Rgba, random: () => number): readonly SceneNode[] {
  const shape = oneOf<Shape>(random, tile.span > 1 ? LARGE_SHAPES : SHAPES);
  const turn = wholeBetween(random, 0, 3);
  const shade = withAlpha(mixColours(colours.darkest, BLACK, 0.6), 0.3 + 0.5 * parameters.depth);
  const isHollow = random() < 0.35;
  const unit = tile.width / 250;
  const sheets = Array.from({ length: SHEETS }, (_, index): readonly SceneNode[] => {
    const share = index / (SHEETS - 1);
    const path = sheetOf(shape, tile, 1 - share * 0.82, turn);
    const tone = mixColours(mixColours(own, other, index === SHEETS - 1 ? 1 : share * 0.4), WHITE, 0.05 * index * (1 - share));
    return [
      shadowOf([filled(BLACK, path)], shade, isHollow ? { x: -3 * unit, y: -4 * unit } : { x: 6 * unit, y: 8 * unit }, 7 * unit),
      painted(
        linearPaint({ x: tile.x, y: tile.y }, { x: tile.x + tile.width, y: tile.y + tile.height }, [
          mixColours(tone, WHITE, 0.14),
          tone,
          mixColours(tone, colours.darkest, 0.1),
        ]),
        path,
      ),
    ];
  });
  const ground = mixColours(own, colours.darkest, 0.1);
  return [
    clipped(rectanglePath(tile), [
      painted(
        linearPaint({ x: tile.x, y: tile.y }, { x: tile.x + tile.width, y: tile.y + tile.height }, [
          ground,
          mixColours(ground, WHITE, 0.08),
        ]),
        rectanglePath(tile),
      ),
      ...sheets.flat(),
    ]),
  ];
}

/** One sheet of a tile. @param share of the undermost sheet's size. */
function sheetOf(shape: Shape, { x, y, width }: Tile, share: number, turn: number): Path {
  const corners: readonly Point[] = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + width },
    { x, y: y + width },
  ];
  const corner = corners[turn] ?? { x, y };
  const next = corners[(turn + 1) % 4] ?? corner;
  const across = corners[(turn + 2) % 4] ?? corner;
  const between = (from: Point, to: Point, at: number): Point => ({ x: from.x + (to.x - from.x) * at, y: from.y + (to.y - from.y) * at });
  switch (shape) {
    case 'quarter':
      return ellipse(corner, width * share);
    case 'half':
      return ellipse(between(corner, next, 0.5), width * 0.5 * share);
    case 'disc':
      return ellipse(between(corner, across, 0.5), width * 0.47 * share);
    case 'steps': {
      const previous = corners[(turn + 3) % 4] ?? corner;
      return polygon([corner, next, between(next, across, share), between(corner, previous, share)]);
    }
    case 'lens': {
      // Two arcs around opposite corners enclose a leaf.
      const middle = between(corner, across, 0.5);
      const steps = 14;
      const arc = (around: Point, from: Point, to: Point) => {
        const [start, end] = [Math.atan2(from.y - around.y, from.x - around.x), Math.atan2(to.y - around.y, to.x - around.x)];
        const sweep = Math.atan2(Math.sin(end - start), Math.cos(end - start));
        return Array.from({ length: steps + 1 }, (_, index): Point => {
          const angle = start + (sweep * index) / steps;
          return { x: around.x + Math.cos(angle) * width, y: around.y + Math.sin(angle) * width };
        });
      };
      const last = corners[(turn + 3) % 4] ?? corner;
      const outline = [...arc(next, corner, across), ...arc(last, across, corner)];
      return polygon(outline.map((point) => between(middle, point, share)));
    }
  }
}
