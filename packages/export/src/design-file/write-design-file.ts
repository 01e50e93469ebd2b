import { MANIFEST_NAME, type Manifest } from '@coverwright/core/design-file/manifest.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import { FORMAT_IDS, type FormatId } from '@coverwright/core/formats/format.ts';
import type { ExportPorts } from '../exporters/export-job.ts';
import { ownFontsOf, picturesOf } from './assets-of.ts';
import { zipFiles } from './zip-files.ts';

/** Writes a title with all of its assets as one file. @throws the error of a picture or a font that cannot be read. */
export async function writeDesignFile(
  designs: Designs,
  master: FormatId,
  { readPicture, readOwnFont }: Pick<ExportPorts, 'readPicture' | 'readOwnFont'>,
): Promise<Uint8Array> {
  const present = FORMAT_IDS.flatMap((format) => designs[format] ?? []);
  const assets: { readonly assetId: string; readonly file: string; readonly bytes: Uint8Array }[] = [];
  const add = (assetId: string, bytes: Uint8Array, name: string) =>
    assets.push({ assetId, file: `assets/${String(assets.length + 1).padStart(2, '0')}-${plain(name)}`, bytes });
  for (const image of picturesOf(present)) {
    const bytes = await readPicture(image.assetId);
    add(image.assetId, bytes, `${lastPart(image.assetId)}.${extensionOf(bytes)}`);
  }
  for (const font of ownFontsOf(present)) {
    if (!readOwnFont) throw new Error(`The font ${font.family} was brought by the author, and is not at hand here`);
    add(font.assetId, new Uint8Array(await readOwnFont(font)), `${font.family}.font`);
  }
  const manifest: Manifest = {
    kind: 'coverwright',
    version: 1,
    master,
    designs: Object.fromEntries(present.map(({ format }) => [format, `designs/${format}.json`])),
    assets: assets.map(({ assetId, file }) => ({ assetId, file })),
  };
  return zipFiles([
    [MANIFEST_NAME, json(manifest)],
    ...present.map((design) => [`designs/${design.format}.json`, json(design)] as const),
    ...assets.map(({ file, bytes }) => [file, bytes] as const),
  ]);
}

function json(value: unknown): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
}

function lastPart(assetId: string): string {
  return assetId.slice(assetId.lastIndexOf('/') + 1);
}

function plain(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^a-z0-9.]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'asset'
  );
}

/** Returns the file extension for the first bytes of a file, because the names of uploads are not reliable. */
function extensionOf(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (start.startsWith('\u00ff\u00d8')) return 'jpg';
  if (start.startsWith('\u0089PNG')) return 'png';
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'webp' : 'picture';
}
