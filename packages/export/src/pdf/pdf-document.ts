import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { PDFContext, PDFHeader, PDFHexString, PDFName, PDFString, PDFWriter, type PDFRef } from '@cantoo/pdf-lib';
import type { PdfBoxes } from './page-boxes.ts';
import type { PdfLiteral } from './shading-pattern.ts';

export interface DocumentFacts {
  readonly title: string;
  readonly author: string;
  /** Written into the file; the same facts and the same cover give the same bytes. */
  readonly createdAt: Date;
}

/** A PDF of one page, built from the objects that a print file needs and from nothing else. */
export class PdfDocument {
  readonly #context = PDFContext.create();
  readonly #hash = createHash('sha256');
  readonly #pictures: Record<string, PDFRef> = {};
  readonly #patterns: Record<string, PDFRef> = {};

  /** @returns the picture's name in the page's resources. */
  addImage(bytes: Uint8Array, dictionary: { [key: string]: PdfLiteral }): string {
    this.#hash.update(bytes);
    const name = `Im${Object.keys(this.#pictures).length}`;
    this.#pictures[name] = this.#context.register(this.#context.stream(bytes, { Type: 'XObject', Subtype: 'Image', ...dictionary }));
    return name;
  }

  /** @returns the pattern's name in the page's resources. */
  addPattern(pattern: { [key: string]: PdfLiteral }): string {
    const name = `P${Object.keys(this.#patterns).length}`;
    this.#patterns[name] = this.#context.register(this.#context.obj(pattern));
    return name;
  }

  /** Closes the document with its one page. PDF 1.4: no object streams, so that the oldest workflow reads it. */
  async finish(boxes: PdfBoxes, content: string, facts: DocumentFacts): Promise<Uint8Array> {
    const context = this.#context;
    context.header = PDFHeader.forVersion(1, 4);
    const page = context.nextRef();
    const pages = context.register(context.obj({ Type: 'Pages', Kids: [page], Count: 1 }));
    const contents = context.register(context.stream(deflateSync(content), { Filter: 'FlateDecode' }));
    const resources = { ProcSet: ['PDF', 'ImageB', 'ImageC'], XObject: this.#pictures, Pattern: this.#patterns };
    context.assign(page, context.obj({ Type: 'Page', Parent: pages, ...mutable(boxes), Contents: contents, Resources: resources }));
    context.trailerInfo.Root = context.register(context.obj({ Type: 'Catalog', Pages: pages }));
    context.trailerInfo.Info = this.#information(facts);
    context.trailerInfo.ID = this.#fileId(content, facts);
    return PDFWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
  }

  #information({ title, author, createdAt }: DocumentFacts): PDFRef {
    const date = PDFString.fromDate(createdAt);
    const information = this.#context.obj({
      Title: PDFHexString.fromText(title),
      Author: PDFHexString.fromText(author),
      Creator: PDFString.of('Coverwright'),
      Producer: PDFString.of('Coverwright'),
      CreationDate: date,
      ModDate: date,
      Trapped: PDFName.of('False'),
    });
    return this.#context.register(information);
  }

  #fileId(content: string, facts: DocumentFacts) {
    const digest = this.#hash.update(content).update(JSON.stringify(facts)).digest('hex').slice(0, 32);
    return this.#context.obj([PDFHexString.of(digest), PDFHexString.of(digest)]);
  }
}

function mutable(boxes: PdfBoxes): { [box: string]: number[] } {
  return Object.fromEntries(Object.entries(boxes).map(([name, box]) => [name, [...box]]));
}
