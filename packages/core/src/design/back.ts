import { z } from 'zod';
import { ADD_ON } from '../barcode/add-on.ts';
import { say } from '../barcode/say.ts';
import { parseIsbn } from '../barcode/parse-isbn.ts';
import { extentLength } from './bounds.ts';
import { blurbTooLong } from './say.ts';
import { BLACK, rgbaSchema } from './colour.ts';
import { fillSchema } from './fill.ts';
import { textStyleShape } from './text-box.ts';

/** The font sizes that are offered for the blurb, in points. */
export const BLURB_FONT_SIZES = [10, 11, 12, 13, 14, 15, 16] as const;

const MAX_BLURB_LENGTH = 20_000;

const barcodeSchema = z.strictObject({
  show: z.boolean().default(true),
  /** The ISBN as thirteen digits without hyphens, with a valid check digit. Null: the printer adds the code, or the author does later. */
  isbn: z
    .string()
    .superRefine((text, context) => {
      const isbn = parseIsbn(text);
      if (!isbn.ok) context.addIssue(isbn.fault.message);
      else if (isbn.value.digits !== text) context.addIssue(`An ISBN is kept as thirteen digits: ${isbn.value.digits}.`);
    })
    .nullable()
    .default(null),
  /** The price code beside the ISBN, an EAN-5. Without an ISBN it is stored but not drawn. */
  addOn: z.string().regex(ADD_ON, say('priceCode')).nullable().default(null),
});

/** The back cover: a blurb in rich text, in points, and the printer's barcode. */
export const backSchema = z.strictObject({
  panelName: z.literal('backPanel').default('backPanel'),
  panel: z.strictObject({
    paddingTop: extentLength.default(300),
    paddingLeft: extentLength.default(37.5),
    paddingRight: extentLength.default(37.5),
    colour: rgbaSchema.default(BLACK),
    fill: fillSchema.optional(),
  }),
  text: z.strictObject({
    ...textStyleShape,
    font: textStyleShape.font.unwrap().default('Times New Roman'),
    lineSpacing: textStyleShape.lineSpacing.unwrap().default(1.3),
    alignment: textStyleShape.alignment.unwrap().default('left'),
    /** The blurb in the subset of HTML that `richtext/` reads. */
    text: z.string().max(MAX_BLURB_LENGTH, blurbTooLong(MAX_BLURB_LENGTH)),
    fontSize: z
      .number()
      .min(BLURB_FONT_SIZES[0])
      .max(BLURB_FONT_SIZES[BLURB_FONT_SIZES.length - 1] as number)
      .default(12),
  }),
  /** The book's barcode, or a blank white box for it; off if the printer adds its own over the art. */
  barcode: barcodeSchema.default({ show: true, isbn: null, addOn: null }),
});

export type Barcode = z.infer<typeof barcodeSchema>;
export type Back = z.infer<typeof backSchema>;
