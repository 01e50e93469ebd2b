import { wordsOf } from '../../elements/element-kinds.ts';
import { inset, intersection } from '../../geometry/shapes.ts';
import type { SceneLayer } from '../../scene/scene.ts';
import type { Check, Concern } from '../check.ts';
import { fitBlurb } from '../fixes/fit-blurb.ts';
import { fitInside } from '../fixes/fit-inside.ts';
import { elementLabel } from '../measuring/element-label.ts';
import { TOLERANCE, asPx, distanceInside, inInches } from '../measuring/distances.ts';
import { faceOfWords } from '../measuring/face-under.ts';
import type { PreflightSubject } from '../preflight-subject.ts';
import { say } from '../say.ts';

/**
 * Reports text outside of the safe area of its board: front, back or flap. It is checked by its rendered outlines, as a printer's reviewer
 * sees it, not by its box. The spine has its own rules.
 */
export const textSafeArea: Check = (subject) =>
  subject.scene.layers.flatMap((layer): readonly Concern[] => {
    if (wordsOf(layer.kind) !== 'placed' && wordsOf(layer.kind) !== 'blurb') return [];
    return subject.binding ? judge(subject, layer) : judgeScreenCover(subject, layer);
  });

function judge(subject: PreflightSubject, layer: SceneLayer): readonly Concern[] {
  const { binding, design, platform, geometry } = subject;
  const { inkBounds: ink } = layer;
  // Text wholly outside of the cover is not printed; another check reports it.
  if (!binding || !ink || !intersection(ink, geometry.file)) return [];
  const { board: standsOn, rect: board } = faceOfWords(design, geometry, layer);
  if (standsOn === 'spine') return [];
  const { errorWithin, warnWithin } = binding.text;
  const nearest = distanceInside(ink, board);
  if (nearest + TOLERANCE >= asPx(warnWithin)) return [];
  const isError = nearest + TOLERANCE < asPx(errorWithin);
  const command = wordsOf(layer.kind) === 'blurb' ? fitBlurb(subject) : fitInside(subject, layer.id, inset(board, asPx(warnWithin)));
  return [
    {
      severity: isError ? 'error' : 'warning',
      message: say(`${nearest < 0 ? 'pastTrim' : 'nearTrim'}${isError ? 'Required' : 'Advised'}`, {
        element: elementLabel(design, layer.id),
        distance: inInches(Math.abs(nearest)),
        printer: platform.name,
        least: isError ? errorWithin : warnWithin,
      }),
      element: layer.id,
      fix: command && { label: say('moveInside'), command },
    },
  ];
}

/** Checks the cover of an eBook or an audiobook, for which only cropped text counts. */
function judgeScreenCover(subject: PreflightSubject, { id, inkBounds }: SceneLayer): readonly Concern[] {
  const { file } = subject.geometry;
  if (!inkBounds || !intersection(inkBounds, file) || distanceInside(inkBounds, file) >= -TOLERANCE) return [];
  const command = fitInside(subject, id, subject.geometry.safe.front);
  return [
    {
      severity: 'error',
      message: say('cutOff', { element: elementLabel(subject.design, id) }),
      element: id,
      fix: command && { label: say('moveInside'), command },
    },
  ];
}
