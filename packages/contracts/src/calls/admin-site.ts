import { FORMAT_IDS } from '@coverwright/core/formats/format.ts';
import { z } from 'zod';
import { THEME_COLOUR_NAMES } from '../site/menu-entry.ts';
import { defineCall } from './define-call.ts';
import { currencySchema } from './pricing.ts';
import { siteThemeSchema } from './site.ts';

const errors = ['signInRequired', 'adminOnly', 'badRequest', 'tooManyRequests'] as const;
const count = z.number().int().min(0);
const moment = z.iso.datetime();
/** The cursor of the next page; null at the end. */
const nextCursor = z.string().nullable();
const listQuery = z.object({ q: z.string().max(200).optional(), cursor: z.string().max(200).optional() });

export const COVER_STATES = ['draft', 'completed', 'revision'] as const;

/** A failed job. */
const failedJobSchema = z.object({ id: z.string(), error: z.string(), failedAt: moment }).meta({ id: 'FailedJob' });

export const adminUserSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    role: z.enum(['user', 'admin']),
    covers: count,
    createdAt: moment,
    /** The time of the last visit in one of the user's sessions; null without a session. */
    seenAt: moment.nullable(),
  })
  .meta({ id: 'AdminUser' });

export const adminCoverSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    /** The owner's address; null for anonymous work. */
    email: z.string().nullable(),
    state: z.enum(COVER_STATES),
    currentFormat: z.enum(FORMAT_IDS),
    updatedAt: moment,
  })
  .meta({ id: 'AdminCover' });

export const auditEntrySchema = z
  .object({
    id: z.string(),
    /** The address of the administrator; null once their account was deleted. */
    email: z.string().nullable(),
    /** Name of the action, such as `package.update`. */
    action: z.string(),
    subject: z.string(),
    before: z.unknown(),
    after: z.unknown(),
    createdAt: moment,
  })
  .meta({ id: 'AuditEntry' });

export const queueSchema = z
  .object({
    name: z.string(),
    waiting: count,
    running: count,
    failedCount: count,
    /** The latest failed jobs, at most 50. */
    failed: z.array(failedJobSchema),
  })
  .meta({ id: 'JobQueue' });

export type AdminUser = z.infer<typeof adminUserSchema>;
export type AdminCover = z.infer<typeof adminCoverSchema>;
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export type QueueReport = z.infer<typeof queueSchema>;

export const getFigures = defineCall({
  id: 'getFigures',
  method: 'GET',
  path: '/api/admin/figures',
  auth: 'admin',
  cost: 'read',
  summary: 'What happens here, in numbers. Days are of UTC. For administrators.',
  answer: z
    .object({
      users: count,
      covers: z.record(z.enum(COVER_STATES), count),
      exportsToday: count,
      /**
       * The income counts orders that were paid within the last 30 days and not refunded, by currency. Amounts are in the smallest unit.
       */
      income: z.array(z.object({ currency: currencySchema, orders: count, amount: count })),
      newest: z.array(adminUserSchema.pick({ id: true, email: true, createdAt: true })),
      failedJobs: count,
    })
    .meta({ id: 'Figures' }),
  errors,
});

export const listAllCovers = defineCall({
  id: 'listAllCovers',
  method: 'GET',
  path: '/api/admin/covers',
  auth: 'admin',
  cost: 'read',
  summary: 'All covers, the last saved first, 24 at a time; with `q`, those whose title or owner’s address has it. For administrators.',
  query: listQuery,
  answer: z.object({ covers: z.array(adminCoverSchema), nextCursor }).meta({ id: 'AdminCovers' }),
  errors,
});

export const listUsers = defineCall({
  id: 'listUsers',
  method: 'GET',
  path: '/api/admin/users',
  auth: 'admin',
  cost: 'read',
  summary: 'All accounts, the newest first, 24 at a time; with `q`, those whose address has it. For administrators.',
  query: listQuery,
  answer: z.object({ users: z.array(adminUserSchema), nextCursor }).meta({ id: 'AdminUsers' }),
  errors,
});

export const changeUserRole = defineCall({
  id: 'changeUserRole',
  method: 'PUT',
  path: '/api/admin/users/{id}/role',
  auth: 'admin',
  cost: 'write',
  summary: 'Makes somebody an administrator, or one a user again, who is then signed out everywhere. Never oneself. For administrators.',
  params: z.object({ id: z.string().max(200) }),
  body: z.object({ role: z.enum(['user', 'admin']) }),
  answer: z.object({ user: adminUserSchema }),
  errors: [...errors, 'notFound', 'ownRole', 'roleFromSettings'],
});

const mainShade = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a color such as #1d5341');

export const changeTheme = defineCall({
  id: 'changeTheme',
  method: 'PUT',
  path: '/api/admin/theme',
  auth: 'admin',
  cost: 'write',
  summary:
    'Changes the colors of the site: each by its main shade, from which the others are derived; one that is left out is the house’s own. For administrators.',
  body: z.object({ colours: z.partialRecord(z.enum(THEME_COLOUR_NAMES), mainShade) }),
  answer: z.object({ theme: siteThemeSchema }),
  errors,
});

export const listGenreCounts = defineCall({
  id: 'listGenreCounts',
  method: 'GET',
  path: '/api/admin/genres',
  auth: 'admin',
  cost: 'read',
  summary: 'How many covers there are of each genre, and whether authors are offered it. For administrators.',
  answer: z
    .object({ genres: z.array(z.object({ id: z.string(), name: z.string(), covers: count, isOffered: z.boolean() })) })
    .meta({ id: 'GenreCounts' }),
  errors,
});

export const setGenreOffered = defineCall({
  id: 'setGenreOffered',
  method: 'PUT',
  path: '/api/admin/genres/{id}',
  auth: 'admin',
  cost: 'write',
  summary: 'Sets whether the setup offers a genre; covers that have it keep it. For administrators.',
  params: z.object({ id: z.string().max(100) }),
  body: z.object({ isOffered: z.boolean() }),
  answer: z.object({ id: z.string(), isOffered: z.boolean() }),
  errors: [...errors, 'notFound', 'lastGenre'],
});

export const listJobs = defineCall({
  id: 'listJobs',
  method: 'GET',
  path: '/api/admin/jobs',
  auth: 'admin',
  cost: 'read',
  summary: 'What the queues of the server are busy with, and what failed. For administrators.',
  answer: z.object({ queues: z.array(queueSchema) }).meta({ id: 'JobQueues' }),
  errors,
});

export const retryJob = defineCall({
  id: 'retryJob',
  method: 'POST',
  path: '/api/admin/jobs/{queue}/{id}/retry',
  auth: 'admin',
  cost: 'write',
  summary: 'Has a failed job tried again. For administrators.',
  params: z.object({ queue: z.string().max(100), id: z.string().max(200) }),
  answer: z.object({ retried: z.literal(true) }),
  errors: [...errors, 'notFound'],
});

export const listAudit = defineCall({
  id: 'listAudit',
  method: 'GET',
  path: '/api/admin/audit',
  auth: 'admin',
  cost: 'read',
  summary: 'What administrators changed, the newest first, 24 at a time. For administrators.',
  query: z.object({ cursor: z.string().max(200).optional() }),
  answer: z.object({ entries: z.array(auditEntrySchema), nextCursor }).meta({ id: 'AuditLog' }),
  errors,
});
