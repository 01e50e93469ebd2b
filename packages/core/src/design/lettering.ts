import { z } from 'zod';
import { TEXT_CASES } from './text-cases.ts';

/** The settings of a lock-up that fills its box. Sizes follow from the box, so `fontSize` is not read. `core/lettering` sets it. */
export const letteringSchema = z.strictObject({
  /**
   * Words such as "of" and "the": on small lines of their own, or inside the line like any other word. Or every phrase that carries
   * nothing by itself, as "that never let you", stands small, so that the key words of a sentence are large.
   */
  minorWords: z.enum(['own-line', 'inline', 'key-words']).default('own-line'),
  /** Family of the minor lines; null: the text's own. */
  minorFont: z.string().trim().min(1).max(100).nullable().default(null),
  minorItalic: z.boolean().default(false),
  /** Case of the minor lines; null: the text's own. */
  minorCase: z.enum(TEXT_CASES).nullable().default(null),
  /** Cap height of a minor line as a share of the smaller line beside it. */
  minorSize: z.number().min(0.15).max(0.8).default(0.36),
  /** Space between lines as a share of their cap height. Negative lines overlap. */
  gap: z.number().min(-0.3).max(1).default(0.12),
  /** Largest cap height, as a share of the box's width. */
  largest: z.number().min(0.05).max(2).default(0.38),
  /** Thin rules beside minor lines, out to the measure. */
  rules: z.boolean().default(false),
  /**
   * A text of one long word with a bar where its second line begins, as `black|out`. It breaks that word without a hyphen, in any
   * case; of any other text it says nothing, so a changed title is set whole again.
   */
  wordBreak: z.string().max(100).optional(),
});

export type Lettering = z.infer<typeof letteringSchema>;
