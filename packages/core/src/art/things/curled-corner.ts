import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { GradientStop, SceneNode } from '../../scene/scene.ts';
import { clipped, filled, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { polygon, polyline } from '../drawing/outlines.ts';

/** A sheet whose corner is rolled up about a slanting line. */
export interface Curl {
  /** The corner as the sheet would lie flat. */
  readonly corner: Point;
  /** Where the line of the roll meets the sheet's upright and its lower edge. */
  readonly upright: Point;
  readonly lower: Point;
  /** Radius of the roll, units. */
  readonly radius: number;
}

interface SheetTones {
  readonly face: Rgba;
  readonly back: Rgba;
  readonly shade: Rgba;
}

/** Points along the roll at which its outline is computed. */
const STEPS = 90;
/** The share of the free end's length that is seen: it rises towards the viewer. */
const LIFTED = 0.52;

/** A roll, measured along its line and across it. */
interface Roll {
  /** The outlines of the sheet's back, of the face that turns away, and of all that the corner has left free. */
  readonly back: Path;
  readonly turning: Path;
  readonly free: Path;
  readonly edge: Path;
  /** A point of the line of the roll, moved across it: towards the corner where `out` is positive. */
  readonly across: (out: number) => Point;
  /** The distance that the sheet's back reaches from the line. */
  readonly reach: number;
}

function rolled({ corner, upright, lower, radius }: Curl, area: Rect): Roll {
  const long = Math.hypot(upright.x - lower.x, upright.y - lower.y);
  const along = { x: (upright.x - lower.x) / long, y: (upright.y - lower.y) / long };
  const side = (corner.x - lower.x) * -along.y + (corner.y - lower.y) * along.x > 0 ? 1 : -1;
  const normal = { x: -along.y * side, y: along.x * side };
  const at = (share: number, out: number): Point => ({
    x: lower.x + along.x * share + normal.x * out,
    y: lower.y + along.y * share + normal.y * out,
  });
  const far = (corner.x - lower.x) * normal.x + (corner.y - lower.y) * normal.y;
  const foot = (corner.x - lower.x) * along.x + (corner.y - lower.y) * along.y;
  /** The length of paper beyond the line. */
  const paper = (share: number) => far * Math.min(share / foot, (long - share) / (long - foot));
  const quarter = (Math.PI / 2) * radius;
  const half = Math.PI * radius;
  const place = (length: number) => (length < half ? radius * Math.sin(length / radius) : (half - length) * LIFTED);
  const shares = Array.from({ length: STEPS + 1 }, (_, index) => (index / STEPS) * long);
  // The roll begins and ends between two steps, and its tip lies at the corner's own place.
  const turned = [(quarter / far) * foot, ...shares, foot, long - (quarter / far) * (long - foot)]
    .filter((share) => paper(share) >= quarter - 0.01)
    .toSorted((first, second) => first - second);
  const outer = turned.map((share) => at(share, radius));
  const inner = turned.map((share) => at(share, place(paper(share))));
  const rim = shares.map((share) => at(share, place(Math.min(quarter, paper(share)))));
  const beyond = area.width + area.height;
  return {
    back: polygon([...outer, ...inner.toReversed()]),
    edge: polyline(inner),
    turning: polygon([at(0, 0), ...rim, at(long, 0)]),
    free: polygon([at(-beyond, 0), ...rim, at(long + beyond, 0), at(long + beyond, beyond), at(-beyond, beyond)]),
    across: (out) => at(foot, out),
    reach: Math.max(0, far - half) * LIFTED,
  };
}

/** Draws the ground under a sheet with a rolled corner, in the sheet's shade, and the roll. @param under is painted on the whole area. */
export function curledCorner(curl: Curl, area: Rect, under: readonly SceneNode[], { face, back, shade }: SheetTones): readonly SceneNode[] {
  const { radius } = curl;
  const roll = rolled(curl, area);
  const black = mixColours(shade, BLACK, 0.35);
  const fade = (from: number, to: number, stops: readonly GradientStop[]) =>
    ({ kind: 'linear', from: roll.across(from), to: roll.across(to), stops }) as const;
  const whole = radius + roll.reach;
  const stop = (offset: number, colour: Rgba): GradientStop => ({ offset, colour });
  return [
    clipped(roll.free, [
      ...under,
      painted(
        fade(0, radius * 3.6, [
          stop(0, withAlpha(black, 0.9)),
          stop(0.28, withAlpha(black, 0.72)),
          stop(0.55, withAlpha(black, 0.26)),
          stop(1, withAlpha(black, 0)),
        ]),
        rectanglePath(area),
      ),
    ]),
    shadowOf([filled(black, roll.back)], withAlpha(black, 0.34), { x: -30, y: 46 }, 34),
    shadowOf([filled(black, roll.back)], withAlpha(black, 0.4), { x: -6, y: 12 }, 9),
    painted(
      fade(0, radius, [
        stop(0, face),
        stop(0.4, mixColours(face, WHITE, 0.14)),
        stop(0.75, mixColours(face, shade, 0.24)),
        stop(1, mixColours(face, shade, 0.55)),
      ]),
      roll.turning,
    ),
    painted(
      fade(radius, -roll.reach, [
        stop(0, mixColours(back, shade, 0.62)),
        stop((radius * 0.12) / whole, mixColours(back, shade, 0.44)),
        stop((radius * 0.5) / whole, mixColours(back, shade, 0.16)),
        stop((radius * 0.95) / whole, mixColours(back, WHITE, 0.75)),
        stop((radius * 1.5) / whole, mixColours(back, WHITE, 0.4)),
        stop(Math.min(0.95, (radius * 2.6) / whole), back),
        stop(1, mixColours(back, shade, 0.13)),
      ]),
      roll.back,
    ),
    stroked(withAlpha(WHITE, 0.85), 2.2, roll.edge),
  ];
}
