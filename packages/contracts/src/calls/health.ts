import { z } from 'zod';
import { defineCall } from './define-call.ts';

export const getHealth = defineCall({
  id: 'getHealth',
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the product can serve, for load balancers and people on call.',
  answer: z.object({ status: z.literal('ok'), version: z.string(), database: z.enum(['pglite', 'postgres']), uptimeSeconds: z.number() }),
  errors: ['internal'],
});
