import type { Disk } from '../disk/disk.ts';

/** A disk that syncs nothing. Tests of what is durable use others; to the rest a thousand synced files would only be slow. */
export const FORGETFUL_DISK: Disk = { sync: () => {}, syncLater: async () => {} };
