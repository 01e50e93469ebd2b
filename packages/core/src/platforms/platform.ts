import type { FormatId } from '../formats/format.ts';
import type { Inches } from '../units/units.ts';
import type { StockName } from './messages.ts';

/** A printer as data: every rule that determines the size of a file or its acceptance. */
export interface PrintPlatform {
  readonly id: PlatformId;
  /** The name in sentences. */
  readonly name: string;
  /** The name in menus, where the same printer may be listed twice. */
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

/** The ids of platforms. A jacket counts as a separate way of binding, so its printer is listed twice. */
export const PLATFORM_IDS = ['kdp', 'ingramspark', 'ingramspark-jacket', 'lulu', 'custom'] as const;
export type PlatformId = (typeof PLATFORM_IDS)[number];
export type WrapFormatId = Extract<FormatId, 'paperback' | 'hardback'>;

/** The origin of a number: the printer's own page, a calculation from it, or a person who typed it in. */
export type Provenance = 'published' | 'derived' | 'typed';

/** The source of a number or a table of numbers. */
export interface Source {
  readonly provenance: Provenance;
  /** The page, the calculation, or the person who types it. */
  readonly from: string;
}

/** The numbers of a binding that need a source. */
export const FIGURES = ['trims', 'pageLimits', 'spine', 'board', 'wrap', 'hinge', 'flap', 'text', 'spineText', 'barcode'] as const;
export type Figure = (typeof FIGURES)[number];

export const PAPER_IDS = ['white', 'cream', 'groundwood', 'standard-colour', 'premium-colour'] as const;
export type PaperId = (typeof PAPER_IDS)[number];

export interface Paper {
  readonly id: PaperId;
  /** The key of its name in `platformMessages`. */
  readonly name: StockName;
  /** The thickness in inches of spine per page. */
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

/** The way in which a printer determines the width of a spine. */
export type SpineRule =
  /** The number of pages times the paper's thickness, plus the binding's `spineAddOn`. */
  | { readonly kind: 'pages' }
  /** A table of widths, each up to a number of pages. */
  | { readonly kind: 'table'; readonly steps: readonly { readonly upTo: number; readonly width: Inches }[] }
  /** The printer's template contains the width, and the author types it in. Until then it is estimated from the pages. */
  | { readonly kind: 'template' };

/** A way of binding a book on a platform. All lengths are in inches. */
export interface Binding {
  /** The kind of cover: a paper cover, boards with paper turned in, or a loose jacket with flaps. */
  readonly cover: 'paper' | 'case' | 'jacket';
  /** The source of each figure below. */
  readonly sources: Readonly<Record<Figure, Source>>;
  readonly spine: SpineRule;
  readonly trims: readonly TrimSize[];
  /** The sizes that are offered although this printer does not list them, which preflight reports. */
  readonly unlistedTrims: readonly TrimSize[];
  /** The limits within which any trim is accepted too; null if only listed trims are. */
  readonly customTrim: { readonly min: TrimSize; readonly max: TrimSize } | null;
  readonly papers: readonly Paper[];
  /** Returns the page limits; null if this paper is not offered at this trim. */
  readonly pageLimits: (trim: TrimSize, paper: PaperId) => PageLimits | null;
  /** The additional spine width beyond the pages, such as a case's boards. */
  readonly spineAddOn: Inches;
  /** The amount by which each board is wider and higher than the trim. */
  readonly boardAddOn: { readonly width: Inches; readonly height: Inches };
  /** The bleed of a paperback or the wrap of a case: the distance from the board's edge to the edge of the file. */
  readonly wrap: Inches;
  /** The width of the groove beside the spine, inside the board. */
  readonly hinge: Inches;
  /** The width of each flap of a jacket; 0 without flaps. */
  readonly flap: Inches;
  readonly margin: Inches;
  readonly minFrontTextPadding: Inches;
  readonly text: TextRules;
  readonly spineText: {
    readonly minPages: number;
    readonly clearance: Inches;
    /** A smaller clearance for narrow spines; null if the rule is the same for all. */
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
  /** The distance inward from the board's edge within which there is an error. */
  readonly errorWithin: Inches;
  readonly warnWithin: Inches;
  /** The distance of back text from the spine below which there is a warning. */
  readonly backFromSpine: Inches;
  /** The distance inward from the edge of the file within which there is an error; null if the rule for the board is sufficient. */
  readonly errorFromFileEdge: Inches | null;
}
