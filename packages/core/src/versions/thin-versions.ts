import type { VersionKind } from './version-kind.ts';

/** The facts about a version without its designs. */
export interface VersionMark {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly kind: VersionKind;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Returns the versions to delete as they grow older: of the last hour all stay, of the last day the last of every hour, of every day before
 * the last. The newest always stays, and so do versions that were named, bought, restored or replaced.
 * @param now milliseconds since 1970
 * @returns their ids
 */
export function thinVersions(versions: readonly VersionMark[], now: number): readonly string[] {
  const newestFirst = versions.toSorted((one, other) => other.savedAt - one.savedAt);
  const taken = new Set<string>();
  return newestFirst.flatMap(({ id, savedAt, kind }) => {
    const age = now - savedAt;
    if (kind !== 'saved' || age < HOUR) return [];
    // Spans follow the clock, not the age, so that the last version of an hour stays the last whenever this runs.
    const span = age < DAY ? HOUR : DAY;
    const place = `${span} ${Math.floor(savedAt / span)}`;
    if (taken.has(place)) return [id];
    taken.add(place);
    return [];
  });
}
