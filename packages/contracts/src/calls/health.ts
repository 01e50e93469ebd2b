import { z } from 'zod';
import { defineCall } from './define-call.ts';

export const getHealth = defineCall({
  id: 'getHealth',
  method: 'GET',
  path: '/api/health',
  auth: 'public',
  cost: 'read',
  summary: 'Whether the product can serve, for load balancers and people on call.',
  answer: z.object({ status: z.literal('ok'), version: z.string(), database: z.enum(['pglite', 'postgres']), uptimeSeconds: z.number() }),
  errors: ['internal'],
});

/** The services that a server needs to handle requests. */
export const readinessChecks = z.object({ database: z.boolean(), storage: z.boolean(), queue: z.boolean() });

export const getReadiness = defineCall({
  id: 'getReadiness',
  method: 'GET',
  path: '/api/ready',
  auth: 'public',
  cost: 'read',
  summary: 'Whether this server can take requests now: 503 while it starts, stops, or cannot reach its database, storage or queue.',
  answer: z.object({ status: z.literal('ready'), checks: readinessChecks }),
  errors: ['notReady'],
});
