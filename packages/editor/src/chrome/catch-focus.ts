/** Takes up the focus in the next frame, where what had it is gone: else a person who goes by keyboard begins at the top of the page again. */
export function catchFocus(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) find()?.focus({ preventScroll: true });
  });
}
