import { z } from 'zod';
import { TEXT_CASES } from './text-cases.ts';
import { featuresSchema } from './text-lines.ts';

/** The settings of a lock-up that fills its box. Sizes follow from the box, so `fontSize` is not read. `core/lettering` sets it. */
export const letteringSchema = z.strictObject({
  /**
   * The setting of words such as "of" and "the": on their own small lines, or inside the line like any other word. With `key-words`, every
   * phrase that carries no meaning by itself, such as "that never let you", is small, so that the key words of a sentence are large. With
   * `lead-phrase`, one phrase of a long title is large, and the words before and after it are lines of one small size.
   */
  minorWords: z.enum(['own-line', 'inline', 'key-words', 'lead-phrase']).default('own-line'),
  /** The family of the minor lines; null for that of the text. */
  minorFont: z.string().trim().min(1).max(100).nullable().default(null),
  minorItalic: z.boolean().default(false),
  /** The case of the minor lines; null for that of the text. */
  minorCase: z.enum(TEXT_CASES).nullable().default(null),
  /** The cap height of a minor line, as a share of that of the smaller line beside it. */
  minorSize: z.number().min(0.15).max(0.8).default(0.36),
  /** The space between lines as a share of their cap height. Negative lines overlap. */
  gap: z.number().min(-0.3).max(1).default(0.12),
  /** The largest cap height, as a share of the box's width. */
  largest: z.number().min(0.05).max(2).default(0.38),
  /** True for thin rules on both sides of minor lines, out to the full width. */
  rules: z.boolean().default(false),
  /** More OpenType features of the minor lines, such as small capitals. */
  minorFeatures: featuresSchema.optional(),
  /**
   * More OpenType features of the first letter of the first large line and of the last letter of the last one, such as swashes. Each is
   * used only where its letter runs into no other one and the title stays as large.
   */
  firstLetter: featuresSchema.optional(),
  lastLetter: featuresSchema.optional(),
  /**
   * A text of one long word with a bar where its second line begins, such as `black|out`. It breaks that word without a hyphen, in any
   * case. It has no effect on any other text, so a changed title is set whole again.
   */
  wordBreak: z.string().max(100).optional(),
});

export type Lettering = z.infer<typeof letteringSchema>;
