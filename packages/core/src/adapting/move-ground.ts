import type { BoardChange } from './board-frame.ts';
import { type AxisName, type Span, mapEnd, mapPoint, mapSpan, reaches } from './map-axis.ts';
import type { MovedItem } from './move-items.ts';
import type { PlacedItem } from './placed-item.ts';
import { pinOfPlace, proposePins } from './propose-pins.ts';

/**
 * Moves a background. A wallpaper with fixed proportions is scaled until it covers the board; a plain fill or a shade stays attached to the
 * edges that it reaches.
 */
export function moveGround(item: PlacedItem, change: BoardChange): MovedItem {
  if (item.keepsProportions) return moveWallpaper(item, change);
  const [x, y] = [along(item, 'x', change), along(item, 'y', change)];
  return { item, box: { x: x.start, y: y.start, width: x.end - x.start, height: y.end - y.start }, scale: change.scale };
}

function along(item: PlacedItem, name: AxisName, change: BoardChange): Span {
  const { box, seen } = item;
  const span = name === 'x' ? { start: box.x, end: box.x + box.width } : { start: box.y, end: box.y + box.height };
  if (proposePins(item, change.from)[name] === 'stretch') return mapSpan(span, name, change);
  const pin = pinOfPlace(seen, name, change.from);
  const over = reaches(span, name, change.from);
  return {
    start: over.start ? mapEnd(span.start, 'start', name, change) : mapPoint(span.start, pin, name, change),
    end: over.end ? mapEnd(span.end, 'end', name, change) : mapPoint(span.end, pin, name, change),
  };
}

function moveWallpaper(item: PlacedItem, change: BoardChange): MovedItem {
  const { seen } = item;
  const x = mapSpan({ start: seen.x, end: seen.x + seen.width }, 'x', change);
  const y = mapSpan({ start: seen.y, end: seen.y + seen.height }, 'y', change);
  const scale = Math.max((x.end - x.start) / seen.width, (y.end - y.start) / seen.height);
  const [width, height] = [item.box.width * scale, item.box.height * scale];
  // It grows away from the fold, because nothing may cross the fold.
  const isFoldRight = change.to.panel.x < 0 && change.to.panel.x + change.to.panel.width <= change.to.width;
  const left = isFoldRight ? x.end - seen.width * scale : x.start;
  const middle = { x: left + (seen.width * scale) / 2, y: (y.start + y.end) / 2 };
  return { item, box: { x: middle.x - width / 2, y: middle.y - height / 2, width, height }, scale };
}
