/** An order for the cutout process. */
export type CutoutOrder =
  | { readonly kind: 'cut'; readonly picture: Uint8Array }
  | { readonly kind: 'cut-along'; readonly picture: Uint8Array; readonly mask: Uint8Array };
