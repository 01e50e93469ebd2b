import { PDFiumLibrary, PDFiumModule } from '@hyzyla/pdfium';
import type { PdfBox } from '../pdf/page-boxes.ts';
import { levelsOf } from './levels-of.ts';

/** The properties that PDFium, which shares no code with the writer, finds in a file. */
export interface PdfFacts {
  readonly pages: number;
  readonly boxes: { readonly media: PdfBox; readonly trim: PdfBox; readonly bleed: PdfBox };
  /** The kinds of the first page's objects, in painting order. */
  readonly objects: readonly string[];
}

/** Started once in a process: each start compiles the program, which takes as long as reading a small file. */
let library: Promise<PDFiumLibrary> | undefined;
const startLibrary = () => (library ??= PDFiumLibrary.init());

let reader: Promise<PdfiumModule> | undefined;
const startReader = () => (reader ??= PDFiumModule({}).then(initialised));

type PdfiumModule = Awaited<ReturnType<typeof PDFiumModule>>;

function initialised(module: PdfiumModule): PdfiumModule {
  module._FPDF_InitLibraryWithConfig({ version: 2 });
  return module;
}

export async function readWithPdfium(bytes: Uint8Array): Promise<PdfFacts> {
  const pdfium = await startLibrary();
  const document = await pdfium.loadDocument(bytes);
  const objects = [...document.getPage(0).objects()].map(({ type }) => type);
  const pages = document.getPageCount();
  document.destroy();
  return { pages, boxes: await readBoxes(bytes), objects };
}

/** Renders a page with PDFium. @returns RGBA pixels on white. */
export async function rasteriseWithPdfium(bytes: Uint8Array, width: number, height: number): Promise<Uint8ClampedArray> {
  const pdfium = await startLibrary();
  const document = await pdfium.loadDocument(bytes);
  const { data } = await document.getPage(0).render({ width, height, render: async (options) => options.data });
  document.destroy();
  // The library gives a copy of its memory.
  return levelsOf(data);
}

/** Reads the page boxes from PDFium itself, because the wrapper only has the page's size. */
async function readBoxes(bytes: Uint8Array): Promise<PdfFacts['boxes']> {
  const module = await startReader();
  const file = module.wasmExports.malloc(bytes.length);
  module.HEAPU8.set(bytes, file);
  const document = module._FPDF_LoadMemDocument(file, bytes.length, 0);
  const page = module._FPDF_LoadPage(document, 0);
  const floats = module.wasmExports.malloc(16);
  const box = (name: string): PdfBox => {
    const read: unknown = Reflect.get(module, `_FPDFPage_Get${name}`);
    if (typeof read !== 'function' || !read(page, floats, floats + 4, floats + 8, floats + 12)) throw new Error(`No ${name}`);
    const view = new DataView(module.HEAPU8.buffer, floats, 16);
    return [view.getFloat32(0, true), view.getFloat32(4, true), view.getFloat32(8, true), view.getFloat32(12, true)];
  };
  const boxes = { media: box('MediaBox'), trim: box('TrimBox'), bleed: box('BleedBox') };
  module._FPDF_ClosePage(page);
  module._FPDF_CloseDocument(document);
  module.wasmExports.free(floats);
  module.wasmExports.free(file);
  return boxes;
}
