import type { Path } from '../../scene/path.ts';
import type { OutlineRequest } from './outline-request.ts';

/** The heights of soft hills, for a ridge without `y` parameters. */
const HILLS = [0.42, 0.3, 0.16, 0.1, 0.2, 0.36, 0.44, 0.38, 0.24, 0.2, 0.3];
const MOST = 400;

/**
 * The area under a line from side to side: hills, or the horizon of a picture. `y0`, `y1` and so on are the line's heights at even
 * distances from the left, as shares of the height from the top. `softness` softens the line of a picture (`softened-ridge.ts`).
 */
export function ridge({ width, height, parameters }: OutlineRequest): Path {
  const given: number[] = [];
  for (let at = parameters['y0']; at !== undefined && given.length < MOST; at = parameters[`y${given.length}`]) given.push(at);
  const heights = given.length > 1 ? given : HILLS;
  return [
    ['M', 0, height],
    ...heights.map((share, index) => ['L', (index / (heights.length - 1)) * width, Math.min(1, Math.max(0, share)) * height] as const),
    ['L', width, height],
    ['Z'],
  ];
}
