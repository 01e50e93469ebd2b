import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';

interface Panes {
  /** Its sides; the left one may be the greater. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
}

interface PaneTones {
  readonly frame: Rgba;
  readonly light: Rgba;
  /** The color of the evening behind the roofs. */
  readonly sky: Rgba;
  readonly far: Rgba;
  readonly isDark: boolean;
  readonly shade: Rgba;
}

/** A wide window of small panes with low light in it, over the roofs of a street. */
export function shopWindowPanes(random: Random, panes: Panes, { frame, light, sky, far, isDark, shade }: PaneTones): readonly SceneNode[] {
  const { top, foot } = panes;
  const [left, right] = [Math.min(panes.left, panes.right), Math.max(panes.left, panes.right)];
  const [wide, tall] = [right - left, foot - top];
  const glass = rectanglePath({ x: left, y: top, width: wide, height: tall });
  const columns = 4;
  const rows = Math.max(3, Math.round(tall / (wide / columns) / 1.15));
  const bar = Math.max(5, wide * 0.017);
  const bars = [
    ...Array.from({ length: columns - 1 }, (_, index) =>
      rectanglePath({ x: left + (wide * (index + 1)) / columns - bar / 2, y: top, width: bar, height: tall }),
    ),
    ...Array.from({ length: rows - 1 }, (_, index) =>
      rectanglePath({ x: left, y: top + (tall * (index + 1)) / rows - bar / 2, width: wide, height: bar }),
    ),
  ];
  const thick = bar * 2.2;
  const casing = [
    rectanglePath({ x: left - thick, y: top - thick, width: wide + thick * 2, height: thick }),
    rectanglePath({ x: left - thick, y: top, width: thick, height: tall }),
    rectanglePath({ x: right, y: top, width: thick, height: tall }),
    rectanglePath({ x: left - thick * 2, y: foot, width: wide + thick * 4, height: thick * 1.3 }),
  ];
  const roofs: Path[] = [];
  for (let x = left - 30; x < right; ) {
    const house = between(random, 60, 110);
    const eaves = foot - tall * between(random, 0.16, 0.34);
    roofs.push(
      polygon([
        { x, y: foot },
        { x, y: eaves },
        { x: x + house / 2, y: eaves - house * 0.42 },
        { x: x + house, y: eaves },
        { x: x + house, y: foot },
      ]),
    );
    roofs.push(rectanglePath({ x: x + house * 0.68, y: eaves - house * 0.42, width: house * 0.12, height: house * 0.4 }));
    x += house;
  }
  const warm = mixColours(light, sky, 0.35);
  const sun = { x: left + wide * 0.62, y: foot - tall * 0.42 };
  return [
    glow({ x: (left + right) / 2, y: (top + foot) / 2 }, Math.max(wide, tall) * 0.85, withAlpha(light, isDark ? 0.34 : 0.3)),
    shadowOf([filled(shade, ...casing)], withAlpha(shade, 0.4), { x: 0, y: 8 }, 8),
    painted(
      linearPaint({ x: 0, y: top }, { x: 0, y: foot }, [
        mixColours(warm, WHITE, 0.25),
        mixColours(light, WHITE, 0.3),
        mixColours(warm, WHITE, 0.1),
      ]),
      glass,
    ),
    clipped(glass, [
      glow(sun, tall * 0.5, withAlpha(WHITE, 0.7)),
      filled(mixColours(WHITE, light, 0.2), ellipse(sun, tall * 0.075)),
      filled(mixColours(far, light, 0.5), ...roofs),
      glow({ x: sun.x, y: foot - tall * 0.18 }, tall * 0.3, withAlpha(light, 0.5)),
    ]),
    painted(
      linearPaint({ x: left, y: 0 }, { x: right, y: 0 }, [mixColours(frame, BLACK, 0.1), frame, mixColours(frame, light, 0.2)]),
      ...bars,
      ...casing,
    ),
    filled(
      withAlpha(mixColours(light, WHITE, 0.4), 0.55),
      rectanglePath({ x: left - thick * 2, y: foot, width: wide + thick * 4, height: 2.4 }),
    ),
  ];
}
