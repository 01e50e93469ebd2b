import { writeDesignFile } from '@coverwright/export/design-file/write-design-file.ts';
import { exportDesign } from '@coverwright/export/exporters/export-design.ts';
import { readFontFile } from '@coverwright/export/fonts/node-font-files.ts';
import { paintFlat } from '@coverwright/export/shares/paint-flat.ts';
import { paintThumbnail } from '@coverwright/export/thumbnails/paint-thumbnail.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { serveTasks } from '../processes/serve-tasks.ts';
import type { RenderOrder } from './render-order.ts';

/**
 * A render process: it handles one job at a time, and keeps the catalog's fonts between jobs. Modules that few jobs need (the checks, the
 * 3D book, and the commands that derive formats) load on demand, because a smaller heap makes every other export faster.
 */
const catalogueEngine = await createHarfBuzzEngine();

serveTasks<RenderOrder, Uint8Array>(make);

async function make(
  { design, others = {}, formats, kind, book, widthPx, createdAt, pictures, fonts }: RenderOrder,
  onProgress: (share: number) => void,
): Promise<Uint8Array> {
  const ports = {
    // An engine is shared only without uploaded fonts: one author's fonts must not be found under the names of another's.
    engine: fonts.size > 0 ? await createHarfBuzzEngine() : catalogueEngine,
    readFont: readFontFile,
    readOwnFont: ({ assetId }: { readonly assetId: string }) => handedOver(fonts, assetId),
    readPicture: (assetId: string) => handedOver(pictures, assetId),
  };
  if (kind === 'thumbnail') return paintThumbnail(design, widthPx, ports);
  if (kind === 'flat' || kind === 'marked-flat') return paintFlat(design, { width: widthPx, isMarked: kind === 'marked-flat' }, ports);
  if (kind === 'book') {
    const { paintBook } = await import('@coverwright/export/shares/paint-book.ts');
    return paintBook(design, bookOf(book));
  }
  if (kind === 'preflight') {
    const { preflightDesign } = await import('@coverwright/export/preflight/preflight-design.ts');
    return new TextEncoder().encode(JSON.stringify(await preflightDesign(design, ports)));
  }
  if (kind !== 'package' && kind !== 'design') {
    const request = { kind, createdAt, ...(widthPx === null ? {} : { widthPx }), onProgress };
    return (await exportDesign(design, request, ports)).bytes;
  }
  const designs = { ...others, [design.format]: design };
  if (kind === 'design') return writeDesignFile(designs, design.format, ports);
  const { composePackage } = await import('@coverwright/export/package/compose-package.ts');
  const made = await composePackage(designs, { master: design.format, ...(formats ? { formats } : {}), createdAt, onProgress }, ports);
  if (!made.ok) throw new Error(`The package cannot be made: ${made.fault}`);
  return made.value;
}

function bookOf(book: RenderOrder['book']): NonNullable<RenderOrder['book']> {
  if (!book) throw new Error('Nothing was said of the book');
  return book;
}

async function handedOver(files: ReadonlyMap<string, Uint8Array>, assetId: string): Promise<Uint8Array> {
  const bytes = files.get(assetId);
  if (!bytes) throw new Error(`The file ${assetId} was not handed over`);
  return bytes;
}
