import type { CoverVersion } from '@coverwright/contracts/calls/versions.ts';

/** Formats the time of a version. @param locale and zone default to those of the browser */
export function formatSavedAt({ savedAt }: Pick<CoverVersion, 'savedAt'>, locale?: string, timeZone?: string): string {
  return new Date(savedAt).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short', ...(timeZone ? { timeZone } : {}) });
}

/** Returns the name of a version, or its time if it has no name. */
export function nameOf(version: CoverVersion): string {
  return version.name ?? formatSavedAt(version);
}

/** Returns the message key for the kind of a version; null for an ordinary one. */
export function kindMessage(
  { kind }: CoverVersion,
  isPresent: boolean,
): 'current' | Exclude<CoverVersion['kind'], 'saved' | 'named'> | null {
  if (isPresent) return 'current';
  return kind === 'saved' || kind === 'named' ? null : kind;
}
