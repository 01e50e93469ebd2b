import type { FormatId } from '../formats/format.ts';
import type { Inches } from '../units/units.ts';
import type { StockName } from './messages.ts';

/** A printer, as data: every rule that decides a file's size or its acceptance. */
export interface PrintPlatform {
  readonly id: PlatformId;
  /** The name in sentences. */
  readonly name: string;
  /** In menus, where the same printer may stand twice. */
  readonly label: string;
  readonly bindings: { readonly paperback: Binding; readonly hardback: Binding };
  readonly colour: ColourRule;
}

/** The printer's rules for color. */
export interface ColourRule {
  readonly mode: 'sRGB' | 'CMYK';
  /** The total ink limit, in percent of one full ink; null without a limit. */
  readonly inkLimit: number | null;
}

/** A jacket is a way of binding of its own, so the printer stands here twice. */
export const PLATFORM_IDS = ['kdp', 'ingramspark', 'ingramspark-jacket', 'lulu', 'custom'] as const;
export type PlatformId = (typeof PLATFORM_IDS)[number];
export type WrapFormatId = Extract<FormatId, 'paperback' | 'hardback'>;

/** Describes where a number comes from: the printer's own page, arithmetic on it, or a person who typed it in. */
export type Provenance = 'published' | 'derived' | 'typed';

/** Where one figure, or one table of them, comes from. */
export interface Source {
  readonly provenance: Provenance;
  /** The page, the arithmetic, or who types it. */
  readonly from: string;
}

/** The figures of a binding that need a source. */
export const FIGURES = ['trims', 'pageLimits', 'spine', 'board', 'wrap', 'hinge', 'flap', 'text', 'spineText', 'barcode'] as const;
export type Figure = (typeof FIGURES)[number];

export const PAPER_IDS = ['white', 'cream', 'groundwood', 'standard-colour', 'premium-colour'] as const;
export type PaperId = (typeof PAPER_IDS)[number];

export interface Paper {
  readonly id: PaperId;
  /** The key of its name in `platformMessages`. */
  readonly name: StockName;
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

/** Describes how a printer tells the width of a spine. */
export type SpineRule =
  /** Pages times the paper's thickness, and the binding's `spineAddOn`. */
  | { readonly kind: 'pages' }
  /** Steps: up to so many pages, so wide. */
  | { readonly kind: 'table'; readonly steps: readonly { readonly upTo: number; readonly width: Inches }[] }
  /** The printer's own template says it, and the author types it in; until then it is estimated as by pages. */
  | { readonly kind: 'template' };

/** One way of binding a book on one platform. All lengths in inches. */
export interface Binding {
  /** The kind of cover: a paper cover, boards with paper turned in, or a loose jacket with flaps. */
  readonly cover: 'paper' | 'case' | 'jacket';
  /** The source of each figure below. */
  readonly sources: Readonly<Record<Figure, Source>>;
  readonly spine: SpineRule;
  readonly trims: readonly TrimSize[];
  /** Sizes that are offered though this printer does not list them; preflight says so. */
  readonly unlistedTrims: readonly TrimSize[];
  /** Any trim within these bounds is accepted too; null: only the list. */
  readonly customTrim: { readonly min: TrimSize; readonly max: TrimSize } | null;
  readonly papers: readonly Paper[];
  /** A result of null means this paper is not offered at this trim. */
  readonly pageLimits: (trim: TrimSize, paper: PaperId) => PageLimits | null;
  /** The part of the spine beyond its pages (a case's boards). */
  readonly spineAddOn: Inches;
  /** The amount by which each board is wider and higher than the trim. */
  readonly boardAddOn: { readonly width: Inches; readonly height: Inches };
  /** Bleed of a paperback, wrap of a case: from the board's edge to the file's. */
  readonly wrap: Inches;
  /** The groove beside the spine, inside the board. */
  readonly hinge: Inches;
  /** The width of a jacket's flaps, each side; 0 without. */
  readonly flap: Inches;
  readonly margin: Inches;
  readonly minFrontTextPadding: Inches;
  readonly text: TextRules;
  readonly spineText: {
    readonly minPages: number;
    readonly clearance: Inches;
    /** A narrow spine may have less; null where one rule is all. */
    readonly narrow: { readonly below: Inches; readonly clearance: Inches } | null;
  };
  readonly barcode: {
    readonly required: boolean;
    readonly width: Inches;
    readonly height: Inches;
    readonly fromBottom: Inches;
    /** The distance from the spine's edge of a paperback, or from the hinge line of a case. */
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
