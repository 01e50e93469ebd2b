import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline, smoothLine, smoothShape } from '../drawing/outlines.ts';

interface WingPlace {
  /** The place of a point of the wing: across from the side of the cabin, and up, as shares of the scene. */
  readonly at: (x: number, up: number) => Point;
  /** The height of the scene, units. */
  readonly room: number;
}

interface WingTones {
  readonly metal: Rgba;
  readonly livery: Rgba;
  readonly rim: Rgba;
  readonly shade: Rgba;
  /** The light at the tip; null by day. */
  readonly lamp: Rgba | null;
}

/** The leading edge goes on beside the front, over the back of the cover: a share of the wing's length, against its direction. */
const BEHIND = -1.46;

type Spot = readonly [x: number, up: number];

/** The upper end of the blade at the wing's tip, as shares of the scene. */
export const BLADE_TIP = { x: 0.916, up: 0.738 } as const;

/** The wing of an airliner as a passenger sees it: flaps and seams, and a bright leading edge. `wingBlade` is its upturned tip. */
export function planeWing({ at, room }: WingPlace, { metal, rim, shade, lamp }: WingTones): readonly SceneNode[] {
  const spot = ([x, up]: Spot) => at(x, up);
  const along = (from: Spot, to: Spot, share: number): Spot => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  const [rootFront, tipFront]: readonly [Spot, Spot] = [
    [-0.5, 0.1],
    [0.8, 0.462],
  ];
  const [rootBack, tipBack]: readonly [Spot, Spot] = [
    [0.14, -0.42],
    [0.856, 0.44],
  ];
  const front = (share: number) => along(rootFront, tipFront, share);
  const back = (share: number) => along(rootBack, tipBack, share);
  const across = (share: number, chord: number) => along(front(share), back(share), chord);
  const wing = polygon([front(BEHIND), front(1), back(1), back(0)].map(spot));
  const seam = (share: number, from: number, to: number) => polyline([spot(across(share, from)), spot(across(share, to))]);
  const run = (chord: number, from: number, to: number) => polyline([spot(across(from, chord)), spot(across(to, chord))]);
  const dark = mixColours(metal, shade, 0.6);
  const flaps = [
    [0.36, 0.62],
    [0.64, 0.8],
    [0.82, 0.93],
  ] as const;
  const fairings = [0.5, 0.66, 0.78].map((share) => {
    const [from, to] = [across(share, 0.9), across(share, 1)];
    const beyond = along(from, to, 2.1);
    const width = 0.019 * (1.25 - share * 0.7);
    return smoothShape([
      spot([from[0] - width, from[1] + width]),
      spot([to[0] - width * 0.6, to[1] - width * 0.2]),
      spot(beyond),
      spot([to[0] + width, to[1] + width * 0.8]),
      spot([from[0] + width, from[1] + width * 1.4]),
    ]);
  });
  return [
    ...fairings.map((path) => painted(linearPaint(spot(across(0.5, 0.9)), spot(across(0.7, 1.2)), [metal, dark]), path)),
    shadowOf([filled(shade, wing)], withAlpha(shade, 0.35), { x: 0, y: room * 0.02 }, room * 0.02),
    painted(
      linearPaint(spot(across(0.6, 0)), spot(across(0.6, 1)), [
        mixColours(metal, rim, 0.45),
        metal,
        mixColours(metal, shade, 0.22),
        mixColours(metal, shade, 0.42),
      ]),
      wing,
    ),
    clipped(wing, [
      // The light of the sky lies towards the tip.
      painted(linearPaint(spot(front(0.3)), spot(front(1)), [withAlpha(shade, 0.36), withAlpha(rim, 0.3)]), wing),
      ...flaps.map(([from, to], index) =>
        filled(
          withAlpha(index % 2 === 0 ? shade : WHITE, 0.07),
          polygon([across(from, 0.72), across(to, 0.72), across(to, 1), across(from, 1)].map(spot)),
        ),
      ),
      stroked(
        withAlpha(shade, 0.42),
        room * 0.0032,
        run(0.72, 0.3, 0.95),
        ...flaps.flatMap(([from, to]) => [seam(from, 0.72, 1), seam(to, 0.72, 1)]),
      ),
      stroked(
        withAlpha(shade, 0.2),
        room * 0.0022,
        run(0.16, 0.1, 0.985),
        run(0.45, 0.1, 0.97),
        ...[0.42, 0.55, 0.68, 0.79, 0.88, 0.95].map((share) => seam(share, 0, 0.72)),
      ),
      stroked(withAlpha(WHITE, 0.3), room * 0.0022, run(0.735, 0.3, 0.95)),
    ]),
    stroked(mixColours(rim, WHITE, 0.35), room * 0.007, run(0.012, BEHIND, 0.995)),
    ...(lamp === null
      ? []
      : [
          glow(spot(tipFront), room * 0.1, withAlpha(lamp, 0.9)),
          filled(mixColours(lamp, WHITE, 0.7), ellipse(spot(tipFront), room * 0.009)),
        ]),
  ];
}

/** The blade at the tip of the wing, which bends upward, in two colors. It has no transparent part, so that letters under it stay sharp. */
export function wingBlade({ at, room }: WingPlace, { metal, livery, rim, shade }: WingTones): readonly SceneNode[] {
  const spots = (all: readonly Spot[]) => all.map(([x, up]) => at(x, up));
  const outline = smoothShape(
    spots([
      [0.785, 0.452],
      [0.832, 0.49],
      [0.866, 0.575],
      [0.893, 0.69],
      [0.906, 0.735],
      [0.926, 0.738],
      [0.924, 0.66],
      [0.914, 0.56],
      [0.897, 0.472],
      [0.868, 0.436],
      [0.83, 0.432],
    ]),
  );
  const band = polygon(
    spots([
      [0.7, 0.597],
      [1.1, 0.55],
      [1.1, 0.615],
      [0.7, 0.662],
    ]),
  );
  const lower = mixColours(livery, shade, 0.12);
  const fin = { kind: 'linear', from: at(0.84, 0.42), to: at(0.91, 0.74) } as const;
  const paint = (tones: readonly [number, Rgba][]) => ({ ...fin, stops: tones.map(([offset, colour]) => ({ offset, colour })) });
  return [
    painted(
      paint([
        [0, mixColours(metal, rim, 0.2)],
        [0.12, metal],
        [0.34, lower],
        [1, mixColours(livery, rim, 0.26)],
      ]),
      outline,
    ),
    clipped(outline, [filled(mixColours(WHITE, rim, 0.25), band)]),
    stroked(
      mixColours(rim, WHITE, 0.5),
      room * 0.005,
      smoothLine(
        spots([
          [0.8, 0.463],
          [0.834, 0.492],
          [0.867, 0.577],
          [0.894, 0.69],
          [0.907, 0.735],
        ]),
      ),
    ),
  ];
}
