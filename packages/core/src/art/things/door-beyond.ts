import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted } from '../drawing/nodes.ts';
import { polygon } from '../drawing/outlines.ts';

interface DoorPlace {
  /** Turns a place across the front to the other side where the scene is mirrored. */
  readonly across: (x: number) => number;
  /** Where the wall meets the floor, and where the light on the floor ends. */
  readonly skirting: number;
  readonly end: number;
  readonly top: number;
  /** The height of the scene under the words, units. */
  readonly room: number;
}

interface DoorTones {
  readonly wall: Rgba;
  readonly beyond: Rgba;
  readonly casing: Rgba;
  readonly shade: Rgba;
}

/** A painted door with a lit pane in the outer wall of a room, and its light on the floor. */
export function doorBeyond(
  { across, skirting, end, top, room }: DoorPlace,
  { wall, beyond, casing, shade }: DoorTones,
): readonly SceneNode[] {
  const [from, to] = [842, 1000];
  const box = (x: number, y: number, end: number, foot: number) =>
    polygon([
      { x: across(x), y },
      { x: across(end), y },
      { x: across(end), y: foot },
      { x: across(x), y: foot },
    ]);
  return [
    filled(mixColours(wall, casing, 0.6), box(from - 22, top - 22, to + 40, skirting)),
    filled(withAlpha(shade, 0.25), box(from - 4, top - 4, to + 40, skirting)),
    painted(
      linearPaint({ x: across(from), y: top }, { x: across(to), y: skirting }, [
        mixColours(beyond, WHITE, 0.16),
        beyond,
        mixColours(beyond, shade, 0.16),
      ]),
      box(from, top, to + 40, skirting),
    ),
    filled(mixColours(beyond, shade, 0.3), box(from, skirting - room * 0.03, to + 40, skirting)),
    filled(mixColours(beyond, WHITE, 0.5), box(902, top + room * 0.12, 974, top + room * 0.3)),
    filled(
      withAlpha(mixColours(beyond, shade, 0.5), 0.8),
      box(935, top + room * 0.12, 940, top + room * 0.3),
      box(902, top + room * 0.2, 974, top + room * 0.207),
    ),
    painted(
      linearPaint({ x: 0, y: skirting }, { x: 0, y: end }, [withAlpha(beyond, 0.62), withAlpha(beyond, 0)]),
      polygon([
        { x: across(from), y: skirting },
        { x: across(to + 40), y: skirting },
        { x: across(to + 40), y: end },
        { x: across(from - 130), y: end },
      ]),
    ),
  ];
}
