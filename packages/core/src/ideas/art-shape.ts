import type { Rgba } from '../design/colour.ts';
import { type CoverShape, type CoverShapeInput, coverShapeSchema } from '../design/shape.ts';
import type { Point } from '../geometry/shapes.ts';
import { type LayoutStage, OVERSHOOT } from './layout-stage.ts';

/** The number of print pixels per unit of a drawing. A tenth of a unit is finer than any printer can print. */
const UNIT = 2;

/** A path of a drawing: SVG path data from `ArtPen`, filled or, with a width in print pixels, stroked. */
export interface ArtPath {
  readonly d: string;
  readonly colour: Rgba;
  readonly stroke?: number;
  readonly rule?: 'nonzero' | 'evenodd';
}

/**
 * Writes path data in the units of a drawing that covers the front; every point is given in Px from the board's corner. Everything beyond
 * the fold is left out, because spine and back have drawings of their own.
 */
export interface ArtPen {
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** A line through the points, rounded where it turns when `isSmooth`. */
  readonly through: (points: readonly Point[], options?: { readonly closed?: boolean; readonly smooth?: boolean }) => string;
  /** A circle, or the arc and the chord of it that the fold leaves; an open one ends at the fold. */
  readonly circle: (middle: Point, radius: number, options?: { readonly open?: boolean }) => string;
}

/** A pen for drawings that run over every edge of the front but the fold. */
export function artPen({ across, board }: LayoutStage): ArtPen {
  const area = { x: across.x, y: -OVERSHOOT, width: across.width, height: board.height + 2 * OVERSHOOT };
  const isFoldLeft = across.x >= 0;
  const fold = isFoldLeft ? area.x : area.x + area.width;
  const at = (value: number, from: number) => ((value - from) / UNIT).toFixed(1);
  const pair = ({ x, y }: Point) => `${at(isFoldLeft ? Math.max(fold, x) : Math.min(fold, x), area.x)} ${at(y, area.y)}`;
  const through: ArtPen['through'] = (points, { closed = false, smooth = false } = {}) => {
    const [first, ...rest] = points;
    if (!first) return '';
    if (!smooth) return `M${pair(first)}${rest.map((point) => `L${pair(point)}`).join('')}${closed ? 'Z' : ''}`;
    return `M${pair(first)}${curves(points, pair)}${closed ? 'Z' : ''}`;
  };
  const circle: ArtPen['circle'] = ({ x, y }, radius, { open = false } = {}) => {
    const size = (radius / UNIT).toFixed(1);
    const arc = (to: Point, large: boolean) => `A${size} ${size} 0 ${large ? 1 : 0} 1 ${pair(to)}`;
    const inside = isFoldLeft ? x - fold : fold - x;
    if (inside <= -radius) return '';
    if (inside >= radius) {
      const end = { x: x - radius, y };
      return `M${pair(end)}${arc({ x: x + radius, y }, true)}${arc(end, true)}Z`;
    }
    const half = Math.sqrt(radius ** 2 - inside ** 2);
    const [from, to] = isFoldLeft ? [y - half, y + half] : [y + half, y - half];
    return `M${pair({ x: fold, y: from })}${arc({ x: fold, y: to }, inside > 0)}${open ? '' : 'Z'}`;
  };
  return { area, through, circle };
}

/** Catmull–Rom through the points, as cubic curves. */
function curves(points: readonly Point[], pair: (point: Point) => string): string {
  return points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to;
      const before = points[index - 1] ?? from;
      const after = points[index + 2] ?? to;
      const leaves = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
      const arrives = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
      return `C${pair(leaves)} ${pair(arrives)} ${pair(to)}`;
    })
    .join('');
}

type Extra = Pick<CoverShapeInput, 'opacity' | 'style'>;

/** A drawing on the front as one shape. Paths are painted in order. */
export function artShape(pen: ArtPen, id: string, name: string, paths: readonly ArtPath[], z: number, extra: Extra = {}): CoverShape {
  return coverShapeSchema.parse({
    uniqueObjectId: id,
    name,
    type: 'rectangle',
    ...pen.area,
    z,
    ...extra,
    icon: {
      set: 'coverwright',
      name,
      licence: 'MIT',
      width: pen.area.width / UNIT,
      height: pen.area.height / UNIT,
      paths: paths
        .filter(({ d }) => d !== '')
        .map(({ d, colour, stroke, rule = 'nonzero' }) => ({
          d,
          colour,
          rule,
          stroke: stroke === undefined ? null : stroke / UNIT,
        })),
    },
  });
}
