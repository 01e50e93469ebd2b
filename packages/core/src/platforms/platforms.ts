import { KDP } from './kdp/kdp.ts';
import type { PlatformId, PrintPlatform } from './platform.ts';

/** Every platform that a design can be made for. */
export const PLATFORMS = { kdp: KDP } satisfies Record<PlatformId, PrintPlatform>;
