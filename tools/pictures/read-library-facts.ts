import { type PictureFacts, readPictureFacts } from '@coverwright/core/pictures/readings/picture-facts.ts';
import type { LibraryPicture } from '@coverwright/core/pictures/picture-manifest.ts';
import sharp from 'sharp';

/** Longer side of the analyzed picture in pixels. */
const READ = 960;

/** Analyzes the library's photographs. Cut-outs are skipped, because they have no background. */
export async function readLibraryFacts(
  pictures: readonly LibraryPicture[],
  readBytes: (file: string) => Promise<Uint8Array>,
): Promise<Readonly<Record<string, PictureFacts>>> {
  const facts: Record<string, PictureFacts> = {};
  for (const { id, file, transparent } of pictures) {
    if (transparent) continue;
    const { data, info } = await sharp(await readBytes(file))
      .resize(READ, READ, { fit: 'inside' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    facts[id] = readPictureFacts({ width: info.width, height: info.height, data });
  }
  return facts;
}
