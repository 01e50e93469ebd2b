import { z } from 'zod';
import { defineCall } from './define-call.ts';

export const resendVerifyAccount = defineCall({
  id: 'resendVerifyAccount',
  method: 'GET',
  path: '/api/account/resend-verify-account',
  auth: 'public',
  cost: 'read',
  summary: 'Sends the confirmation mail again to the person who signed up in this browser. `sent` is false when nobody did.',
  answer: z.object({ sent: z.boolean() }),
  errors: ['tooManyRequests'],
});

const deviceSchema = z
  .object({
    id: z.string(),
    /** The user agent of the browser. */
    userAgent: z.string(),
    createdAt: z.iso.datetime(),
    seenAt: z.iso.datetime(),
    /** True for the browser of the request. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Device' });

export type Device = z.infer<typeof deviceSchema>;

export const listDevices = defineCall({
  id: 'listDevices',
  method: 'GET',
  path: '/api/account/sessions',
  auth: 'account',
  cost: 'read',
  summary: 'The browsers that are signed in to the account, the last used first.',
  answer: z.object({ sessions: z.array(deviceSchema) }),
  errors: ['signInRequired', 'tooManyRequests'],
});

export const endDevice = defineCall({
  id: 'endDevice',
  method: 'DELETE',
  path: '/api/account/sessions/{id}',
  auth: 'account',
  cost: 'write',
  summary: 'Signs one browser out.',
  params: z.object({ id: z.string().max(200) }),
  answer: z.object({ ended: z.literal(true) }),
  errors: ['signInRequired', 'sessionNotFound', 'tooManyRequests'],
});

export const deleteAccount = defineCall({
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/api/account',
  auth: 'account',
  cost: 'write',
  summary: 'Deletes the account with everything that is its own, and logs every browser out. `confirmation` is its e-mail address.',
  body: z.object({ confirmation: z.string().max(400) }),
  answer: z.object({ deleted: z.literal(true) }),
  errors: ['signInRequired', 'badRequest', 'tooManyRequests'],
});
