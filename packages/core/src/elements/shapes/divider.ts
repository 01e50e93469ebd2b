import { type Path, rectanglePath, transformPath } from '../../scene/path.ts';
import { diamond } from './diamond.ts';
import type { OutlineRequest } from './outline-request.ts';

/** Two rules with a lozenge between them; `thickness` of the rules in print pixels. */
export function divider({ width, height, parameters }: OutlineRequest): Path {
  const thickness = parameters['thickness'] ?? 4;
  const lozenge = Math.min(height, width / 4);
  const ruleWidth = Math.max(0, (width - lozenge) / 2 - lozenge * 0.4);
  const y = (height - thickness) / 2;
  return [
    ...rectanglePath({ x: 0, y, width: ruleWidth, height: thickness }),
    ...transformPath(diamond({ width: lozenge, height: lozenge }), [1, 0, 0, 1, (width - lozenge) / 2, (height - lozenge) / 2]),
    ...rectanglePath({ x: width - ruleWidth, y, width: ruleWidth, height: thickness }),
  ];
}
