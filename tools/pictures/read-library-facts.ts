import { type PictureFacts, readPictureFacts } from '@coverwright/core/pictures/readings/picture-facts.ts';
import type { LibraryPicture } from '@coverwright/core/pictures/picture-manifest.ts';
import sharp from 'sharp';

/** Pixels along the longer side of what is read. */
const READ = 960;

/** Cut-outs have no ground to be read on: they are left out. */
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
