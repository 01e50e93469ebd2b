/**
 * Moves the focus in the next frame if the focused element was removed; otherwise keyboard users would start at the top of the page again.
 */
export function catchFocus(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) find()?.focus({ preventScroll: true });
  });
}
