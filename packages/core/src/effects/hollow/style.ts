import { z } from 'zod';

/** Letters drawn as an outline in the text's own colour. The width is in thousandths of the font size. */
export const hollowStyle = z.strictObject({ width: z.number().min(1).max(300).default(18) });

export type HollowStyle = z.infer<typeof hollowStyle>;
