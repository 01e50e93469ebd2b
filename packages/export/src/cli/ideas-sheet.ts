import type { Design } from '@coverwright/core/design/design.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';
import sharp from 'sharp';
import { frontPainter, wrapPainter } from '../ideas/front-painter.ts';
import type { PictureReader } from '../raster/load-pictures.ts';

/** The width of a front in pixels, and the number of fronts in a row. */
const FRONTS = { width: 320, columns: 6, painter: frontPainter } as const;
/** The same for whole covers. */
const WRAPS = { width: 660, columns: 3, painter: wrapPainter } as const;
const GAP = 28;
const WALL = '#e9e6e0';

/**
 * Paints the fronts of some designs side by side, as a JPEG. The faces of their fronts and spines must be loaded.
 * @param shown whole covers with spine and back in place of fronts, if `wraps`
 */
export async function contactSheet(
  designs: readonly Design[],
  engine: TextEngine,
  readerFor: (design: Design) => PictureReader,
  shown: 'fronts' | 'wraps' = 'fronts',
): Promise<Uint8Array> {
  const { width, columns: most, painter } = shown === 'fronts' ? FRONTS : WRAPS;
  const paint = painter(engine, width);
  const fronts = [];
  for (const design of designs) fronts.push(await paint(design, readerFor(design)));
  const columns = Math.min(most, Math.max(1, fronts.length));
  const height = Math.max(1, ...fronts.map((front) => front.height));
  const rows = Math.max(1, Math.ceil(fronts.length / columns));
  return sharp({
    create: { width: columns * (width + GAP) + GAP, height: rows * (height + GAP) + GAP, channels: 3, background: WALL },
  })
    .composite(
      fronts.map((front, index) => ({
        input: front.data,
        raw: { width: front.width, height: front.height, channels: 4 as const },
        left: GAP + (index % columns) * (width + GAP),
        top: GAP + Math.floor(index / columns) * (height + GAP),
      })),
    )
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer();
}
