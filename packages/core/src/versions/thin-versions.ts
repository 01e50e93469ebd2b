import type { VersionKind } from './version-kind.ts';

/** The properties of a version without its designs. */
export interface VersionMark {
  readonly id: string;
  /** The time of saving in milliseconds since 1970. */
  readonly savedAt: number;
  readonly kind: VersionKind;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Returns the versions to delete as they grow older. All versions of the last hour stay, the last one of every hour of the last day, and
 * the last one of every day before. The newest version always stays, as do versions that were named, bought, restored or replaced.
 * @param now milliseconds since 1970
 * @returns the ids of the versions
 */
export function thinVersions(versions: readonly VersionMark[], now: number): readonly string[] {
  const newestFirst = versions.toSorted((one, other) => other.savedAt - one.savedAt);
  const taken = new Set<string>();
  return newestFirst.flatMap(({ id, savedAt, kind }) => {
    const age = now - savedAt;
    if (kind !== 'saved' || age < HOUR) return [];
    // Spans follow the clock, not the age, so that the last version of an hour is the last one whenever this runs.
    const span = age < DAY ? HOUR : DAY;
    const place = `${span} ${Math.floor(savedAt / span)}`;
    if (taken.has(place)) return [id];
    taken.add(place);
    return [];
  });
}
