import type { Design } from '@coverwright/core/design/design.ts';
import type { BookOrder } from '../../ports/renderer.ts';
import type { PictureTools } from './create-picture-painter.ts';

/** A design as a book in the hand, or on a device. What it wears is painted already: it needs no pictures and no fonts. */
export function paintBookPicture(
  { renderer, clock, stop }: Pick<PictureTools, 'renderer' | 'clock' | 'stop'>,
  design: Design,
  book: BookOrder,
): Promise<Uint8Array> {
  return renderer.render({
    design,
    kind: 'book',
    book,
    widthPx: null,
    createdAt: clock.now(),
    pictures: new Map(),
    fonts: new Map(),
    signal: stop,
    onProgress: () => {},
  });
}
