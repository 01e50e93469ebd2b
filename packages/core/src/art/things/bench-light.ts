import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, shadowOf } from '../drawing/nodes.ts';
import { polygon } from '../drawing/outlines.ts';

/** Returns a place across the front, mirrored where the scene is. */
type Side = (x: number) => number;

/** Light that falls from a window on the left across the room to the far end of a bench. */
export function beamsFromWindow(
  side: Side,
  { top, foot, rear, deep, room }: Readonly<Record<'top' | 'foot' | 'rear' | 'deep' | 'room', number>>,
  tone: Rgba,
): readonly SceneNode[] {
  const beam = (from: number, to: number) =>
    polygon([
      { x: side(430), y: top + (foot - top) * from },
      { x: side(1000), y: rear + deep * (0.1 + from) - room * 0.06 },
      { x: side(1000), y: rear + deep * (0.8 + to) },
      { x: side(430), y: top + (foot - top) * to },
    ]);
  return [shadowOf([filled(tone, beam(0.04, 0.3), beam(0.38, 0.62), beam(0.7, 0.96))], tone, { x: 0, y: 0 }, 14)];
}

/** The light of its panes on the bench. */
export function lightOnBench(side: Side, { rear, edge }: Readonly<Record<'rear' | 'edge', number>>, light: Rgba): readonly SceneNode[] {
  const strips = [0, 1, 2].map((index) => {
    const x = 150 + index * 130;
    return polygon([
      { x: side(x), y: rear },
      { x: side(x + 104), y: rear },
      { x: side(x + 300), y: edge - 4 },
      { x: side(x + 168), y: edge - 4 },
    ]);
  });
  return [shadowOf([filled(light, ...strips)], withAlpha(light, 0.4), { x: 0, y: 0 }, 5)];
}
