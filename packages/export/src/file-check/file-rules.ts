import type { PlatformId } from '@coverwright/core/platforms/platform.ts';

/** What a platform asks of the file itself, beyond the book's measurements. */
export interface FileRules {
  readonly largestMegabytes: number;
  /** How far a page may be off, in inches. */
  readonly sizeTolerance: number;
  /** Asked of every picture; below the second figure it is an error. */
  readonly wantedDpi: number;
  readonly rejectedDpi: number;
}

/** KDP: 650 MB, page size to 0.002 in, 300 dpi (its help pages on cover files and its rejection mails). */
const KDP: FileRules = { largestMegabytes: 650, sizeTolerance: 0.002, wantedDpi: 300, rejectedDpi: 200 };
/** IngramSpark and Lulu: 300 ppi by their guides; how far a page may be off they do not say, a hundredth of an inch is a press's own. */
const OTHERS: FileRules = { largestMegabytes: 650, sizeTolerance: 0.01, wantedDpi: 300, rejectedDpi: 200 };

export const FILE_RULES = {
  kdp: KDP,
  ingramspark: OTHERS,
  'ingramspark-jacket': OTHERS,
  lulu: OTHERS,
  custom: OTHERS,
} satisfies Record<PlatformId, FileRules>;
