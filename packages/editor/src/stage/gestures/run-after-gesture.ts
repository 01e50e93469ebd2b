import type { GestureEngine } from './create-gesture-engine.ts';

/** Runs an automatic change now, or after the present gesture: during a gesture it would split its step, and be lost if it is canceled. */
export function runAfterGesture({ view }: Pick<GestureEngine, 'view'>, act: () => void): void {
  if (view.getState().mode === 'idle') return act();
  const stop = view.subscribe(({ mode }) => {
    if (mode !== 'idle') return;
    stop();
    act();
  });
}
