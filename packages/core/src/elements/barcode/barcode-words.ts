import type { Barcode } from '../../design/back.ts';
import type { FaceRequest } from '../../text/text-engine.ts';

/** The catalogue's face that is nearest to OCR-B: even widths, and every figure unlike the others. */
export const BARCODE_FACE: FaceRequest = { family: 'Share Tech Mono', bold: false, italic: false };

/** The face and the characters of a barcode's figures; none without an ISBN. */
export function barcodeFaceUses({ show, isbn }: Barcode): readonly (FaceRequest & { readonly text: string })[] {
  return show && isbn !== null ? [{ ...BARCODE_FACE, text: 'ISBN -0123456789' }] : [];
}
