import type { GestureEngine } from './create-gesture-engine.ts';

/**
 * Does now, or once the hand lets go of the cover, what arrives by itself: in the middle of a gesture it would split its step, and
 * go with it when it is called off.
 */
export function runAfterGesture({ view }: Pick<GestureEngine, 'view'>, act: () => void): void {
  if (view.getState().mode === 'idle') return act();
  const stop = view.subscribe(({ mode }) => {
    if (mode !== 'idle') return;
    stop();
    act();
  });
}
