import { CUSTOM } from './custom/custom.ts';
import { INGRAMSPARK, INGRAMSPARK_JACKET } from './ingramspark/ingramspark.ts';
import { KDP } from './kdp/kdp.ts';
import { LULU } from './lulu/lulu.ts';
import type { PlatformId, PrintPlatform } from './platform.ts';

/** Every platform that a design can be made for, in the order of menus. */
export const PLATFORMS = {
  kdp: KDP,
  ingramspark: INGRAMSPARK,
  'ingramspark-jacket': INGRAMSPARK_JACKET,
  lulu: LULU,
  custom: CUSTOM,
} satisfies Record<PlatformId, PrintPlatform>;
