import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { PDFContext, PDFHeader, PDFHexString, PDFName, PDFString, PDFWriter, type PDFRef } from '@cantoo/pdf-lib';
import type { PdfBoxes } from './page-boxes.ts';
import { type PrintStandard, STANDARD_WORDS } from './print-standard.ts';
import type { PdfLiteral } from './shading-pattern.ts';
import { xmpMetadata } from './xmp-metadata.ts';

/** The press that a file of inks is for, and the standard that it follows. */
export interface PrintIntent {
  readonly standard: PrintStandard;
  /** The bytes of the press's ICC profile. */
  readonly profile: Uint8Array;
  /** The name of the printing condition in the registry. */
  readonly condition: string;
  readonly registry: string;
  readonly info: string;
}

export interface DocumentFacts {
  readonly title: string;
  readonly author: string;
  /** The creation date. The same facts and the same cover give the same bytes. */
  readonly createdAt: Date;
}

/** A PDF of one page that contains only the objects that a print file needs. */
export class PdfDocument {
  readonly #context = PDFContext.create();
  readonly #hash = createHash('sha256');
  readonly #pictures: Record<string, PDFRef> = {};
  readonly #patterns: Record<string, PDFRef> = {};

  /** Adds an image. @returns its name in the page's resources. */
  addImage(bytes: Uint8Array, dictionary: { [key: string]: PdfLiteral }): string {
    this.#hash.update(bytes);
    const name = `Im${Object.keys(this.#pictures).length}`;
    this.#pictures[name] = this.#context.register(this.#context.stream(bytes, { Type: 'XObject', Subtype: 'Image', ...dictionary }));
    return name;
  }

  /** Adds a pattern. @returns its name in the page's resources. */
  addPattern(pattern: { [key: string]: PdfLiteral }): string {
    const name = `P${Object.keys(this.#patterns).length}`;
    this.#patterns[name] = this.#context.register(this.#context.obj(pattern));
    return name;
  }

  /**
   * Finishes the document with its one page. It is PDF 1.4 unless a standard requires another version, without object streams, so that the
   * oldest workflow can read it.
   */
  async finish(boxes: PdfBoxes, content: string, facts: DocumentFacts, intent: PrintIntent | null = null): Promise<Uint8Array> {
    const context = this.#context;
    const words = intent && STANDARD_WORDS[intent.standard];
    context.header = PDFHeader.forVersion(...(words?.pdf ?? [1, 4]));
    const page = context.nextRef();
    const pages = context.register(context.obj({ Type: 'Pages', Kids: [page], Count: 1 }));
    const contents = context.register(context.stream(deflateSync(content), { Filter: 'FlateDecode' }));
    const resources = { ProcSet: ['PDF', 'ImageB', 'ImageC'], XObject: this.#pictures, Pattern: this.#patterns };
    context.assign(page, context.obj({ Type: 'Page', Parent: pages, ...mutable(boxes), Contents: contents, Resources: resources }));
    const id = this.#fileId(content, facts);
    const catalog = { Type: 'Catalog', Pages: pages, ...(intent && this.#outputIntent(intent)) };
    const metadata = words?.hasMetadata ? { Metadata: this.#metadata(facts, words.version, id) } : {};
    context.trailerInfo.Root = context.register(context.obj({ ...catalog, ...metadata }));
    context.trailerInfo.Info = this.#information(facts, words);
    context.trailerInfo.ID = context.obj([PDFHexString.of(id), PDFHexString.of(id)]);
    return PDFWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
  }

  #outputIntent({ profile, condition, registry, info }: PrintIntent): { OutputIntents: PDFRef[] } {
    const context = this.#context;
    const stream = context.register(context.stream(deflateSync(profile), { Filter: 'FlateDecode', N: 4 }));
    const intent = context.obj({
      Type: 'OutputIntent',
      S: 'GTS_PDFX',
      OutputConditionIdentifier: PDFString.of(condition),
      RegistryName: PDFString.of(registry),
      Info: PDFString.of(info),
      DestOutputProfile: stream,
    });
    return { OutputIntents: [context.register(intent)] };
  }

  /** Adds the metadata without compression, so that a workflow can find them without decompressing. */
  #metadata(facts: DocumentFacts, version: string, id: string): PDFRef {
    const uuid = [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20, 32)].join('-');
    const bytes = new TextEncoder().encode(xmpMetadata(facts, version, uuid));
    return this.#context.register(this.#context.stream(bytes, { Type: 'Metadata', Subtype: 'XML' }));
  }

  #information({ title, author, createdAt }: DocumentFacts, words: (typeof STANDARD_WORDS)[PrintStandard] | null): PDFRef {
    const date = PDFString.fromDate(createdAt);
    const information = this.#context.obj({
      Title: PDFHexString.fromText(title),
      Author: PDFHexString.fromText(author),
      Creator: PDFString.of('Coverwright'),
      Producer: PDFString.of('Coverwright'),
      CreationDate: date,
      ModDate: date,
      Trapped: PDFName.of('False'),
      ...(words && { GTS_PDFXVersion: PDFString.of(words.version) }),
      ...(words?.conformance && { GTS_PDFXConformance: PDFString.of(words.conformance) }),
    });
    return this.#context.register(information);
  }

  #fileId(content: string, { title, author, createdAt }: DocumentFacts): string {
    return this.#hash.update(content).update(JSON.stringify({ title, author, createdAt })).digest('hex').slice(0, 32);
  }
}

function mutable(boxes: PdfBoxes): { [box: string]: number[] } {
  return Object.fromEntries(Object.entries(boxes).map(([name, box]) => [name, [...box]]));
}
