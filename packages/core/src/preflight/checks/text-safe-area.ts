import { type Rect, centreOf, contains, inset, intersection } from '../../geometry/shapes.ts';
import type { SceneLayer } from '../../scene/scene.ts';
import type { Check, Concern } from '../check.ts';
import { fitBlurb } from '../fixes/fit-blurb.ts';
import { fitInside } from '../fixes/fit-inside.ts';
import { callElement } from '../measuring/call-element.ts';
import { TOLERANCE, asPx, distanceInside, inInches } from '../measuring/distances.ts';
import type { PreflightSubject } from '../preflight-subject.ts';

/** Words are measured by their rendered outlines, as a printer's reviewer sees them, not by their boxes. */
export const textSafeArea: Check = (subject) => {
  const { geometry, binding, scene } = subject;
  return scene.layers.flatMap((layer): readonly Concern[] => {
    if (layer.kind !== 'textBox' && layer.kind !== 'blurb') return [];
    if (!binding) return judgeScreenCover(subject, layer);
    const board = layer.kind === 'blurb' ? geometry.boards.back : geometry.boards.front;
    return board ? judge(subject, layer, faceOf(subject, layer, board)) : [];
  });
};

/** Words on a jacket's flap are judged by the flap. */
function faceOf({ geometry }: PreflightSubject, { inkBounds }: SceneLayer, board: Rect): Rect {
  return (inkBounds && geometry.flaps.find((flap) => contains(flap, centreOf(inkBounds)))) ?? board;
}

function judge(subject: PreflightSubject, layer: SceneLayer, board: Rect): readonly Concern[] {
  const { binding, design, platform } = subject;
  const { inkBounds: ink } = layer;
  // What lies wholly beside the cover is not printed at all: another check says so.
  if (!binding || !ink || !intersection(ink, subject.geometry.file)) return [];
  const { errorWithin, warnWithin } = binding.text;
  const nearest = distanceInside(ink, board);
  if (nearest + TOLERANCE >= asPx(warnWithin)) return [];
  const isError = nearest + TOLERANCE < asPx(errorWithin);
  const name = callElement(design, layer.id);
  const where = nearest < 0 ? `runs ${inInches(-nearest)} in over the edge` : `is ${inInches(nearest)} in from the edge`;
  const command = layer.kind === 'blurb' ? fitBlurb(subject) : fitInside(subject, layer.id, inset(board, asPx(warnWithin)));
  return [
    {
      severity: isError ? 'error' : 'warning',
      message: isError
        ? `${name} ${where} where the book is cut; ${platform.name} asks for at least ${errorWithin} in.`
        : `${name} ${where} where the book is cut; ${warnWithin} in is safe when the cut wanders.`,
      element: layer.id,
      fix: command && { label: 'Move it inside', command },
    },
  ];
}

/** Of a screen cover only what is cut off counts. */
function judgeScreenCover(subject: PreflightSubject, { id, inkBounds }: SceneLayer): readonly Concern[] {
  const { file } = subject.geometry;
  if (!inkBounds || !intersection(inkBounds, file) || distanceInside(inkBounds, file) >= -TOLERANCE) return [];
  const command = fitInside(subject, id, subject.geometry.safe.front);
  return [
    {
      severity: 'error',
      message: `${callElement(subject.design, id)} runs over the edge of the picture and is cut off.`,
      element: id,
      fix: command && { label: 'Move it inside', command },
    },
  ];
}
