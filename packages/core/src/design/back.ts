import { z } from 'zod';
import { extentLength } from './bounds.ts';
import { BLACK, rgbaSchema } from './colour.ts';
import { textStyleShape } from './text-box.ts';

/** Sizes offered for the blurb, in points. */
export const BLURB_FONT_SIZES = [10, 11, 12, 13, 14, 15, 16] as const;

const MAX_BLURB_LENGTH = 20_000;

/** The back cover: a blurb in rich text, in points, and the printer's barcode. */
export const backSchema = z.strictObject({
  panelName: z.literal('backPanel').default('backPanel'),
  panel: z.strictObject({
    paddingTop: extentLength.default(300),
    paddingLeft: extentLength.default(37.5),
    paddingRight: extentLength.default(37.5),
    colour: rgbaSchema.default(BLACK),
  }),
  text: z.strictObject({
    ...textStyleShape,
    font: textStyleShape.font.unwrap().default('Times New Roman'),
    lineSpacing: textStyleShape.lineSpacing.unwrap().default(1.3),
    alignment: textStyleShape.alignment.unwrap().default('left'),
    /** HTML of the subset that `richtext/` reads. */
    text: z.string().max(MAX_BLURB_LENGTH),
    fontSize: z
      .number()
      .min(BLURB_FONT_SIZES[0])
      .max(BLURB_FONT_SIZES[BLURB_FONT_SIZES.length - 1] as number)
      .default(12),
  }),
  /** A clear white box in the printer's barcode zone; off where the printer lays its own over the art. */
  barcode: z.strictObject({ show: z.boolean().default(true) }).default({ show: true }),
});

export type Back = z.infer<typeof backSchema>;
