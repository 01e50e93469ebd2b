import { type Designs, formatIdSchema, parseDesigns } from '@coverwright/core/design/item.ts';
import { z } from 'zod';

/**
 * Designs by format, in requests and responses. Core's own parser migrates old versions, drops derived fields, and refuses invalid designs
 * with the path of the error.
 */
export const designsSchema = z
  .unknown()
  .transform((input, context): Designs => {
    const parsed = parseDesigns(input);
    if (parsed.ok) return parsed.value;
    const { path, message } = parsed.fault;
    context.issues.push({ code: 'custom', message, path: path.split('.').slice(1), input, params: { brokenDesign: true } });
    return z.NEVER;
  })
  .meta({ id: 'Designs' });

export const itemIdSchema = z.uuid();

/** A cover in the API. */
export const itemSchema = z
  .object({
    _id: itemIdSchema,
    isDraft: z.boolean(),
    isRevision: z.boolean(),
    currentFormat: formatIdSchema,
    revisionsRemaining: z.number().int().min(0),
    draftShareUrl: z.string().nullable(),
    /** The time of the last save; a later save sends it as the version that it is based on. */
    updatedAt: z.iso.datetime(),
    designs: designsSchema,
  })
  .meta({ id: 'Item' });

/** The answer to a save: the cover, without its designs if the sender asked for a brief answer. */
export const savedItemSchema = itemSchema.extend({ designs: designsSchema.optional() }).meta({ id: 'SavedItem' });
