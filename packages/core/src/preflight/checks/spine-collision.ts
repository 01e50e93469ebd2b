import { wordsOf } from '../../elements/element-kinds.ts';
import { intersection } from '../../geometry/shapes.ts';
import type { Check } from '../check.ts';
import { resetSpinePosition } from '../fixes/reset-spine-position.ts';
import { say } from '../say.ts';

/** Reports an author and a title that overlap on the spine. */
export const spineCollision: Check = ({ scene }) => {
  const [first, second] = scene.layers.filter(({ kind }) => wordsOf(kind) === 'spine');
  if (!first?.inkBounds || !second?.inkBounds || !intersection(first.inkBounds, second.inkBounds)) return [];
  return [
    {
      severity: 'error',
      message: say('spineCollision'),
      element: second.id,
      fix: resetSpinePosition([first.id, second.id]),
    },
  ];
};
