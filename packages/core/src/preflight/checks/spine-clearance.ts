import { glyphInk } from '../../scene/glyph-ink.ts';
import type { Design } from '../../design/design.ts';
import type { Check, Concern, Fix } from '../check.ts';
import { insideSpine } from '../fixes/inside-spine.ts';
import { elementLabel } from '../measuring/element-label.ts';
import { TOLERANCE, inInches } from '../measuring/distances.ts';
import { standsOnSpine } from '../measuring/face-under.ts';
import { say } from '../say.ts';

/** Reports spine text that is too close to the fold, effects included. The fold may be off by up to a sixteenth of an inch. */
export const spineClearance: Check = (subject) => {
  const { design, geometry, binding, scene, engine } = subject;
  const { spine } = geometry.boards;
  if (!binding || !spine) return [];
  const needed = geometry.spineMargin;
  return scene.layers.flatMap((layer): readonly Concern[] => {
    const { id, nodes } = layer;
    const ink = standsOnSpine(design, geometry, layer) ? glyphInk(nodes, engine) : null;
    if (!ink) return [];
    const clear = Math.min(ink.x - spine.x, spine.x + spine.width - ink.x - ink.width);
    if (clear + TOLERANCE >= needed) return [];
    const box = design.spine.textBoxes.find(({ designMode }) => designMode.uniqueId === id);
    return [
      {
        severity: 'error',
        message: say('nearFold', { element: elementLabel(design, id), distance: inInches(clear), least: inInches(needed) }),
        element: id,
        fix: box ? withoutEffect(box) : insideSpine(subject, id),
      },
    ];
  });
};

function withoutEffect({ designMode: { uniqueId: id }, text }: Design['spine']['textBoxes'][number]): Fix | null {
  if (!text.textEffect) return null;
  return { label: say('removeEffect'), command: { name: 'edit-text-box', id, changes: { text: { textEffect: null } } } };
}
