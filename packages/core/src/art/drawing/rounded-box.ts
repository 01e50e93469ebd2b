import { roundedRectangle } from '../../elements/shapes/rounded-rectangle.ts';
import { type Rect, translation } from '../../geometry/shapes.ts';
import { type Path, transformPath } from '../../scene/path.ts';

/** A rectangle with rounded corners. */
export function roundedBox({ x, y, width, height }: Rect, cornerRadius: number): Path {
  return transformPath(roundedRectangle({ width, height, cornerRadius }), translation(x, y));
}
