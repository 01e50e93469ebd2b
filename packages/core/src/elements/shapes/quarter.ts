import type { Path } from '../../scene/path.ts';
import { ARC } from './ellipse.ts';
import type { OutlineRequest } from './outline-request.ts';

/** A quarter of an ellipse, its corner at the lower left. */
export function quarter({ width, height }: OutlineRequest): Path {
  return [['M', 0, 0], ['C', width * ARC, 0, width, height * (1 - ARC), width, height], ['L', 0, height], ['Z']];
}
