import type { ExportKind } from '@coverwright/contracts/calls/exports.ts';
import type { CheckoutMode } from '@coverwright/contracts/calls/pricing.ts';
import { FORMAT_IDS, FORMATS, type FormatId } from '@coverwright/core/formats/format.ts';

/** An entry of the Download menu. A file is made from the cover on the screen, or from the cover as it was bought. */
export type DownloadOffer =
  | { readonly kind: 'file'; readonly file: ExportKind; readonly from: 'screen' | 'bought' }
  | { readonly kind: 'buy'; readonly isMore: boolean }
  | { readonly kind: 'complete' };

interface DownloadFacts {
  readonly checkout: CheckoutMode;
  readonly format: FormatId;
  /** The formats of this cover that have been paid for. */
  readonly bought: readonly FormatId[];
  readonly isRevision: boolean;
}

/** Returns the downloads that a cover offers now, and the entries that lead to the others. */
export function planDownloads({ checkout, format, bought, isRevision }: DownloadFacts): readonly DownloadOffer[] {
  const from = (source: 'screen' | 'bought', files: readonly ExportKind[]): DownloadOffer[] =>
    files.map((file) => ({ kind: 'file', file, from: source }));
  // Shops take a picture, not a PDF, for eBooks and audiobooks.
  const products: readonly ExportKind[] = FORMATS[format].designType === 'front' ? ['jpeg', 'png'] : ['pdf', 'jpeg', 'png'];
  if (checkout === 'off') return from('screen', [...products, 'package', 'design']);
  const free = from('screen', ['proof', 'design']);
  if (isRevision) return [{ kind: 'complete' }, ...free];
  if (!bought.includes(format)) return [{ kind: 'buy', isMore: bought.length > 0 }, ...free];
  const more: readonly DownloadOffer[] = bought.length < FORMAT_IDS.length ? [{ kind: 'buy', isMore: true }] : [];
  return [...from('bought', [...products, 'package']), ...from('screen', ['design']), ...more];
}
