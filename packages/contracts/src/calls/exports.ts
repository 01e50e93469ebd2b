import { formatIdSchema } from '@coverwright/core/design/item.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { designsSchema } from './item-schema.ts';

/**
 * The kinds of files. `package`: all files of the title in a ZIP. `design`: the title itself, to be opened elsewhere. `proof`: the whole
 * cover as a small JPEG with a watermark. The others are a single file of one design.
 */
export const EXPORT_KINDS = ['pdf', 'jpeg', 'png', 'package', 'design', 'proof'] as const;
export const exportKindSchema = z.enum(EXPORT_KINDS);
export type ExportKind = z.infer<typeof exportKindSchema>;

/** Returns true if a file of this kind contains every format of a title. */
export function holdsWholeTitle(kind: ExportKind): kind is 'package' | 'design' {
  return kind === 'package' || kind === 'design';
}

export const EXPORT_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/**
 * How long our clients let a call wait for the end of a state, in seconds. Meanwhile the place in the queue and the progress change, which
 * they show as often as this.
 */
export const EXPORT_WAIT_SECONDS = { queued: 2, running: 1 } as const satisfies Partial<Record<ExportState, number>>;

const exportStateSchema = z
  .object({
    state: z.enum(EXPORT_STATES),
    /** Share that is done, 0 to 1. */
    progress: z.number().min(0).max(1),
    /** While the state is `queued`: the place in the queue, starting at 1. */
    place: z.number().int().min(1).optional(),
    /** Address of the file, once the state is `done`. */
    url: z.string().optional(),
    filename: z.string().optional(),
    /** The error in the user's words, once the state is `failed`. */
    error: z.string().optional(),
  })
  .meta({ id: 'Export' });

const params = z.object({ id: z.string().max(200) });

export const createExport = defineCall({
  id: 'createExport',
  method: 'POST',
  path: '/api/exports',
  auth: 'owner',
  cost: 'render',
  summary:
    'Asks for a print or screen file of a design. Where covers are sold, only proofs and designs are made of what is sent; the files of a bought cover come from POST /api/covers/cover/{id}/files. `format` may be left out where one design is sent; of a whole title it names the master.',
  body: z.object({
    designs: designsSchema,
    format: formatIdSchema.optional(),
    kind: exportKindSchema,
    /** Width in pixels of a JPEG or PNG; absent for the full 300 dpi. */
    width: z.number().int().min(16).max(12_000).optional(),
  }),
  answer: z.object({ jobId: z.string() }),
  errors: ['badRequest', 'brokenDesign', 'purchaseRequired', 'preflightFailed', 'bodyTooLarge', 'tooManyRequests'],
});

export const getExport = defineCall({
  id: 'getExport',
  method: 'GET',
  path: '/api/exports/{id}',
  auth: 'owner',
  cost: 'read',
  summary:
    'How far an export is. With `wait`, the call is answered as soon as the export has ended, or has left the state that `state` names, and else when the time is over; it may be answered sooner where too many calls wait.',
  params,
  query: z.object({
    wait: z.coerce.number().int().min(0).max(20).default(0).describe('How long the call may wait, in seconds; 0 answers at once.'),
    state: z.enum(EXPORT_STATES).optional().describe('The state that the caller knows already.'),
  }),
  answer: exportStateSchema,
  errors: ['exportNotFound', 'tooManyRequests'],
});

export const cancelExport = defineCall({
  id: 'cancelExport',
  method: 'DELETE',
  path: '/api/exports/{id}',
  auth: 'owner',
  cost: 'write',
  summary: 'Stops an export. One that has ended stays as it is.',
  params,
  answer: exportStateSchema,
  errors: ['exportNotFound', 'tooManyRequests'],
});
