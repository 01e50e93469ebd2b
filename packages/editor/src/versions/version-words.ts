import type { CoverVersion } from '@coverwright/contracts/calls/versions.ts';

/** When a version was saved, as its author says it. @param locale and zone of the browser where none are given */
export function formatSavedAt({ savedAt }: Pick<CoverVersion, 'savedAt'>, locale?: string, timeZone?: string): string {
  return new Date(savedAt).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short', ...(timeZone ? { timeZone } : {}) });
}

/** Returns what a version is called: by its author, else by its moment. */
export function nameOf(version: CoverVersion): string {
  return version.name ?? formatSavedAt(version);
}

/** Returns what else there is to say of it, as a key of the messages; null when nothing is. */
export function kindMessage(
  { kind }: CoverVersion,
  isPresent: boolean,
): 'current' | Exclude<CoverVersion['kind'], 'saved' | 'named'> | null {
  if (isPresent) return 'current';
  return kind === 'saved' || kind === 'named' ? null : kind;
}
