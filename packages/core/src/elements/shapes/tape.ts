import type { Path, PathCommand } from '../../scene/path.ts';
import type { OutlineRequest } from './outline-request.ts';

/** A strip of adhesive tape whose ends have `teeth` teeth, as cut by a dispenser. */
export function tape({ width, height, parameters }: OutlineRequest): Path {
  const teeth = Math.max(2, Math.min(60, Math.round(parameters['teeth'] ?? Math.max(4, height / 18))));
  const tooth = height / teeth;
  const depth = Math.min(tooth * 0.8, width / 4);
  const end = (x: number, inwards: number, isDown: boolean): PathCommand[] =>
    Array.from({ length: 2 * teeth + 1 }, (_, index) => {
      const y = (index * tooth) / 2;
      return ['L', x + (index % 2 === 0 ? 0 : inwards), isDown ? y : height - y];
    });
  const [, ...left] = end(0, depth, false);
  return [['M', 0, 0], ...end(width, -depth, true), ...end(0, depth, false).slice(0, 1), ...left.slice(0, -1), ['Z']];
}
