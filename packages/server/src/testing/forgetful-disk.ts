import type { Disk } from '../disk/disk.ts';

/** A disk that syncs nothing, for tests that are not about durability: a thousand synced files would be slow. */
export const FORGETFUL_DISK: Disk = { sync: () => {}, syncLater: async () => {} };
