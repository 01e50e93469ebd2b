import type { PlatformId } from '@coverwright/core/platforms/platform.ts';

/** The rules of a platform for the file itself, beyond the book's measurements. */
export interface FileRules {
  readonly largestMegabytes: number;
  /** The tolerance of a page's size, in inches. */
  readonly sizeTolerance: number;
}

/** KDP: 650 MB, page size to 0.002 in (its help pages on cover files and its rejection mails). */
const KDP: FileRules = { largestMegabytes: 650, sizeTolerance: 0.002 };
/** IngramSpark and Lulu do not say how far a page may be off; a hundredth of an inch is a press's own. */
const OTHERS: FileRules = { largestMegabytes: 650, sizeTolerance: 0.01 };

export const FILE_RULES = {
  kdp: KDP,
  ingramspark: OTHERS,
  'ingramspark-jacket': OTHERS,
  lulu: OTHERS,
  custom: OTHERS,
} satisfies Record<PlatformId, FileRules>;
