import { wordsOf } from '../../elements/element-kinds.ts';
import type { Check } from '../check.ts';
import { say } from '../say.ts';

/** Reports a blank back. Printers accept it, but it gives readers no reason to buy. */
export const blankBack: Check = ({ design, geometry, scene }) => {
  const { back } = geometry.boards;
  if (!back) return [];
  const isWorded = scene.layers.some(({ kind, inkBounds }) => wordsOf(kind) === 'blurb' && inkBounds !== null);
  const isDressed = [...design.coverShapes, ...design.coverObjectImages].some(({ board, hidden }) => board === 'back' && !hidden);
  if (isWorded || isDressed) return [];
  return [{ severity: 'hint', message: say('blankBack'), element: 'blurb' }];
};
