/** The print standards. `x1a`: PDF/X-1a:2001 style, which old workflows require. `x4`: PDF/X-4 style. */
export const PRINT_STANDARDS = ['x1a', 'x4'] as const;
export type PrintStandard = (typeof PRINT_STANDARDS)[number];

interface StandardWords {
  readonly pdf: readonly [number, number];
  readonly version: string;
  /** The conformance level within the version of the standard, which only X-1a has. */
  readonly conformance: string | null;
  /** True if the standard also requires XMP metadata, as X-4 does. */
  readonly hasMetadata: boolean;
}

/**
 * The names that a file states for each standard. Files follow every rule of the standard that we know of, but have not passed a full
 * preflight of it, and the names do not claim that.
 */
export const STANDARD_WORDS: Readonly<Record<PrintStandard, StandardWords>> = {
  x1a: { pdf: [1, 3], version: 'PDF/X-1:2001', conformance: 'PDF/X-1a:2001', hasMetadata: false },
  x4: { pdf: [1, 6], version: 'PDF/X-4', conformance: null, hasMetadata: true },
};
