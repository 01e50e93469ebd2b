/** The formats of a title. The order is the order of menus. */
export const FORMAT_IDS = ['paperback', 'hardback', 'audiobook', 'ebook'] as const;
export type FormatId = (typeof FORMAT_IDS)[number];

export interface CoverFormat {
  readonly id: FormatId;
  /** A wrap has a back, a spine and a front; the others are a front alone. */
  readonly designType: 'full' | 'front';
  /** Exact size of the delivered file in real pixels; null: the wrap at 300 dpi. */
  readonly filePixels: { readonly width: number; readonly height: number } | null;
}

export const FORMATS = {
  paperback: { id: 'paperback', designType: 'full', filePixels: null },
  hardback: { id: 'hardback', designType: 'full', filePixels: null },
  /** ACX: a true square of 2400 px or more. */
  audiobook: {
    id: 'audiobook',
    designType: 'front',
    filePixels: { width: 3000, height: 3000 },
  },
  /** KDP's ideal eBook cover, ratio 1.6 : 1. */
  ebook: {
    id: 'ebook',
    designType: 'front',
    filePixels: { width: 1600, height: 2560 },
  },
} as const satisfies Record<FormatId, CoverFormat>;

export function isFormatId(value: string): value is FormatId {
  return (FORMAT_IDS as readonly string[]).includes(value);
}
