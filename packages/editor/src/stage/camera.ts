import type { Point, Rect, Size } from '@coverwright/core/geometry/shapes.ts';

/** Describes what the author sees of the flat cover: screen pixels per print pixel, and where the cover's corner stands on the stage. */
export interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Twelve screen pixels for a print pixel shows every dot; a hundredth shows the whole of the largest wrap on a phone. */
const CLOSEST = 12;
const FARTHEST = 0.01;

/** The whole cover in the middle of the stage, `padding` screen pixels from its edges. */
export function fitCamera(cover: Size, stage: Size, padding: number): Camera {
  return showCamera({ x: 0, y: 0, ...cover }, stage, padding);
}

/** A part of the scene in the middle of the stage, as large as it fits. */
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

/** Moves the stage no further than it takes to see a part of the scene; what is larger than the stage shows its middle. */
export function revealCamera(camera: Camera, rect: Rect, stage: Size, padding: number): Camera {
  const seen = toStage(camera, rect);
  return panBy(camera, comeIntoSight(seen.x, seen.width, stage.width, padding), comeIntoSight(seen.y, seen.height, stage.height, padding));
}

function comeIntoSight(start: number, length: number, room: number, padding: number): number {
  if (length > room - 2 * padding) return room / 2 - (start + length / 2);
  return Math.max(0, padding - start) + Math.min(0, room - padding - (start + length));
}

/** Zooms by `factor` with the stage's point `at` held still. */
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

/** The part of the scene under a part of the stage. */
export function toSceneRect({ scale, x, y }: Camera, part: Rect): Rect {
  return { x: (part.x - x) / scale, y: (part.y - y) / scale, width: part.width / scale, height: part.height / scale };
}

/** The part of the scene that the stage shows; it may reach beyond the cover. */
export function shownRegion(camera: Camera, stage: Size): Rect {
  return toSceneRect(camera, { x: 0, y: 0, ...stage });
}

function within(scale: number): number {
  return Math.min(CLOSEST, Math.max(FARTHEST, scale));
}
