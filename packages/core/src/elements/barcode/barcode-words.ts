import type { Barcode } from '../../design/back.ts';
import type { FaceRequest } from '../../text/text-engine.ts';

/** The face in the catalogue that is most like OCR-B: even widths, and digits that are easy to tell apart. */
export const BARCODE_FACE: FaceRequest = { family: 'Share Tech Mono', bold: false, italic: false };

/** Returns the face and the characters of a barcode's digits; none without an ISBN. */
export function barcodeFaceUses({ show, isbn }: Barcode): readonly (FaceRequest & { readonly text: string })[] {
  return show && isbn !== null ? [{ ...BARCODE_FACE, text: 'ISBN -0123456789' }] : [];
}
