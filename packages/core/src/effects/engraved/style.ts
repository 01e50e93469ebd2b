import { z } from 'zod';

/** Letters drawn in engraved lines that swell from the light side to the dark one, inside a contour. Lengths in thousandths of the font size. */
export const engravedStyle = z.strictObject({
  /** The distance from one line to the next. */
  pitch: z.number().min(6).max(120).default(22),
  /** The share of the pitch that is ink where the letters are lightest, and where they are darkest. */
  light: z.number().min(0).max(1).default(0.12),
  dark: z.number().min(0).max(1).default(0.82),
  /** Degrees clockwise that the lines are turned by. */
  angle: z.number().min(-90).max(90).default(0),
  contour: z.number().min(1).max(60).default(9),
});

export type EngravedStyle = z.infer<typeof engravedStyle>;
