import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { photograph, type PhotographId, type PhotographTones } from './photograph-views.ts';
import { type Corners, placeIn, sheet } from './tilted-sheet.ts';

/** The shade of a room, and where it falls: away from the lamp. */
export interface TableLight {
  readonly shade: Rgba;
  readonly out: 1 | -1;
}

interface Framed extends TableLight {
  readonly tones: PhotographTones;
  readonly frame: Rgba;
  readonly id: PhotographId;
  readonly people: (feet: Point, height: number) => Path;
}

/** A photograph in a standing frame whose far side is a little lower. @param foot the middle of its lower edge. @param lean from -1 to 1: the side that is farther back. */
export function framedPhotograph(foot: Point, wide: number, tall: number, lean: number, framed: Framed): readonly SceneNode[] {
  const { tones, frame, id, people, shade, out } = framed;
  const [left, right] = [foot.x - wide / 2, foot.x + wide / 2];
  const low = tall * 0.035 * lean;
  const corners: Corners = [
    { x: left, y: foot.y - tall - low },
    { x: right, y: foot.y - tall + low },
    { x: right, y: foot.y - low * 0.5 },
    { x: left, y: foot.y + low * 0.5 },
  ];
  const place = placeIn(corners);
  const [rim, rimDown] = [0.1, (0.1 * wide) / tall];
  const [mat, matDown] = [0.19, (0.19 * wide) / tall];
  const picture = placeIn([place(mat, matDown), place(1 - mat, matDown), place(1 - mat, 1 - matDown), place(mat, 1 - matDown)]);
  const whole = sheet(place, 0);
  const bar = (a: readonly [number, number], b: readonly [number, number], c: readonly [number, number], d: readonly [number, number]) =>
    polygon([place(...a), place(...b), place(...c), place(...d)]);
  const top = bar([0, 0], [1, 0], [1 - rim, rimDown], [rim, rimDown]);
  const low_ = bar([0, 1], [1, 1], [1 - rim, 1 - rimDown], [rim, 1 - rimDown]);
  const first = bar([0, 0], [rim, rimDown], [rim, 1 - rimDown], [0, 1]);
  const last = bar([1, 0], [1 - rim, rimDown], [1 - rim, 1 - rimDown], [1, 1]);
  const [lit, dim] = out > 0 ? [first, last] : [last, first];
  return [
    shadowOf([filled(shade, whole)], withAlpha(shade, 0.5), { x: out * 30, y: 8 }, 16),
    shadowOf([filled(shade, ellipse({ x: foot.x, y: foot.y }, wide * 0.52, 7))], withAlpha(shade, 0.7), { x: out * 10, y: 4 }, 6),
    filled(frame, whole),
    filled(mixColours(frame, WHITE, 0.24), top),
    filled(mixColours(frame, WHITE, 0.34), lit),
    filled(mixColours(frame, BLACK, 0.34), dim),
    filled(mixColours(frame, BLACK, 0.2), low_),
    stroked(mixColours(frame, WHITE, 0.5), 1.6, sheet(place, rim * 0.45, rimDown * 0.45)),
    filled(mixColours(tones.paper, shade, 0.06), sheet(place, rim, rimDown)),
    shadowOf([stroked(shade, 5, sheet(place, rim, rimDown))], withAlpha(shade, 0.4), { x: out * 2, y: 3 }, 3),
    clipped(sheet(picture, 0), photograph(picture, id, tones, people)),
    stroked(withAlpha(tones.deep, 0.45), 1.8, sheet(picture, 0)),
    clipped(sheet(place, rim, rimDown), [
      filled(withAlpha(WHITE, 0.13), bar([0.1, 0], [0.42, 0], [0.12, 1], [-0.2, 1]), bar([0.5, 0], [0.58, 0], [0.28, 1], [0.2, 1])),
    ]),
  ];
}

/** A photograph with a white border that lies on the table. */
export function lyingPhotograph(
  corners: Corners,
  id: PhotographId,
  tones: PhotographTones,
  { shade, out }: TableLight,
): readonly SceneNode[] {
  const place = placeIn(corners);
  const picture = placeIn([place(0.08, 0.1), place(0.92, 0.1), place(0.92, 0.9), place(0.08, 0.9)]);
  return [
    shadowOf([filled(shade, sheet(place, 0))], withAlpha(shade, 0.6), { x: out * 5, y: 5 }, 4),
    filled(mixColours(tones.paper, WHITE, 0.4), sheet(place, 0)),
    clipped(
      sheet(picture, 0),
      photograph(picture, id, tones, () => []),
    ),
    stroked(mixColours(tones.paper, tones.deep, 0.3), 1.2, polygon([place(0, 1), place(1, 1)])),
  ];
}
