/** The properties of a kind of element that the rest of the program needs, so that only the folders of the kinds compare kinds. */
export interface ElementTraits {
  /**
   * The origin of its text: `placed` by the author anywhere, `spine` and `blurb` from the book, `code` for a barcode's digits, which scale
   * with the bars; null for a kind without text.
   */
  readonly words: 'placed' | 'spine' | 'blurb' | 'code' | null;
  /** True for the background below everything else: a click and the keyboard reach it last. */
  readonly isGround: boolean;
  /** True if a click can select it. */
  readonly isSelectable: boolean;
  /** True if it can be selected together with other elements. */
  readonly joinsSelections: boolean;
  /** True if its ink can cover the paper of a panel that has no color. */
  readonly coversPaper: boolean;
  /** True if it must keep clear of the barcode. */
  readonly keepsOffBarcode: boolean;
}

/** The traits of a kind that is neither text nor background and can be selected. */
export const PLAIN_TRAITS: ElementTraits = {
  words: null,
  isGround: false,
  isSelectable: true,
  joinsSelections: false,
  coversPaper: false,
  keepsOffBarcode: false,
};
