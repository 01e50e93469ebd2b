import type { Mask } from './mask.ts';

/** A mask with its undo and redo history. */
export interface MaskSteps {
  readonly past: readonly Uint8ClampedArray[];
  readonly present: Mask;
  readonly future: readonly Uint8ClampedArray[];
}

/** Maximum number of undo steps. A mask takes up to 2.5 MB, so they take 50 MB. */
const MOST_STEPS = 20;

export function startMaskSteps(mask: Mask): MaskSteps {
  return { past: [], present: mask, future: [] };
}

/** Stores the current mask as an undo step, before a stroke changes it in place. */
export function pushMaskStep({ past, present }: MaskSteps): MaskSteps {
  return { past: [...past, present.data.slice()].slice(-MOST_STEPS), present, future: [] };
}

export function stepBack({ past, present, future }: MaskSteps): MaskSteps {
  const last = past.at(-1);
  if (!last) return { past, present, future };
  return { past: past.slice(0, -1), present: { ...present, data: last }, future: [present.data, ...future] };
}

export function stepForward({ past, present, future }: MaskSteps): MaskSteps {
  const [next, ...rest] = future;
  if (!next) return { past, present, future };
  return { past: [...past, present.data], present: { ...present, data: next }, future: rest };
}
