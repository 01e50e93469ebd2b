import { z } from 'zod';
import { fraction } from '../../design/bounds.ts';
import { fromHex } from '../../design/colour.ts';
import { gradientStyle } from '../gradient/style.ts';

/** Nested bands of color, like stacked paper. The outermost band has the text's own color. */
export const insetBandsStyle = z.strictObject({
  /** The colors of the inner bands, from the outside in. */
  stops: gradientStyle.shape.stops.default([
    { offset: 0, colour: fromHex('#f2a541') },
    { offset: 0.4, colour: fromHex('#e2583e') },
    { offset: 0.7, colour: fromHex('#b8324f') },
    { offset: 1, colour: fromHex('#5b1f4f') },
  ]),
  bands: z.number().int().min(1).max(6).default(4),
  /** The width of one band, in thousandths of the font size. */
  width: z.number().min(4).max(80).default(22),
  /** The opacity of the shadow that each band casts on the next: 0 for none, 1 for black. */
  shadow: fraction.default(0.45),
});

export type InsetBandsStyle = z.infer<typeof insetBandsStyle>;
