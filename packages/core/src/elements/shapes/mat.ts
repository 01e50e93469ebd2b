import { type Path, rectanglePath, transformPath } from '../../scene/path.ts';
import { arch } from './arch.ts';
import type { OutlineRequest } from './outline-request.ts';

/**
 * A mat with a window that shows what lies below. `left`, `top`, `windowWidth` and `windowHeight` place the window in print pixels from the
 * mat's corner; `arched` 1 rounds its top. Even-odd.
 */
export function mat({ width, height, cornerRadius, parameters }: OutlineRequest): Path {
  const windowWidth = Math.max(1, parameters['windowWidth'] ?? width * 0.7);
  const windowHeight = Math.max(1, parameters['windowHeight'] ?? height * 0.7);
  const left = parameters['left'] ?? (width - windowWidth) / 2;
  const top = parameters['top'] ?? (height - windowHeight) / 2;
  const opening =
    (parameters['arched'] ?? 1) > 0
      ? arch({ width: windowWidth, height: windowHeight, cornerRadius, parameters })
      : rectanglePath({ x: 0, y: 0, width: windowWidth, height: windowHeight });
  return [...rectanglePath({ x: 0, y: 0, width, height }), ...transformPath(opening, [1, 0, 0, 1, left, top])];
}
