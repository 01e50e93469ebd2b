import type { Point, Rect, Size } from '@coverwright/core/geometry/shapes.ts';

/** The view of the flat cover: the scale in screen pixels per print pixel, and the position of the cover's corner on the stage. */
export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Limits of the scale: the largest shows every print pixel, and the smallest shows the widest wrap on a phone. */
const CLOSEST = 12;
const FARTHEST = 0.01;

/** Returns the camera that centers the whole cover on the stage, with a padding in screen pixels. */
export function fitCamera(cover: Size, stage: Size, padding: number): Camera {
  return showCamera({ x: 0, y: 0, ...cover }, stage, padding);
}

/** Returns the camera that centers a rectangle of the scene on the stage, as large as it fits. */
export function showCamera({ x, y, width, height }: Rect, stage: Size, padding: number): Camera {
  const scale = within(Math.min((stage.width - 2 * padding) / width, (stage.height - 2 * padding) / height));
  return { scale, x: stage.width / 2 - (x + width / 2) * scale, y: stage.height / 2 - (y + height / 2) * scale };
}

/** Returns a camera of the same scale that shows the right end of the front, for a stage that became narrower. */
export function cameraOnFront(camera: Camera, cover: Size, stage: Size, padding: number): Camera {
  const width = cover.width * camera.scale;
  const room = stage.width - 2 * padding;
  return { ...camera, x: width > room ? stage.width - padding - width : (stage.width - width) / 2 };
}

/** Moves the camera just so far that a rectangle of the scene is visible; one larger than the stage is centered. */
export function revealCamera(camera: Camera, rect: Rect, stage: Size, padding: number): Camera {
  const seen = toStage(camera, rect);
  return panBy(camera, comeIntoSight(seen.x, seen.width, stage.width, padding), comeIntoSight(seen.y, seen.height, stage.height, padding));
}

function comeIntoSight(start: number, length: number, room: number, padding: number): number {
  if (length > room - 2 * padding) return room / 2 - (start + length / 2);
  return Math.max(0, padding - start) + Math.min(0, room - padding - (start + length));
}

/** Zooms by `factor` and keeps the point `at` of the stage in place. */
export function zoomAt(camera: Camera, at: Point, factor: number): Camera {
  const scale = within(camera.scale * factor);
  const grown = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown };
}

export function panBy(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

export function toScene({ scale, x, y }: Camera, point: Point): Point {
  return { x: (point.x - x) / scale, y: (point.y - y) / scale };
}

export function toStage({ scale, x, y }: Camera, rect: Rect): Rect {
  return { x: rect.x * scale + x, y: rect.y * scale + y, width: rect.width * scale, height: rect.height * scale };
}

/** Converts a rectangle of the stage to the scene. */
export function toSceneRect({ scale, x, y }: Camera, part: Rect): Rect {
  return { x: (part.x - x) / scale, y: (part.y - y) / scale, width: part.width / scale, height: part.height / scale };
}

/** Returns the visible rectangle of the scene; it may extend beyond the cover. */
export function shownRegion(camera: Camera, stage: Size): Rect {
  return toSceneRect(camera, { x: 0, y: 0, ...stage });
}

function within(scale: number): number {
  return Math.min(CLOSEST, Math.max(FARTHEST, scale));
}
