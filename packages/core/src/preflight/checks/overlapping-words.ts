import { wordsOf } from '../../elements/element-kinds.ts';
import { type Command, applyCommand } from '../../commands/apply-command.ts';
import { type Rect, inset, intersection } from '../../geometry/shapes.ts';
import { elementBox } from '../../interaction/element-box.ts';
import { movedBy } from '../../interaction/turned-box.ts';
import type { SceneLayer } from '../../scene/scene.ts';
import type { Check, Concern } from '../check.ts';
import { inkOf } from '../fixes/fit-inside.ts';
import { elementLabel } from '../measuring/element-label.ts';
import { faceOfWords } from '../measuring/face-under.ts';
import { TOLERANCE, areaOf, asPx, distanceInside } from '../measuring/distances.ts';
import type { PreflightSubject } from '../preflight-subject.ts';
import { say } from '../say.ts';

/** The share of the smaller text that has to be covered. The boxes around outlines touch before letters do. */
const LEAST_SHARE = 0.06;
/** The gap between texts that are moved apart, as a share of the height of the moved text. */
const GAP = 0.25;

/** Reports texts that overlap each other. */
export const overlappingWords: Check = (subject) => {
  const words = subject.scene.layers.filter((layer): layer is Inked => isWorded(layer) && layer.inkBounds !== null);
  return words.flatMap((first, index) => words.slice(index + 1).flatMap((second) => judge(subject, words, first, second)));
};

function isWorded({ kind }: SceneLayer): boolean {
  const words = wordsOf(kind);
  return words === 'placed' || words === 'blurb';
}

type Inked = SceneLayer & { readonly inkBounds: Rect };

function judge(subject: PreflightSubject, words: readonly Inked[], first: Inked, second: Inked): readonly Concern[] {
  const [large, small] = areaOf(first.inkBounds) >= areaOf(second.inkBounds) ? [first, second] : [second, first];
  const shared = intersection(large.inkBounds, small.inkBounds);
  if (!shared || areaOf(shared) < LEAST_SHARE * areaOf(small.inkBounds)) return [];
  const command = movedApart(subject, words, large, small);
  return [
    {
      severity: 'warning',
      message: say('overlapping', {
        first: elementLabel(subject.design, small.id),
        second: elementLabel(subject.design, large.id).toLowerCase(),
      }),
      element: small.id,
      fix: command && { label: say('moveApart'), command },
    },
  ];
}

/**
 * Returns the command that moves the smaller text below the larger one, or above it, to a place where it is safe and overlaps no other
 * text.
 */
function movedApart(subject: PreflightSubject, words: readonly Inked[], { inkBounds: large }: Inked, small: Inked): Command | null {
  const { design, geometry, binding, engine } = subject;
  const box = elementBox(design, small.id);
  if (!box) return null;
  const face = faceOfWords(design, geometry, small);
  const safe = binding ? inset(face.rect, asPx(binding.text.warnWithin)) : geometry.safe.front;
  const { inkBounds: ink } = small;
  const gap = ink.height * GAP;
  const shifts = [large.y + large.height + gap - ink.y, large.y - gap - ink.y - ink.height];
  for (const y of shifts.toSorted((one, other) => Math.abs(one) - Math.abs(other))) {
    const command = box.commandFor({ rect: movedBy(box.rect, { x: 0, y }), rotation: box.rotation, scaled: 1 });
    const tried = applyCommand(design, command);
    const moved = tried.ok && inkOf(tried.value, small.id, engine);
    if (!moved || distanceInside(moved, safe) < -TOLERANCE) continue;
    if (!words.some((other) => other.id !== small.id && intersection(other.inkBounds, moved))) return command;
  }
  return null;
}
