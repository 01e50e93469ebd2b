import { coverAround } from '../elements/cover-image/place-cover-image.ts';
import type { Point, Rect, Size } from '../geometry/shapes.ts';
import { PRINT_DPI } from '../units/units.ts';
import type { Layout } from './layout-stage.ts';
import { type PictureMap, type RegionReading, readRegion } from './picture-map.ts';
import { pick } from './pick.ts';

/** A closer cut is taken only while the picture still prints at this many pixels an inch. */
const LEAST_DPI = 215;
const ZOOMS = [1, 1.12, 1.28];
const SIDEWAYS = [0, -0.14, 0.14];
const UPWARDS = [0, -0.12, 0.12];
/** The share of the front's height that an end with words takes. */
const END = 0.36;
/** The penalties of a crop: away from the layout's place, closer, and words on a restless end. */
const COST = { away: 0.9, closer: 0.5, closerToShow: 0.2, restless: 1.6 };
/** Cuts that differ by less than this share of the front's width look the same. */
const ALIKE = 0.05;
const MOST_CUTS = 4;

/**
 * Returns the rectangle that the picture covers, Px from the front panel's corner: its subject stands where the layout wants it, and where
 * words stand on the picture, one end is quiet.
 * @param cut chooses among the few best, and wraps around at their end.
 */
export function cutPicture({ image, map, subject }: MappedPicture, front: Size, layout: Layout, cut: number): Rect {
  const closest = (Math.min(image.width / front.width, image.height / front.height) * PRINT_DPI) / LEAST_DPI;
  const tried = ZOOMS.filter((zoom) => zoom === 1 || zoom <= closest).flatMap((zoom) =>
    SIDEWAYS.flatMap((dx) =>
      UPWARDS.map((dy) => {
        const target = { x: layout.focus.x + dx, y: layout.focus.y + dy };
        const placement = coverAround(image, front, subject, target, zoom);
        return { placement, cost: costOf(placement, { zoom, subject, map, front, layout }) };
      }),
    ),
  );
  const best: Rect[] = [];
  for (const { placement } of tried.sort((first, second) => first.cost - second.cost)) {
    if (best.length < MOST_CUTS && best.every((other) => distance(other, placement) > ALIKE * front.width)) best.push(placement);
  }
  return pick(best, cut) ?? coverAround(image, front, subject, layout.focus);
}

export interface MappedPicture {
  /** In its own pixels. */
  readonly image: Size;
  readonly map: PictureMap;
  /** The middle of what it shows, as shares of its width and height. */
  readonly subject: Point;
}

interface Seen {
  readonly zoom: number;
  readonly subject: Point;
  readonly map: PictureMap;
  readonly front: Size;
  readonly layout: Layout;
}

function costOf(placement: Rect, { zoom, subject, map, front, layout }: Seen): number {
  const x = (placement.x + placement.width * subject.x) / front.width;
  const y = (placement.y + placement.height * subject.y) / front.height;
  const away = Math.hypot(x - layout.focus.x, y - layout.focus.y);
  const closer = (layout.hidesPicture ? COST.closerToShow : COST.closer) * (zoom - 1);
  return COST.away * away + closer + (layout.wordsOnPicture ? COST.restless * restlessness(placement, map, front) : 0);
}

/** Returns how busy the quieter end of the front is. */
function restlessness(placement: Rect, map: PictureMap, front: Size): number {
  const end = (top: number) =>
    unrest(
      readRegion(map, {
        x: -placement.x / placement.width,
        y: (top - placement.y) / placement.height,
        width: front.width / placement.width,
        height: (front.height * END) / placement.height,
      }),
    );
  return Math.min(end(0), end(front.height * (1 - END)));
}

/** Busy is worst; light that a scrim would have to grey, unless it is light all over, comes after. */
function unrest({ busyness, lightest, darkest }: RegionReading): number {
  return busyness + 0.35 * (Math.sqrt(lightest) - Math.sqrt(darkest));
}

function distance(first: Rect, second: Rect): number {
  return Math.hypot(first.x - second.x, first.y - second.y) + Math.abs(first.width - second.width);
}
