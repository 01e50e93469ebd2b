import { readTitle } from '../../shop-window/read-title.ts';
import { scoreLegibility } from '../../shop-window/score-legibility.ts';
import type { Check } from '../check.ts';
import { isOutlined } from '../measuring/is-outlined.ts';
import { say } from '../say.ts';

/** The score below which shoppers cannot read a title where they first see it. */
const READABLE = 40;

/** Reports a title that is hard to read as a thumbnail, which is what shops show first. */
export const thumbnail: Check = ({ design, scene, engine, readings, binding }) => {
  const title = readTitle(design, scene, engine);
  const ink = title && !isOutlined(design, title.id) ? readings.ink(title.id) : null;
  if (!title || !ink) return [];
  const { score, reasons } = scoreLegibility(title, ink);
  if (score >= READABLE) return [];
  const advice = reasons.find((reason) => reason.advice !== null)?.advice ?? '';
  return [
    {
      severity: binding ? 'hint' : 'warning',
      message: say('smallInStore', { score, advice }).trim(),
      element: title.id,
    },
  ];
};
