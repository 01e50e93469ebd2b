import { type Command, applyCommand } from '../../commands/apply-command.ts';
import type { Design } from '../../design/design.ts';
import { type Rect, centreOf } from '../../geometry/shapes.ts';
import { type NewPlace, elementBox } from '../../interaction/element-box.ts';
import { compileScene } from '../../scene/compile-scene.ts';
import type { PreflightSubject } from '../preflight-subject.ts';
import { TOLERANCE, distanceInside } from '../measuring/distances.ts';

const TRIES = 8;
/**
 * The factor that makes shrunk text a little smaller than necessary. Its lines break again, and the slack makes a second attempt
 * unnecessary.
 */
const AIR = 0.985;

/**
 * Returns the command that brings an element's ink within `room`. The element is moved only as far as necessary, and shrunk only if it is
 * too large. Returns null if that is impossible. The command is tried on the document, so it is known to work.
 */
export function fitInside({ design, scene, engine }: PreflightSubject, id: string, room: Rect): Command | null {
  const box = elementBox(design, id);
  if (!box) return null;
  let place: NewPlace = { rect: box.rect, rotation: box.rotation, scaled: 1 };
  let ink = scene.layers.find((layer) => layer.id === id)?.inkBounds ?? box.rect;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const scale = Math.min(1, (room.width / ink.width) * AIR, (room.height / ink.height) * AIR);
    place = moved(shrunk(place, scale), ink, scale, room);
    const command = box.commandFor(place);
    const tried = applyCommand(design, command);
    if (!tried.ok) return null;
    const next = inkOf(tried.value, id, engine);
    if (!next) return null;
    ink = next;
    if (distanceInside(ink, room) > -TOLERANCE) return command;
  }
  return null;
}

export function inkOf(design: Design, id: string, engine: PreflightSubject['engine']): Rect | null {
  return compileScene(design, engine).layers.find((layer) => layer.id === id)?.inkBounds ?? null;
}

function shrunk({ rect, rotation, scaled }: NewPlace, scale: number): NewPlace {
  const centre = centreOf(rect);
  const width = rect.width * scale;
  const height = rect.height * scale;
  return { rect: { x: centre.x - width / 2, y: centre.y - height / 2, width, height }, rotation, scaled: scaled * scale };
}

/** Shrinking about the box's centre leaves the ink where the same shrinking puts it. */
function moved(place: NewPlace, ink: Rect, scale: number, room: Rect): NewPlace {
  const centre = centreOf(place.rect);
  const left = centre.x + (ink.x - centre.x) * scale;
  const top = centre.y + (ink.y - centre.y) * scale;
  const dx = into(left, ink.width * scale, room.x, room.width);
  const dy = into(top, ink.height * scale, room.y, room.height);
  return { ...place, rect: { ...place.rect, x: place.rect.x + dx, y: place.rect.y + dy } };
}

/** Returns the distance that a stretch has to move to lie within another. */
function into(start: number, length: number, roomStart: number, roomLength: number): number {
  if (start < roomStart) return roomStart - start;
  return Math.min(0, roomStart + roomLength - start - length);
}
