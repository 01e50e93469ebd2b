const STEPS = [
  { unit: 'day', milliseconds: 86_400_000 },
  { unit: 'hour', milliseconds: 3_600_000 },
  { unit: 'minute', milliseconds: 60_000 },
] as const;

/** `5 minutes ago`. Both times in milliseconds since 1970. */
export function timeAgo(then: number, now: number): string {
  const passed = Math.max(0, now - then);
  const step = STEPS.find(({ milliseconds }) => passed >= milliseconds);
  if (!step) return 'just now';
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-Math.floor(passed / step.milliseconds), step.unit);
}
