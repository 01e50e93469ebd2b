import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { polygon, polyline } from '../drawing/outlines.ts';

/** Units between the bars of the wall, and the x of one of them. */
const [PANE, BAR] = [290, 118] as const;

export interface GlassWall {
  readonly area: Rect;
  /** The end of the words, behind which the bars are hardly seen. */
  readonly calm: number;
  /** Height of the scene under the words, units. */
  readonly room: number;
  /** Where the glass meets the floor. */
  readonly sill: number;
  readonly side: 1 | -1;
  readonly isDeep: boolean;
}

interface WallTones {
  readonly bar: Rgba;
  readonly rim: Rgba;
}

function barsOf({ area, side }: GlassWall, beyond: number): readonly number[] {
  const first = Math.floor((area.x - beyond - BAR) / PANE);
  return Array.from({ length: Math.ceil((area.width + 2 * beyond) / PANE) + 2 }, (_, index) => {
    const x = BAR + (first + index) * PANE;
    return side > 0 ? x : 1000 - x;
  });
}

/** The bars of a wall of glass, and faint gleams on its panes. */
export function glassWall(wall: GlassWall, { bar, rim }: WallTones): readonly SceneNode[] {
  const { area, calm, room, sill, side, isDeep } = wall;
  const bars = barsOf(wall, 1000);
  const share = (calm - area.y) / (sill - area.y);
  const gleams = bars.map((x, index) =>
    polygon([
      { x: x + 40, y: sill },
      { x: x + 96 + (index % 2) * 40, y: sill },
      { x: x + 240 + (index % 2) * 40, y: calm + room * 0.1 },
      { x: x + 184, y: calm + room * 0.1 },
    ]),
  );
  const faint = isDeep ? 0.3 : 0.08;
  return [
    painted(linearPaint({ x: 0, y: calm + room * 0.1 }, { x: 0, y: sill }, [withAlpha(WHITE, 0), withAlpha(WHITE, 0.07)]), ...gleams),
    ...[
      { off: -5, wide: 10, colour: bar, alpha: 1 },
      { off: side * 4, wide: 2, colour: rim, alpha: 0.7 },
    ].map(({ off, wide, colour, alpha }) =>
      painted(
        {
          kind: 'linear',
          from: { x: 0, y: area.y },
          to: { x: 0, y: sill },
          stops: [
            { offset: 0, colour: withAlpha(colour, alpha * faint) },
            { offset: Math.max(0.02, share), colour: withAlpha(colour, alpha * faint) },
            { offset: Math.min(0.96, share + (1 - share) * 0.35), colour: withAlpha(colour, alpha) },
            { offset: 1, colour: withAlpha(colour, alpha) },
          ],
        },
        ...bars.map((x) => rectanglePath({ x: x + off, y: area.y, width: wide, height: sill - area.y })),
      ),
    ),
  ];
}

interface FloorTones extends WallTones {
  readonly floor: Rgba;
  readonly air: Rgba;
  readonly glare: Rgba;
}

/** The polished floor before a wall of glass, with the light of the sun and the shadows of the bars. @param end where the floor is dark. */
export function litFloor(wall: GlassWall, end: number, sun: number, { bar, floor, air, glare, rim }: FloorTones): readonly SceneNode[] {
  const { area, room, sill, isDeep } = wall;
  const bottom = area.y + area.height;
  const all = rectanglePath({ ...area, y: sill, height: bottom - sill });
  const line = polyline([
    { x: area.x, y: sill - 13 },
    { x: area.x + area.width, y: sill - 13 },
  ]);
  return [
    painted(
      linearPaint({ x: 0, y: sill }, { x: 0, y: end }, [mixColours(floor, air, isDeep ? 0.62 : 0.7), mixColours(floor, air, 0.3), floor]),
      all,
    ),
    clipped(all, [
      {
        kind: 'group',
        transform: [1, 0, 0, 0.5, 0, sill * 0.5],
        children: [
          glow({ x: sun, y: sill + 40 }, room * 0.72, withAlpha(glare, 0.85)),
          glow({ x: sun, y: sill + 20 }, room * 0.3, withAlpha(rim, 0.7)),
        ],
      },
      ...barsOf(wall, 900).map((x) => {
        const away = sun + (x - sun) * 2.1;
        return painted(
          linearPaint({ x: 0, y: sill }, { x: 0, y: end + 40 }, [withAlpha(bar, 0.6), withAlpha(bar, 0.25)]),
          polygon([
            { x: x - 5, y: sill },
            { x: x + 5, y: sill },
            { x: away + 16, y: bottom },
            { x: away - 16, y: bottom },
          ]),
        );
      }),
    ]),
    filled(bar, rectanglePath({ ...area, y: sill - 13, height: 13 })),
    stroked(withAlpha(rim, 0.75), 2, line),
  ];
}
