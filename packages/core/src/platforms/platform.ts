import type { FormatId } from '../formats/format.ts';
import type { Inches } from '../units/units.ts';

/** A printer, as data: every rule that decides a file's size or its acceptance. */
export interface PrintPlatform {
  readonly id: PlatformId;
  readonly name: string;
  readonly bindings: { readonly paperback: Binding; readonly hardback: Binding };
}

export type PlatformId = 'kdp';
export type WrapFormatId = Extract<FormatId, 'paperback' | 'hardback'>;

/** Where a number comes from: the printer's own page, arithmetic on it, or a person who typed it in. */
export type Provenance = 'published' | 'derived' | 'typed';

export const PAPER_IDS = ['white', 'cream', 'groundwood', 'standard-colour', 'premium-colour'] as const;
export type PaperId = (typeof PAPER_IDS)[number];

export interface Paper {
  readonly id: PaperId;
  readonly name: string;
  /** Inches of spine for each page. */
  readonly thickness: Inches;
  readonly provenance: Provenance;
}

export interface TrimSize {
  readonly width: Inches;
  readonly height: Inches;
}

export interface PageLimits {
  readonly min: number;
  readonly max: number;
}

/** One way of binding a book on one platform. All lengths in inches. */
export interface Binding {
  readonly trims: readonly TrimSize[];
  /** Any trim within these bounds is accepted too; null: only the list. */
  readonly customTrim: { readonly min: TrimSize; readonly max: TrimSize } | null;
  readonly papers: readonly Paper[];
  /** Null: this paper is not offered at this trim. */
  readonly pageLimits: (trim: TrimSize, paper: PaperId) => PageLimits | null;
  /** What the spine measures beyond its pages (a case's boards). */
  readonly spineAddOn: Inches;
  /** What each board is wider and higher than the trim. */
  readonly boardAddOn: { readonly width: Inches; readonly height: Inches };
  /** Bleed of a paperback, wrap of a case: from the board's edge to the file's. */
  readonly wrap: Inches;
  /** The groove beside the spine, inside the board. */
  readonly hinge: Inches;
  readonly margin: Inches;
  readonly minFrontTextPadding: Inches;
  readonly text: TextRules;
  readonly spineText: { readonly minPages: number; readonly clearance: Inches };
  readonly barcode: {
    readonly width: Inches;
    readonly height: Inches;
    readonly fromBottom: Inches;
    /** From the spine's edge of a paperback, from the hinge line of a case. */
    readonly fromSpine: Inches;
  };
}

export interface TextRules {
  /** Measured inwards from the board's edge. */
  readonly errorWithin: Inches;
  readonly warnWithin: Inches;
  /** Back text nearer to the spine than this is warned of. */
  readonly backFromSpine: Inches;
  /** Measured inwards from the file's edge; null where the board's rule says it all. */
  readonly errorFromFileEdge: Inches | null;
}
