import type { Path } from '../../scene/path.ts';
import type { OutlineRequest } from './outline-request.ts';

/** A band that climbs to the right between upright sides: `angle` in degrees (negative: it falls). */
export function slant({ width, height, parameters }: OutlineRequest): Path {
  const angle = Math.min(60, Math.max(-60, parameters['angle'] ?? 8));
  const rise = Math.min(height * 0.9, Math.tan((Math.abs(angle) * Math.PI) / 180) * width);
  const [left, right] = angle >= 0 ? [rise, 0] : [0, rise];
  return [['M', 0, left], ['L', width, right], ['L', width, height - left], ['L', 0, height - right], ['Z']];
}
