import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib';
import type { InteriorPage } from '@coverwright/core/interior/check-interior.ts';

/** `locked`: needs a password. `damaged`: a part of the PDF is missing. `unreadable`: not a PDF, or a broken one. */
export type InteriorFault = 'locked' | 'damaged' | 'unreadable';
export type InteriorAnswer =
  | { readonly ok: true; readonly pages: readonly InteriorPage[] }
  | { readonly ok: false; readonly fault: InteriorFault };

const POINTS_PER_INCH = 72;

/** Reads the page sizes of a PDF in order: the trim box, or else the visible area. A rotated page is measured as it is shown. */
export async function readInterior(bytes: ArrayBuffer): Promise<InteriorAnswer> {
  try {
    const document = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
    if (document.isEncrypted) return { ok: false, fault: 'locked' };
    if (!isWhole(bytes, document)) return { ok: false, fault: 'damaged' };
    const pages = document.getPages().map((page): InteriorPage => {
      const media = page.getCropBox();
      const cut = page.getTrimBox();
      const isTrimBox = cut.width < media.width - 0.5 || cut.height < media.height - 0.5;
      const { width, height } = isTrimBox ? cut : media;
      const isTurned = Math.abs(page.getRotation().angle) % 180 === 90;
      const [across, down] = isTurned ? [height, width] : [width, height];
      return { width: across / POINTS_PER_INCH, height: down / POINTS_PER_INCH, isTrimBox };
    });
    return { ok: true, pages };
  } catch {
    return { ok: false, fault: 'unreadable' };
  }
}

/** Number of bytes at the end in which the end marker of a PDF is searched, because some programs append a little. */
const TAIL_BYTES = 2048;

/** Returns true if nothing is missing. A truncated file can often be read all the same, with the remaining pages. */
function isWhole(bytes: ArrayBuffer, document: PDFDocument): boolean {
  const tail = new TextDecoder('latin1').decode(bytes.slice(-TAIL_BYTES));
  const said = document.catalog.Pages().Count().asNumber();
  return tail.includes('%%EOF') && said === document.getPageCount();
}
