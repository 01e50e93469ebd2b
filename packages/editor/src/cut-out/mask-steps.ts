import type { Mask } from './mask.ts';

/** A mask and the strokes that made it, back and forward. */
export interface MaskSteps {
  readonly past: readonly Uint8ClampedArray[];
  readonly present: Mask;
  readonly future: readonly Uint8ClampedArray[];
}

/** A mask takes up to 2.5 MB: so many steps are 50. */
const MOST_STEPS = 20;

export function startMaskSteps(mask: Mask): MaskSteps {
  return { past: [], present: mask, future: [] };
}

/** Before a stroke changes the present in place, its state is kept. */
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
