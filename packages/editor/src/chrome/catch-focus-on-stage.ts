import { catchFocus } from './catch-focus.ts';

/** Goes on at the stage, where what had the focus went with its element. */
export function catchFocusOnStage(): void {
  catchFocus(() => document.querySelector<HTMLElement>('[data-testid="stage"]'));
}
