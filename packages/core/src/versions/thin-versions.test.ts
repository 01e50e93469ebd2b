import fc from 'fast-check';
import { expect, test } from 'vitest';
import { thinVersions, type VersionMark } from './thin-versions.ts';
import { VERSION_KINDS } from './version-kind.ts';

const HOUR = 3_600_000;
const NOW = 1000 * 24 * HOUR;

const marks = fc
  .array(fc.record({ ago: fc.integer({ min: 0, max: 40 * 24 * HOUR }), kind: fc.constantFrom(...VERSION_KINDS) }), { maxLength: 60 })
  .map((list): VersionMark[] => list.map(({ ago, kind }, at) => ({ id: String(at), savedAt: NOW - ago, kind })));

const kept = (versions: readonly VersionMark[], now = NOW) => {
  const gone = new Set(thinVersions(versions, now));
  return versions.filter(({ id }) => !gone.has(id));
};

test('[B12] the newest version, those of the last hour, and all that were named, bought, brought back or put aside are never let go of', () => {
  fc.assert(
    fc.property(marks, (versions) => {
      const left = kept(versions);
      const newest = Math.max(...versions.map(({ savedAt }) => savedAt));
      for (const version of versions) {
        if (version.kind !== 'saved' || NOW - version.savedAt < HOUR) expect(left).toContain(version);
      }
      if (versions.length > 0) expect(left.some(({ savedAt }) => savedAt === newest)).toBe(true);
    }),
  );
});

test('[B12] every hour of the last day and every day before keeps the last of its versions, and but one that was merely saved', () => {
  fc.assert(
    fc.property(marks, (versions) => {
      const left = kept(versions);
      for (const { savedAt } of versions.filter((version) => version.kind === 'saved')) {
        const span = NOW - savedAt < HOUR ? 0 : NOW - savedAt < 24 * HOUR ? HOUR : 24 * HOUR;
        if (span === 0) continue;
        const place = (time: number) => Math.floor(time / span);
        const same = left.filter((one) => one.kind === 'saved' && place(one.savedAt) === place(savedAt));
        expect(same.length).toBeGreaterThan(0);
        const newest = left.reduce((latest, one) => Math.max(latest, one.savedAt), 0);
        const counted = same.filter((one) => NOW - one.savedAt < 24 * HOUR === (span === HOUR) && NOW - one.savedAt >= HOUR);
        expect(counted.filter((one) => one.savedAt !== newest).length).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('[B12] thinning twice lets go of nothing more, and later of what has grown old since', () => {
  fc.assert(
    fc.property(marks, (versions) => {
      expect(thinVersions(kept(versions), NOW)).toEqual([]);
    }),
  );
  const four = [5, 15, 25, 35].map((minutes): VersionMark => ({ id: `${minutes}`, savedAt: NOW - minutes * 60_000, kind: 'saved' }));
  expect(thinVersions(four, NOW)).toEqual([]);
  expect(thinVersions(four, NOW + 2 * HOUR)).toEqual(['15', '25', '35']);
});
