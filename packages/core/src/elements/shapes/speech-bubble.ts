import type { Path } from '../../scene/path.ts';
import { roundedRectangle } from './rounded-rectangle.ts';
import type { OutlineRequest } from './outline-request.ts';

/** A rounded box with a tail at its lower left. */
export function speechBubble({ width: w, height: h, parameters }: OutlineRequest): Path {
  const body = h * 0.8;
  const box = roundedRectangle({ width: w, height: body, cornerRadius: Math.min(w, body) * (parameters['round'] ?? 0.25) });
  return [...box, ['M', w * 0.2, body], ['L', w * 0.16, h], ['L', w * 0.4, body], ['Z']];
}
