/**
 * Returns true if an observed element is in sight, as an IntersectionObserver tells. A busy browser tells of several crossings at once, the
 * oldest first: only the last is how things stand.
 */
export function isIntersecting(crossings: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]): boolean {
  return crossings.at(-1)?.isIntersecting ?? false;
}
