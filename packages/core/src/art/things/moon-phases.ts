import type { Rgba } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled } from '../drawing/nodes.ts';
import { ellipse, polar, polygon } from '../drawing/outlines.ts';

const PHASES = [-0.85, -0.5, 0, 1, 0, 0.5, 0.85] as const;

/** The moon from new to full and back, in a row. @param width of the row. */
export function moonPhases(middle: Point, width: number, radius: number, light: Rgba, ground: Rgba): readonly SceneNode[] {
  return PHASES.flatMap((phase, index): SceneNode[] => {
    const place = { x: middle.x + width * (index / (PHASES.length - 1) - 0.5), y: middle.y };
    if (index === 3) return [filled(light, ellipse(place, radius * 1.25))];
    const side = index < 3 ? 1 : -1;
    const rim = Array.from({ length: 17 }, (_, step) => polar(place, radius, -Math.PI / 2 + side * (step / 16) * Math.PI));
    const bulge = index < 3 ? -phase : phase;
    const inner = Array.from({ length: 17 }, (_, step) => {
      const angle = Math.PI / 2 - (step / 16) * Math.PI;
      return { x: place.x + side * Math.cos(angle) * radius * bulge, y: place.y + Math.sin(angle) * radius };
    });
    return [filled(ground, ellipse(place, radius)), filled(light, polygon([...rim, ...inner]))];
  });
}
