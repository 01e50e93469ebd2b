import type { Point, Rect, Size } from '@coverwright/core/geometry/shapes.ts';

const GAP = 14;
const EDGE = 12;

/**
 * Returns the best position of a card: beside its target and wholly on the screen. It tries below, above, right and left; for a target that
 * fills the screen, it covers the lower part. Screen pixels.
 */
export function placeCard(target: Rect | null, card: Size, screen: Size): Point {
  const middle = { x: (screen.width - card.width) / 2, y: (screen.height - card.height) / 2 };
  if (!target) return middle;
  const centred = { x: target.x + (target.width - card.width) / 2, y: target.y + (target.height - card.height) / 2 };
  const places = [
    { x: centred.x, y: target.y + target.height + GAP, fits: target.y + target.height + GAP + card.height + EDGE <= screen.height },
    { x: centred.x, y: target.y - GAP - card.height, fits: target.y - GAP - card.height >= EDGE },
    { x: target.x + target.width + GAP, y: centred.y, fits: target.x + target.width + GAP + card.width + EDGE <= screen.width },
    { x: target.x - GAP - card.width, y: centred.y, fits: target.x - GAP - card.width >= EDGE },
  ];
  const place = places.find(({ fits }) => fits) ?? { x: centred.x, y: target.y + target.height - card.height - GAP };
  return { x: within(place.x, card.width, screen.width), y: within(place.y, card.height, screen.height) };
}

function within(at: number, length: number, available: number): number {
  return Math.max(EDGE, Math.min(at, available - length - EDGE));
}
