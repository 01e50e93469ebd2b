/** The properties of a kind of element that the rest of the program asks for, so that nothing outside the kinds' folders compares kinds. */
export interface ElementTraits {
  /**
   * The origin of its words: `placed` by the author anywhere, `spine` and `blurb` by the book, `code` for a barcode's figures, which scale
   * with the bars. Null: it has none.
   */
  readonly words: 'placed' | 'spine' | 'blurb' | 'code' | null;
  /** True for the background below everything else: a click and the keyboard reach it last. */
  readonly isGround: boolean;
  /** A click can select it. */
  readonly isSelectable: boolean;
  /** It can be selected together with others. */
  readonly joinsSelections: boolean;
  /** Its ink may cover the paper of a panel that has no color. */
  readonly coversPaper: boolean;
  /** It must leave the barcode's zone free. */
  readonly keepsOffBarcode: boolean;
}

/** A kind that is neither words nor ground, and can be selected. */
export const PLAIN_TRAITS: ElementTraits = {
  words: null,
  isGround: false,
  isSelectable: true,
  joinsSelections: false,
  coversPaper: false,
  keepsOffBarcode: false,
};
