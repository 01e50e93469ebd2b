/**
 * Returns true if an observed element is visible. A busy browser reports several changes at once, oldest first: only the last one counts.
 */
export function isIntersecting(crossings: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]): boolean {
  return crossings.at(-1)?.isIntersecting ?? false;
}
