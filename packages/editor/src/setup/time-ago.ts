import { createTranslator } from '@coverwright/core/messages/create-translator.ts';
import { setupMessages } from './messages.ts';

const STEPS = [
  { unit: 'day', milliseconds: 86_400_000 },
  { unit: 'hour', milliseconds: 3_600_000 },
  { unit: 'minute', milliseconds: 60_000 },
] as const;

/** Formats a time difference, such as `5 minutes ago`. Both times in milliseconds since 1970. */
export function timeAgo(then: number, now: number, locale: string): string {
  const passed = Math.max(0, now - then);
  const step = STEPS.find(({ milliseconds }) => passed >= milliseconds);
  if (!step) return createTranslator(setupMessages, locale)('justNow');
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(passed / step.milliseconds), step.unit);
}
