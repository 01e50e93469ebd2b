import type { Point, Rect, Size } from '../geometry/shapes.ts';
import { type Handle, handleDirection } from './resize-box.ts';

/** The smallest crop, as a share of a picture's width and of its height. */
export const LEAST_SHARE = 0.05;

/** Returns the crop that shows the whole picture. */
export function wholeCrop({ width, height }: Size): Rect {
  return { x: 0, y: 0, width, height };
}

/** Returns the crop moved within the picture's edges, in the picture's pixels. */
export function movedCrop(crop: Rect, by: Point, picture: Size): Rect {
  return {
    ...crop,
    x: within(crop.x + by.x, 0, picture.width - crop.width),
    y: within(crop.y + by.y, 0, picture.height - crop.height),
  };
}

/**
 * Returns the crop after a handle was dragged. The opposite side stays, and the crop never extends beyond the picture.
 * @param ratio the ratio of width to height to keep; null if each side moves by itself.
 */
export function pulledCrop(crop: Rect, handle: Handle, by: Point, picture: Size, ratio: number | null): Rect {
  const pull = handleDirection(handle);
  const room = roomFor(crop, pull, picture);
  const least = { width: picture.width * LEAST_SHARE, height: picture.height * LEAST_SHARE };
  const wanted = { width: crop.width + by.x * pull.x, height: crop.height + by.y * pull.y };
  const size = ratio === null ? bounded(wanted, least, room) : boundedInRatio(wanted, pull, ratio, least, room);
  return {
    x: crop.x + ((1 - pull.x) / 2) * (crop.width - size.width),
    y: crop.y + ((1 - pull.y) / 2) * (crop.height - size.height),
    ...size,
  };
}

/** Returns the largest crop of a ratio inside another, around the same center. */
export function cropInRatio(crop: Rect, ratio: number): Rect {
  const width = Math.min(crop.width, crop.height * ratio);
  const height = width / ratio;
  return { x: crop.x + (crop.width - width) / 2, y: crop.y + (crop.height - height) / 2, width, height };
}

/** Returns the crop of a mirrored picture. Applying it twice returns the original crop. */
export function mirroredCrop(crop: Rect, picture: Size, mirror: { readonly x: boolean; readonly y: boolean }): Rect {
  return {
    ...crop,
    x: mirror.x ? picture.width - crop.x - crop.width : crop.x,
    y: mirror.y ? picture.height - crop.y - crop.height : crop.y,
  };
}

/**
 * Returns the size of the largest crop if the side or corner opposite the handle stays. Without a pull, the crop grows around its center.
 */
function roomFor(crop: Rect, pull: Point, picture: Size): Size {
  const along = (start: number, length: number, whole: number, sign: number) => {
    const before = start + length;
    const after = whole - start;
    if (sign === 0) return 2 * Math.min(start + length / 2, whole - start - length / 2);
    return sign > 0 ? after : before;
  };
  return { width: along(crop.x, crop.width, picture.width, pull.x), height: along(crop.y, crop.height, picture.height, pull.y) };
}

function bounded(wanted: Size, least: Size, room: Size): Size {
  return { width: within(wanted.width, least.width, room.width), height: within(wanted.height, least.height, room.height) };
}

function boundedInRatio(wanted: Size, pull: Point, ratio: number, least: Size, room: Size): Size {
  const asked = pull.x === 0 ? wanted.height * ratio : pull.y === 0 ? wanted.width : Math.max(wanted.width, wanted.height * ratio);
  const smallest = Math.max(least.width, least.height * ratio);
  const largest = Math.min(room.width, room.height * ratio);
  const width = Math.min(largest, Math.max(smallest, asked));
  return { width, height: width / ratio };
}

function within(value: number, from: number, to: number): number {
  return Math.min(to, Math.max(from, value));
}
