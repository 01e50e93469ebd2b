import type { Design } from '@coverwright/core/design/design.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';
import sharp from 'sharp';
import { frontPainter } from '../ideas/front-painter.ts';
import type { PictureReader } from '../raster/load-pictures.ts';

/** The width of a front in pixels. */
const WIDTH = 320;
const GAP = 28;
const COLUMNS = 6;
const WALL = '#e9e6e0';

/** Paints the fronts of some designs side by side, as a JPEG. The faces of their fronts and spines must be loaded. */
export async function contactSheet(
  designs: readonly Design[],
  engine: TextEngine,
  readerFor: (design: Design) => PictureReader,
): Promise<Uint8Array> {
  const paint = frontPainter(engine, WIDTH);
  const fronts = [];
  for (const design of designs) fronts.push(await paint(design, readerFor(design)));
  const columns = Math.min(COLUMNS, Math.max(1, fronts.length));
  const height = Math.max(1, ...fronts.map((front) => front.height));
  const rows = Math.max(1, Math.ceil(fronts.length / columns));
  return sharp({
    create: { width: columns * (WIDTH + GAP) + GAP, height: rows * (height + GAP) + GAP, channels: 3, background: WALL },
  })
    .composite(
      fronts.map((front, index) => ({
        input: front.data,
        raw: { width: front.width, height: front.height, channels: 4 as const },
        left: GAP + (index % columns) * (WIDTH + GAP),
        top: GAP + Math.floor(index / columns) * (height + GAP),
      })),
    )
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer();
}
