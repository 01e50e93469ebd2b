import { glyphInk } from '../../scene/glyph-ink.ts';
import type { Check, Concern } from '../check.ts';
import { callElement } from '../measuring/call-element.ts';
import { TOLERANCE, inInches } from '../measuring/distances.ts';

/** The fold wanders by up to a sixteenth of an inch: spine words must not reach it, their effects included. */
export const spineClearance: Check = ({ design, geometry, binding, scene, engine }) => {
  const { spine } = geometry.boards;
  if (!binding || !spine) return [];
  const needed = geometry.spineMargin;
  return scene.layers.flatMap(({ id, kind, nodes }): readonly Concern[] => {
    const ink = kind === 'spineText' ? glyphInk(nodes, engine) : null;
    if (!ink) return [];
    const clear = Math.min(ink.x - spine.x, spine.x + spine.width - ink.x - ink.width);
    if (clear + TOLERANCE >= needed) return [];
    const box = design.spine.textBoxes.find(({ designMode }) => designMode.uniqueId === id);
    return [
      {
        severity: 'error',
        message: `${callElement(design, id)} is ${inInches(clear)} in from the fold; it needs ${inInches(needed)} in on both sides.`,
        element: id,
        fix: box?.text.textEffect
          ? { label: 'Leave the effect off', command: { name: 'edit-text-box', id, changes: { text: { textEffect: null } } } }
          : null,
      },
    ];
  });
};
