import { z } from 'zod';
import { MAX_FONT_SIZE, MIN_FONT_SIZE, extentLength } from './bounds.ts';
import { BLACK, rgbaSchema } from './colour.ts';
import { fillSchema } from './fill.ts';
import { textBoxSchema } from './text-box.ts';

/** The narrowest and the widest spine, in inches: that of a booklet of eight pages, and more than any binding allows. */
export const MIN_SPINE = 0.02;
export const MAX_SPINE = 4;

/** The spine between the boards. Its width is computed; only a width that the author typed from the printer's template is stored. */
export const spineSchema = z.strictObject({
  padding: extentLength.default(20),
  /** The typed width in inches; null if it is computed. */
  typedWidth: z.number().min(MIN_SPINE).max(MAX_SPINE).nullable().default(null),
  panel: z.strictObject({
    colour: rgbaSchema.default(BLACK),
    fill: fillSchema.optional(),
    fontSize: z.number().min(MIN_FONT_SIZE).max(MAX_FONT_SIZE).default(140),
  }),
  /** The author, then the title. */
  textBoxes: z.tuple([
    textBoxSchema.refine((box) => box.panelName === 'SpineAuthor', 'the first spine box is SpineAuthor'),
    textBoxSchema.refine((box) => box.panelName === 'SpineTitle', 'the second spine box is SpineTitle'),
  ]),
  /** True while the spine's words follow the front's, until they are edited by hand. */
  replicateFrontTextOnSpine: z.boolean().default(true),
  direction: z.enum(['top-to-bottom', 'bottom-to-top']).default('top-to-bottom'),
});

export type Spine = z.infer<typeof spineSchema>;
