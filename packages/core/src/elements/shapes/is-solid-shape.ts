import type { CoverShape } from '../../design/shape.ts';
import { fillOpacity } from '../../design/fill.ts';

/** The opacity below which text under a shape can still be read. */
const SOLID = 0.4;

/** Returns true if a shape hides the layers below it. A frame and a line leave their inside open. */
export function isSolidShape({ renderer, box, opacity, style, icon, type }: CoverShape): boolean {
  if (renderer !== 'box' || !box.fill || icon || opacity <= SOLID || style.blend !== 'normal' || HOLLOW.has(type)) return false;
  return fillOpacity(box.fill) * opacity > SOLID;
}

const HOLLOW: ReadonlySet<string> = new Set([
  'frame',
  'arched-frame',
  'oval-frame',
  'notched-frame',
  'mat',
  'ring',
  'corner',
  'double-rule',
  'divider',
  'laurel',
  'line',
  'rays',
  'sunburst',
]);
