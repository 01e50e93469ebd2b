import type { CoverShape, CoverShapeInput } from '../design/shape.ts';
import type { PictureFill } from '../design/fill.ts';
import { namePart } from '../elements/name-part.ts';
import type { Point, Rect } from '../geometry/shapes.ts';
import type { BoardHorizon } from './horizon-on-board.ts';

/** Points that the horizon is drawn with. */
const POINTS = 200;

/** The box of everything under a horizon, and the line's heights in it as the parameters of a `ridge`. */
export interface Ridge {
  readonly box: Rect;
  readonly heights: Readonly<Record<string, number>>;
}

/** Returns the ridge under a horizon between two edges and down to a third, in the horizon's coordinates. */
export function ridgeUnder(horizon: BoardHorizon, { left, right, bottom }: Record<'left' | 'right' | 'bottom', number>): Ridge {
  const xs = Array.from({ length: POINTS }, (_, index) => left + ((right - left) * index) / (POINTS - 1));
  const ys = xs.map((x) => Math.min(bottom, heightAt(horizon, x)));
  const top = Math.min(...ys);
  const box = { x: left, y: top, width: right - left, height: Math.max(1, bottom - top) };
  const share = (y: number) => Math.round(((y - top) / box.height) * 10_000) / 10_000;
  return { box, heights: Object.fromEntries(ys.map((y, index) => [`y${index}`, share(y)])) };
}

/** Returns the shape that shows a picture's foreground again, before the title. */
export function foregroundShape(id: string, { box, heights }: Ridge, fill: PictureFill, z: number): CoverShapeInput {
  return { uniqueObjectId: id, name: namePart('beforeTheTitle'), type: 'ridge', ...box, z, box: { fill }, parameters: { ...heights } };
}

/** Returns the horizon's height at a distance from the left. */
export function heightAt({ line }: BoardHorizon, x: number): number {
  const next = line.findIndex((point) => point.x >= x);
  const after = line[next === -1 ? line.length - 1 : next];
  const before = line[next === -1 ? line.length - 1 : Math.max(0, next - 1)];
  if (!after || !before) return 0;
  const span = after.x - before.x;
  return span > 0 ? before.y + ((x - before.x) / span) * (after.y - before.y) : before.y;
}

/** Reads the line back that a ridge covers everything under, in the cover's coordinates. @param front the board that the ridge is on */
export function edgeOfRidge({ x, y, width, height, parameters }: CoverShape, front: Point): BoardHorizon {
  return {
    quality: 0,
    line: Array.from({ length: POINTS }, (_, index) => ({
      x: front.x + x + (index / (POINTS - 1)) * width,
      y: front.y + y + (parameters[`y${index}`] ?? 0) * height,
    })),
  };
}

/** Columns at which a letter is compared with the horizon. */
const COLUMNS = 9;

/** Returns the share of a letter's box that lies below the horizon. */
export function hiddenShare({ x, y, width, height }: Rect, horizon: BoardHorizon): number {
  return meanOf(
    Array.from({ length: COLUMNS }, (_, column) => {
      const line = heightAt(horizon, x + (width * (column + 0.5)) / COLUMNS);
      return Math.min(1, Math.max(0, (y + height - line) / Math.max(1, height)));
    }),
  );
}

export function meanOf(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
}
