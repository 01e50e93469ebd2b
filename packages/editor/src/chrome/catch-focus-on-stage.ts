import { catchFocus } from './catch-focus.ts';

/** Focuses the stage after the focused element was removed. */
export function catchFocusOnStage(): void {
  catchFocus(() => document.querySelector<HTMLElement>('[data-testid="stage"]'));
}
