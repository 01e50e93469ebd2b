import type { Warp } from '../design/warp.ts';
import type { Rect, Size } from '../geometry/shapes.ts';
import type { VerticalPlace } from '../text/vertical-fit.ts';
import { type BendPoint, bendPoint } from './bend-point.ts';

/** The room in which warped text is placed. */
export interface WarpRoom {
  readonly area: Rect;
  readonly place: VerticalPlace;
  readonly alignment: 'left' | 'center' | 'right';
  /**
   * True for text that fills its box, which is made smaller if the warp would make it leave the box. Other text keeps the author's size.
   */
  readonly fits: boolean;
}

/** The number of points along each edge of the box by which the bent box is measured. */
const SAMPLES = 24;
/** The smallest share of the height that is left for the text, however strong the warp. */
const LEAST_ROOM = 0.4;

/** Returns the map of a warp that keeps the result in its room. @param ink the bounding box of the straight drawing. */
export function placeWarp(warp: Warp, ink: Rect, { area, place, alignment, fits }: WarpRoom): BendPoint {
  const bend = bendPoint(warp, ink);
  const bent = bentBox(bend, ink);
  const scale = fits ? Math.min(1, area.width / Math.max(1, bent.width), area.height / Math.max(1, bent.height)) : 1;
  const [width, height] = [bent.width * scale, bent.height * scale];
  const along = { left: 0, center: 0.5, right: 1 }[alignment];
  const free = { top: 0, middle: 0.5, bottom: 1 }[place];
  // Aligned words keep their alignment in the room, whichever way they are bent.
  const x = fits ? area.x + (area.width - width) * along : ink.x + (ink.width - width) * along;
  const y = area.y + (area.height - height) * free;
  return (px, py) => {
    const point = bend(px, py);
    return { x: x + (point.x - bent.x) * scale, y: y + (point.y - bent.y) * scale };
  };
}

/** Returns the box of text after the warp. It is never smaller than the ink. */
export function warpedBox(warp: Warp, ink: Rect, room: WarpRoom): Rect {
  return bentBox(placeWarp(warp, ink, room), ink);
}

/** Returns the map of a warp that brings the drawing of a box back into exactly that box, so that a shape keeps the author's size. */
export function warpWithin(warp: Warp, box: Rect): BendPoint {
  const bend = bendPoint(warp, box);
  const bent = bentBox(bend, box);
  const [across, down] = [box.width / Math.max(1, bent.width), box.height / Math.max(1, bent.height)];
  return (x, y) => {
    const point = bend(x, y);
    return { x: box.x + (point.x - bent.x) * across, y: box.y + (point.y - bent.y) * down };
  };
}

/** Returns the room for the straight text, so that the warp brings it to its box. */
export function roomBefore(warp: Warp, { width, height }: Size): Size {
  const left = (extra: number) => ({ width, height: Math.max(LEAST_ROOM * height, height - extra * width) });
  switch (warp.kind) {
    case 'arch':
      return left(Math.abs(warp.bend) * (1 + Math.max(0, -warp.bottom)));
    case 'wave':
      return left(warp.height);
    case 'shear':
      return left(Math.abs(warp.rise));
    case 'stretch':
    case 'widen':
      return { width, height: height / warp.height };
    case 'circle':
    case 'perspective':
      return { width, height };
  }
}

/** Returns the bounding box of a bent box. */
export function bentBox(bend: BendPoint, { x, y, width, height }: Rect): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let index = 0; index <= SAMPLES; index += 1) {
    const share = index / SAMPLES;
    const edge = [
      bend(x + width * share, y),
      bend(x + width * share, y + height),
      bend(x, y + height * share),
      bend(x + width, y + height * share),
    ];
    for (const point of edge) {
      left = Math.min(left, point.x);
      right = Math.max(right, point.x);
      top = Math.min(top, point.y);
      bottom = Math.max(bottom, point.y);
    }
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
