import { z } from 'zod';
import { takedownSchema } from './covers.ts';
import { defineCall } from './define-call.ts';

const errors = ['signInRequired', 'adminOnly', 'badRequest', 'notFound', 'tooManyRequests'] as const;
const params = z.object({ id: z.string().max(200) });
const answer = z.object({ takedown: takedownSchema.nullable() });

export const createTakedown = defineCall({
  id: 'createTakedown',
  method: 'POST',
  path: '/api/admin/covers/{id}/takedown',
  auth: 'admin',
  cost: 'write',
  summary: 'Takes a cover down: its share link and its review link answer 410, and its owner is told the reason. For administrators.',
  params,
  body: z.object({ reason: z.string().trim().min(1, 'Say why the cover is taken down: its owner reads it.').max(500) }),
  answer,
  errors: [...errors, 'alreadyTakenDown'],
});

export const liftTakedown = defineCall({
  id: 'liftTakedown',
  method: 'DELETE',
  path: '/api/admin/covers/{id}/takedown',
  auth: 'admin',
  cost: 'write',
  summary: 'Restores a cover that was taken down. For administrators.',
  params,
  answer,
  errors: [...errors, 'notTakenDown'],
});
