import { z } from 'zod';
import { fraction } from '../../design/bounds.ts';
import { fromHex, rgbaSchema } from '../../design/colour.ts';

/** Letters die-cut as a sticker: a wide rim of paper that casts a shadow. */
export const stickerStyle = z.strictObject({
  colour: rgbaSchema.default(fromHex('#fffaf0')),
  /** The width of the rim, in thousandths of the font size. */
  width: z.number().min(5).max(200).default(50),
  shadow: fraction.default(0.45),
});

export type StickerStyle = z.infer<typeof stickerStyle>;
