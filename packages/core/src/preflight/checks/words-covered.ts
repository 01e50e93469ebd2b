import { placedElement } from '../../elements/placed-elements.ts';
import { intersection } from '../../geometry/shapes.ts';
import { restack } from '../../interaction/restack.ts';
import type { Check, Concern } from '../check.ts';
import { callElement } from '../measuring/call-element.ts';
import { areaOf } from '../measuring/distances.ts';
import type { PreflightSubject } from '../preflight-subject.ts';

const LEAST_SHARE = 0.2;
/** Fainter than this, words still read through. */
const SOLID = 0.4;

/** Words that lie under a picture or a filled shape. */
export const wordsCovered: Check = (subject) => {
  const { scene, design } = subject;
  return scene.layers.flatMap((words, index): readonly Concern[] => {
    const ink = words.inkBounds;
    if (words.kind !== 'textBox' || !ink) return [];
    const above = scene.layers.slice(index + 1).find((layer) => {
      const shared = layer.inkBounds && intersection(layer.inkBounds, ink);
      return shared && areaOf(shared) >= LEAST_SHARE * areaOf(ink) && isSolid(subject, layer.id);
    });
    if (!above) return [];
    const order = restack(design, [words.id], 'front');
    return [
      {
        severity: 'warning',
        message: `${callElement(design, above.id)} lies over ${callElement(design, words.id).toLowerCase()}.`,
        element: words.id,
        fix: order && {
          label: 'Bring to the front',
          command: { name: 'order-elements', below: [...order.below], above: [...order.above] },
        },
      },
    ];
  });
};

/** A frame and a line leave what is within them free. */
function isSolid({ design }: PreflightSubject, id: string): boolean {
  const placed = placedElement(design, id);
  if (placed?.kind === 'objectImage') return placed.value.opacity > SOLID;
  if (placed?.kind !== 'shape') return false;
  const { renderer, box, opacity, style, icon, type } = placed.value;
  if (renderer !== 'box' || !box.fill || icon || opacity <= SOLID || style.blend !== 'normal' || HOLLOW.has(type)) return false;
  return box.fill.kind === 'solid' ? box.fill.colour.a * opacity > SOLID : box.fill.stops.every(({ colour }) => colour.a * opacity > SOLID);
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
