/** Maximum zoom of a wheel event with Ctrl, as a natural logarithm. */
const LARGEST_STEP = Math.log(1.2);

interface Turn {
  readonly deltaY: number;
  readonly ctrlKey: boolean;
}

/**
 * Returns the factor by which a wheel zooms. With ctrl it is a trackpad's pinch, in many small steps, or a notch of a mouse, in one step
 * that is some thirty times as large; that step is limited to what a notch is without ctrl.
 */
export function wheelFactor({ deltaY, ctrlKey }: Turn): number {
  if (!ctrlKey) return Math.exp(-deltaY * 0.0015);
  return Math.exp(Math.max(-LARGEST_STEP, Math.min(LARGEST_STEP, -deltaY * 0.01)));
}
