import type { CoverVersion } from '@coverwright/contracts/calls/versions.ts';

const KINDS: Readonly<Record<CoverVersion['kind'], string | null>> = {
  saved: null,
  named: null,
  restored: 'Restored',
  replaced: 'Replaced by a restored version',
  completed: 'Completed',
};

/** When a version was saved, as its author says it. @param locale and zone of the browser where none are given */
export function momentOf({ savedAt }: Pick<CoverVersion, 'savedAt'>, locale?: string, timeZone?: string): string {
  return new Date(savedAt).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short', ...(timeZone ? { timeZone } : {}) });
}

/** What a version is called: by its author, else by its moment. */
export function nameOf(version: CoverVersion): string {
  return version.name ?? momentOf(version);
}

/** What else there is to say of it; null when nothing is. */
export function kindLabel(version: CoverVersion, isPresent: boolean): string | null {
  return isPresent ? 'Current version' : KINDS[version.kind];
}
