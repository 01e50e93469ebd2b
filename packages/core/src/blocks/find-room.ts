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

/** Describes what stands on a board: words and the barcode have to be left clear, drawings should be. Print pixels of the scene. */
export interface Obstacles {
  readonly words: readonly Rect[];
  readonly art: readonly Rect[];
}

/** Covers so much of the board: it is what everything lies on. */
const GROUND = 0.55;

/** @param except elements that do not count, all members of their groups included. */
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

/** True for a drawing that is grouped with words, as an author's photo is. */
function standsWithWords(design: Design, id: string): boolean {
  const group = parentOf(design, id);
  return group !== null && leavesOf(design, [group]).some((leaf) => textBoxOf(design, leaf) !== undefined);
}

function areaOf({ width, height }: Size): number {
  return width * height;
}

/** Air around words: a sixth of an inch. */
export const AIR = 50;
/** Widths that are tried, as shares of the safe area. */
const WIDTHS = [1, 0.86, 0.74, 0.62, 0.52, 0.44, 0.36];
/** The penalties of a place: narrower than the board, away from the preferred place, and over drawings. */
const COST = { narrow: 0.25, away: 1, overArt: 2 };

export interface RoomRequest {
  readonly design: Design;
  readonly board: BoardId;
  readonly obstacles: Obstacles;
  /** Returns what the thing takes up where it may be so wide; null where it does not go. */
  readonly sizeAt: (width: number) => Size | null;
  /** A point: as near to it as can be, its middle counted. */
  readonly prefers: Preference | Point;
}

/** Returns free room on a board, in its safe area and clear of words and barcode; null without any. */
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

/** The safe area; on the back between the blurb's margins, so that all words there begin at one edge. */
function measureOf(design: Design, board: BoardId): Rect | null {
  const geometry = geometryOf(design);
  const safe = safeRect(geometry, board);
  const blurb = board === 'back' ? blurbArea(design.back, geometry) : null;
  return safe && blurb && blurb.width >= safe.width * LEAST_MEASURE ? { ...safe, x: blurb.x, width: blurb.width } : safe;
}

/** A blurb that is set narrower than this share of the back stands in a column of its own. */
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

/** This weight prefers the place at the beginning of lines if two are equally good. */
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

/** A little below the middle: over it stands the blurb. */
const MIDDLE = 0.62;
