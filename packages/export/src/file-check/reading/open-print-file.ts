import { ParseSpeeds, PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';

/**
 * The reasons why a file cannot be opened. `locked`: encrypted, with or without a password. `unreadable`: not a PDF, or too damaged to be
 * checked.
 */
export type OpeningFault = 'locked' | 'unreadable';

export interface OpenedFile {
  readonly document: PDFDocument;
  /** The first page. */
  readonly page: PDFPage;
}

export async function openPrintFile(bytes: Uint8Array): Promise<Result<OpenedFile, OpeningFault>> {
  try {
    const document = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
    if (document.isEncrypted) return refuse('locked');
    return document.getPageCount() > 0 ? succeed({ document, page: document.getPage(0) }) : refuse('unreadable');
  } catch {
    // An encrypted file often cannot be parsed as far as its encryption entry.
    const isPdf = Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');
    return refuse(isPdf && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/Encrypt') ? 'locked' : 'unreadable');
  }
}
