import { formatIdSchema } from '@coverwright/core/design/item.ts';
import { VERSION_KINDS } from '@coverwright/core/versions/version-kind.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { itemSchema } from './item-schema.ts';

const versionSchema = z
  .object({
    id: z.string(),
    savedAt: z.iso.datetime(),
    kind: z.enum(VERSION_KINDS),
    /** The name that its author gave it; null without one. */
    name: z.string().nullable(),
    currentFormat: formatIdSchema,
    /** Every format with a design. */
    formats: z.array(formatIdSchema),
    /** Aspect ratio of the whole flat cover by format, with which pages reserve space for the picture. */
    aspects: z.partialRecord(formatIdSchema, z.number().positive()),
  })
  .meta({ id: 'CoverVersion' });

export type CoverVersion = z.infer<typeof versionSchema>;

/** Ids are opaque to callers: an id that is not one of ours names a missing item, and is not a malformed request. */
const anyId = z.string().min(1).max(200);
const params = z.object({ id: anyId, versionId: anyId });

export const listVersions = defineCall({
  id: 'listVersions',
  method: 'GET',
  path: '/api/covers/cover/{id}/versions',
  auth: 'owner',
  cost: 'read',
  summary: 'What a cover was at its saves, the newest first, at most 500. The first is what it is now.',
  params: z.object({ id: anyId }),
  answer: z.object({ versions: z.array(versionSchema) }),
  errors: ['itemNotFound', 'tooManyRequests'],
});

export const nameVersion = defineCall({
  id: 'nameVersion',
  method: 'PUT',
  path: '/api/covers/cover/{id}/versions/{versionId}',
  auth: 'owner',
  cost: 'write',
  summary: 'Gives a version a name, and keeps it for good; without a name it is one among the others again.',
  params,
  body: z.object({ name: z.string().trim().max(80, 'A name has at most 80 characters.') }),
  answer: z.object({ version: versionSchema }),
  errors: ['badRequest', 'itemNotFound', 'versionNotFound', 'tooManyRequests'],
});

export const restoreVersion = defineCall({
  id: 'restoreVersion',
  method: 'POST',
  path: '/api/covers/cover/{id}/versions/{versionId}/restore',
  auth: 'owner',
  cost: 'write',
  summary: 'Makes a version the newest one. What the cover was until now stays among the versions.',
  params,
  answer: z.object({ item: itemSchema }),
  errors: ['itemNotFound', 'versionNotFound', 'notADraft', 'tooManyRequests'],
});
