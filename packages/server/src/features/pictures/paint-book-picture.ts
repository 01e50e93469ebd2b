import type { Design } from '@coverwright/core/design/design.ts';
import type { BookOrder } from '../../ports/renderer.ts';
import type { PictureTools } from './create-picture-painter.ts';

/** Renders a design as a book in 3D, or on a device. Its cover is rendered already, so that pictures and fonts are not needed. */
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
