import { type Point, type Rect, type Size, intersection } from '@coverwright/core/geometry/shapes.ts';

interface Selected {
  /** The selection's box on the stage. */
  readonly box: Rect;
  /** The part of the box that is drawn: for a tall text box, its text. Null: nothing is drawn. */
  readonly ink: Rect | null;
  /** True if the rotation handle is below the box, false if above: the toolbar keeps a larger distance on that side. */
  readonly turnsBelow: boolean;
}

const GAP_TO_TURN = 46;
const GAP = 14;
const EDGE = 8;
/** Size of the layers button and of the zoom controls in the lower corners of the stage. Screen pixels. */
const CORNER: Size = { width: 64, height: 58 };
/** The costs per square pixel: covering the words is worse than covering their empty box. */
const WORSE = { box: 1, ink: 8 };

/** Returns the place where the toolbar covers the least: around the selection, else at an edge of the stage. Stage pixels. */
export function placeToolbar({ box, ink, turnsBelow }: Selected, toolbar: Size, stage: Size): Point {
  const middle = box.x + (box.width - toolbar.width) / 2;
  const level = box.y + (box.height - toolbar.height) / 2;
  const wishes: readonly Point[] = [
    { x: middle, y: box.y - toolbar.height - (turnsBelow ? GAP : GAP_TO_TURN) },
    { x: middle, y: box.y + box.height + (turnsBelow ? GAP_TO_TURN : GAP) },
    { x: box.x + box.width + GAP, y: level },
    { x: box.x - toolbar.width - GAP, y: level },
    { x: middle, y: stage.height - toolbar.height - EDGE },
    { x: middle, y: EDGE },
  ];
  const corners: readonly Rect[] = [
    { x: 0, y: stage.height - CORNER.height, ...CORNER },
    { x: stage.width - CORNER.width, y: stage.height - CORNER.height, ...CORNER },
  ];
  const places = wishes.map(({ x, y }) => {
    const place = { x: within(x, toolbar.width, stage.width), y: within(y, toolbar.height, stage.height), ...toolbar };
    const over = (rect: Rect | null, weight: number) => (rect ? weight * areaOf(intersection(place, rect)) : 0);
    const cost = over(box, WORSE.box) + over(ink, WORSE.ink);
    return { place, cost, isOverButton: corners.some((corner) => intersection(place, corner) !== null) };
  });
  // Covering a sliver of another button is as bad as covering all of it, so such a place is used only if every place covers one.
  const free = places.filter(({ isOverButton }) => !isOverButton);
  const [first, ...others] = free.length > 0 ? free : places;
  const { place } = others.reduce((least, next) => (next.cost < (least?.cost ?? Number.POSITIVE_INFINITY) ? next : least), first) ?? {
    place: { x: EDGE, y: EDGE },
  };
  return { x: place.x, y: place.y };
}

function areaOf(rect: Rect | null): number {
  return rect ? rect.width * rect.height : 0;
}

function within(at: number, length: number, room: number): number {
  return Math.max(EDGE, Math.min(at, room - length - EDGE));
}
