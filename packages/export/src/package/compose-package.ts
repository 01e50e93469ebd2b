import { productDesign } from '@coverwright/core/commands/product-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import { FORMATS, type FormatId } from '@coverwright/core/formats/format.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { loadAdaptingFonts } from '@coverwright/render/fonts/load-adapting-fonts.ts';
import { writeDesignFile } from '../design-file/write-design-file.ts';
import { zipFiles } from '../design-file/zip-files.ts';
import { exportDesign } from '../exporters/export-design.ts';
import type { ExportPorts, ExportWatch } from '../exporters/export-job.ts';
import { preflightDesign } from '../preflight/preflight-design.ts';
import { licenceLedger } from './licence-ledger.ts';
import { packageReadme } from './package-readme.ts';
import { nameFormat } from '@coverwright/core/formats/name-format.ts';

/** The formats, in the order of the README. */
const PRODUCTS: readonly FormatId[] = ['paperback', 'hardback', 'ebook', 'audiobook'];

export interface PackageRequest extends ExportWatch {
  /** The format that the others are derived from and follow. */
  readonly master: FormatId;
  /** The formats in the package; absent for all four. */
  readonly formats?: readonly FormatId[];
  readonly createdAt: Date;
}

/**
 * Composes the package of a title: the print files and pictures of all formats, or of some, in one ZIP, with a README that says where each
 * file goes, the licenses of everything on them, and the designs themselves. Errors that a printer would refuse are listed in the README.
 * @returns refused with a sentence when a format cannot be made. @throws the errors of `exportDesign`.
 */
export async function composePackage(designs: Designs, request: PackageRequest, ports: ExportPorts): Promise<Result<Uint8Array, string>> {
  const { master, formats = PRODUCTS, createdAt, signal, onProgress } = request;
  for (const design of Object.values(designs)) await loadAdaptingFonts(ports.engine, design, ports);
  const all: Design[] = [];
  for (const format of PRODUCTS.filter((known) => formats.includes(known))) {
    const made = productDesign(designs, master, format, ports.engine);
    if (!made.ok) return refuse(made.fault.message);
    all.push(made.value);
  }
  const products: { readonly design: Design; readonly file: string; readonly bytes: Uint8Array }[] = [];
  const notes: string[] = [];
  for (const [index, design] of all.entries()) {
    const kind = FORMATS[design.format].designType === 'full' ? 'pdf' : 'jpeg';
    const { bytes, fileName } = await exportDesign(design, { kind, createdAt, ...(signal && { signal }) }, ports);
    products.push({ design, file: fileName, bytes });
    for (const { severity, message } of await preflightDesign(design, ports)) {
      if (severity === 'error') notes.push(`${nameFormat(design.format)}: ${message}`);
    }
    onProgress?.((index + 1) / (all.length + 1));
  }
  const name = (products[0]?.file ?? 'cover').replace(/-[a-z]+\.(pdf|jpg)$/, '');
  const archive = await zipFiles([
    ['README.txt', text(packageReadme(products, notes))],
    ...products.map(({ file, bytes }) => [file, bytes] as const),
    ['licences.csv', text(licenceLedger(all))],
    [`${name}.coverwright`, await writeDesignFile(Object.fromEntries(all.map((design) => [design.format, design])), master, ports)],
  ]);
  onProgress?.(1);
  return succeed(archive);
}

function text(content: string): Uint8Array {
  return new TextEncoder().encode(content);
}
