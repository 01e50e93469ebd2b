import type { PlatformId } from '@coverwright/core/platforms/platform.ts';

/** The rules of a platform for the file itself, in addition to the book's geometry. */
export interface FileRules {
  readonly largestMegabytes: number;
  /** The tolerance of a page's size, in inches. */
  readonly sizeTolerance: number;
}

/** The rules of KDP: 650 MB, and page sizes to 0.002 in (its help pages on cover files and its rejection mails). */
const KDP: FileRules = { largestMegabytes: 650, sizeTolerance: 0.002 };
/** The rules of IngramSpark and Lulu. They publish no tolerance for the page size; a hundredth of an inch is that of a press. */
const OTHERS: FileRules = { largestMegabytes: 650, sizeTolerance: 0.01 };

export const FILE_RULES = {
  kdp: KDP,
  ingramspark: OTHERS,
  'ingramspark-jacket': OTHERS,
  lulu: OTHERS,
  custom: OTHERS,
} satisfies Record<PlatformId, FileRules>;
