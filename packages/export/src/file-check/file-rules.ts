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
export const FILE_RULES = {
  kdp: { largestMegabytes: 650, sizeTolerance: 0.002, wantedDpi: 300, rejectedDpi: 200 },
} satisfies Record<PlatformId, FileRules>;
