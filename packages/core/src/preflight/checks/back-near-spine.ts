import { wordsOf } from '../../elements/element-kinds.ts';
import type { Check } from '../check.ts';
import { fitBlurb } from '../fixes/fit-blurb.ts';
import { TOLERANCE, asPx, inInches } from '../measuring/distances.ts';
import { say } from '../say.ts';

/** Reports back text near the fold. It is hard to read, and moves onto the spine if the cover is bound slightly off. */
export const backNearSpine: Check = (subject) => {
  const { geometry, binding, scene } = subject;
  const { spine } = geometry.boards;
  const ink = scene.layers.find(({ kind }) => wordsOf(kind) === 'blurb')?.inkBounds;
  if (!binding || !spine || !ink) return [];
  const gap = Math.max(spine.x - ink.x - ink.width, ink.x - spine.x - spine.width);
  const { backFromSpine } = binding.text;
  if (gap + TOLERANCE >= asPx(backFromSpine)) return [];
  const command = fitBlurb(subject);
  return [
    {
      severity: 'warning',
      message: say('blurbNearSpine', { distance: inInches(gap), least: backFromSpine }),
      element: 'blurb',
      fix: command && { label: say('moveFromSpine'), command },
    },
  ];
};
