import { readTitle } from '../../shop-window/read-title.ts';
import { scoreLegibility } from '../../shop-window/score-legibility.ts';
import type { Check } from '../check.ts';
import { isOutlined } from '../measuring/is-outlined.ts';
import { say } from '../say.ts';

/** Shoppers do not read a title with fewer points than this where they first meet it. */
const READABLE = 40;

/** Shops show every cover as a thumbnail first. */
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
