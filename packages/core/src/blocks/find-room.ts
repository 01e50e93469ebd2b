import type { Design } from '../design/design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { blurbArea } from '../elements/blurb/blurb-area.ts';
import { traitsOf, wordsOf } from '../elements/element-kinds.ts';
import { leavesOf, parentOf } from '../elements/group/element-tree.ts';
import { textBoxOf } from '../elements/text-box/kind.ts';
import { type BoardId, boardRect, safeRect } from '../geometry/boards.ts';
import { type Rect, type Size, inset, intersection } from '../geometry/shapes.ts';
import { compileScene } from '../scene/compile-scene.ts';
import type { TextEngine } from '../text/text-engine.ts';
import type { Preference } from './block.ts';
import type { Point } from '../geometry/shapes.ts';

/**
 * The obstacles on a board, in print pixels of the scene. A block must not overlap words or the barcode, and should not overlap drawings.
 */
export interface Obstacles {
  readonly words: readonly Rect[];
  readonly art: readonly Rect[];
}

/** Art that covers at least this share of the board counts as its background, and is no obstacle. */
const GROUND = 0.55;

/** @param except the ids of elements to ignore, including all members of their groups */
export function obstaclesOn(design: Design, board: BoardId, engine: TextEngine, except: ReadonlySet<string> = new Set()): Obstacles {
  const geometry = geometryOf(design);
  const face = boardRect(geometry, board);
  if (!face) return { words: [], art: [] };
  const words: Rect[] = board === 'back' && geometry.barcode ? [geometry.barcode] : [];
  const art: Rect[] = [];
  for (const { id, kind, inkBounds, paints } of compileScene(design, engine).layers) {
    const on = inkBounds && intersection(inkBounds, face);
    if (!on || except.has(id) || paints || (traitsOf(kind)?.isGround ?? true)) continue;
    const said = wordsOf(kind);
    if (said === 'code') continue;
    if (said !== null || standsWithWords(design, id)) words.push(on);
    else if (areaOf(on) < GROUND * areaOf(face)) art.push(on);
  }
  return { words, art };
}

/** Returns true for a drawing that is grouped with text, as an author's photo is. */
function standsWithWords(design: Design, id: string): boolean {
  const group = parentOf(design, id);
  return group !== null && leavesOf(design, [group]).some((leaf) => textBoxOf(design, leaf) !== undefined);
}

function areaOf({ width, height }: Size): number {
  return width * height;
}

/** The space around text, in print pixels: a sixth of an inch. */
export const AIR = 50;
/** The widths that are tried, as shares of the safe area. */
const WIDTHS = [1, 0.86, 0.74, 0.62, 0.52, 0.44, 0.36];
/** The weights of the penalties for a place that is narrower than the board, away from the preferred place, or over drawings. */
const COST = { narrow: 0.25, away: 1, overArt: 2 };

export interface RoomRequest {
  readonly design: Design;
  readonly board: BoardId;
  readonly obstacles: Obstacles;
  /** Returns the size of the content at a given width; null if it does not fit. */
  readonly sizeAt: (width: number) => Size | null;
  /** The preferred place. For a point, the middle of the content should be as near to it as possible. */
  readonly prefers: Preference | Point;
}

/** Returns a free rectangle in a board's safe area, clear of words and barcode; null if there is none. */
export function findRoom({ design, board, obstacles, sizeAt, prefers }: RoomRequest): Rect | null {
  const geometry = geometryOf(design);
  const whole = measureOf(design, board);
  if (!whole) return null;
  // Slanted letters reach a little beyond their box.
  const safe = inset(whole, HAIR);
  const taken = obstacles.words.map((rect) => inset(rect, -AIR));
  const beside = taken.flatMap((rect) => [rect.x - safe.x, safe.x + safe.width - rect.x - rect.width]);
  const widths = [...new Set([...WIDTHS.map((share) => share * safe.width), ...beside])].filter(
    (width) => width >= LEAST && width <= safe.width,
  );
  let best: { readonly rect: Rect; readonly cost: number } | null = null;
  for (const room of widths) {
    const size = sizeAt(room);
    if (!size || size.height > safe.height) continue;
    for (const rect of placesFor(size, safe, taken)) {
      if (taken.some((other) => overlaps(other, rect))) continue;
      const cost = costOf(rect, { safe, obstacles, prefers, barcode: board === 'back' ? geometry.barcode : null });
      if (!best || cost < best.cost) best = { rect, cost };
    }
  }
  return best?.rect ?? null;
}

/**
 * Returns the area to search: the safe area, which on the back is narrowed to the margins of a wide blurb, so that all text there begins at
 * the same edge.
 */
function measureOf(design: Design, board: BoardId): Rect | null {
  const geometry = geometryOf(design);
  const safe = safeRect(geometry, board);
  const blurb = board === 'back' ? blurbArea(design.back, geometry) : null;
  return safe && blurb && blurb.width >= safe.width * LEAST_MEASURE ? { ...safe, x: blurb.x, width: blurb.width } : safe;
}

/** A blurb that is narrower than this share of the back counts as a separate column. */
const LEAST_MEASURE = 0.75;
const HAIR = 4;
/** The least width of the room. Print pixels. */
const LEAST = 200;

function placesFor({ width, height }: Size, safe: Rect, taken: readonly Rect[]): readonly Rect[] {
  const [right, bottom] = [safe.x + safe.width - width, safe.y + safe.height - height];
  const xs = [
    safe.x,
    right,
    safe.x + (safe.width - width) / 2,
    ...taken.flatMap((rect) => [rect.x - width, rect.x + rect.width, rect.x + AIR]),
  ];
  const ys = [
    safe.y,
    bottom,
    safe.y + (safe.height - height) / 2,
    ...taken.flatMap((rect) => [rect.y - height, rect.y + rect.height, rect.y + rect.height - height - AIR]),
  ];
  const within = (value: number, least: number, most: number) => value >= least - ROUNDING && value <= most + ROUNDING;
  return xs
    .filter((x) => within(x, safe.x, right))
    .flatMap((x) => ys.filter((y) => within(y, safe.y, bottom)).map((y) => ({ x, y, width, height })));
}

const ROUNDING = 1e-6;

function overlaps(first: Rect, second: Rect): boolean {
  const shared = intersection(first, second);
  return shared !== null && shared.width > ROUNDING && shared.height > ROUNDING;
}

interface Judging {
  readonly safe: Rect;
  readonly obstacles: Obstacles;
  readonly prefers: Preference | Point;
  readonly barcode: Rect | null;
}

function costOf(rect: Rect, { safe, obstacles, prefers, barcode }: Judging): number {
  const overArt = obstacles.art.reduce((sum, other) => {
    const shared = intersection(rect, other);
    return sum + (shared ? areaOf(shared) / areaOf(rect) : 0);
  }, 0);
  const side = COST.narrow * (1 - rect.width / safe.width) + (SIDE * (rect.x - safe.x)) / safe.width;
  return side + COST.away * away(rect, safe, prefers, barcode) + COST.overArt * overArt;
}

/** The weight that prefers the side where lines begin if two places are otherwise equally good. */
const SIDE = 0.08;

function away(rect: Rect, safe: Rect, prefers: Preference | Point, barcode: Rect | null): number {
  if (typeof prefers === 'object') {
    return Math.hypot(rect.x + rect.width / 2 - prefers.x, rect.y + rect.height / 2 - prefers.y) / safe.height;
  }
  if (prefers === 'over-barcode' && barcode) {
    const down = Math.abs(rect.y + rect.height - (barcode.y - AIR)) / safe.height;
    return down + Math.abs(rect.x + rect.width / 2 - barcode.x - barcode.width / 2) / safe.width;
  }
  if (prefers === 'top') return (rect.y - safe.y) / safe.height;
  if (prefers === 'middle') return Math.abs(rect.y + rect.height / 2 - safe.y - safe.height * MIDDLE) / safe.height;
  return (safe.y + safe.height - rect.y - rect.height) / safe.height;
}

/**
 * The preferred height of `middle`, as a share of the safe area from the top. It is a little below the middle, because the blurb is above.
 */
const MIDDLE = 0.62;
