import type { SceneId } from '@coverwright/core/book/scenes.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { Picture } from '@coverwright/render/mock-up/texture.ts';
import sharp from 'sharp';
import { mockUpDesign } from '../mock-up/mock-up-design.ts';

/** An order for a picture of a book. Sizes are in pixels. */
export interface BookOrder {
  readonly scene: SceneId;
  readonly width: number;
  readonly height: number;
  /** The file of the flat cover. Its watermark appears on the book too. */
  readonly flat: Uint8Array;
  /** True paints the book on a transparent ground as WebP, false on book paper as JPEG. */
  readonly isCutOut?: boolean;
}

const QUALITY = 86;
/** The color of book paper in linear light. */
const GROUND = [0.89, 0.86, 0.8] as const;

/** Renders a design as a book, or on a device. */
export async function paintBook(design: Design, { flat, isCutOut = false, ...order }: BookOrder): Promise<Uint8Array> {
  const { data, info } = await sharp(flat).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const cover: Picture = {
    width: info.width,
    height: info.height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength),
  };
  const picture = mockUpDesign(design, cover, [], { ...order, finish: 'matte', ground: isCutOut ? null : GROUND });
  const made = sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 4 } });
  return isCutOut
    ? made.webp({ quality: QUALITY }).toBuffer()
    : made.flatten().jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
}
