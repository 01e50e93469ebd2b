import { createMiddleware } from 'hono/factory';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { groupAddress } from './address-group.ts';
import type { RequestFacts } from './request-facts.ts';
import { sendRefusal } from './send-refusal.ts';

/** Requests a minute for one address, of IPv6 for one network of 64 bits. */
export interface RateLimits {
  readonly read: number;
  readonly write: number;
  readonly upload: number;
  readonly export: number;
}

export const RATE_LIMITS: RateLimits = { read: 1200, write: 240, upload: 120, export: 40 };

/** Refuses with 429 'too many requests' and says when to come back. Pages and static files are not counted. */
export function limitRate(limits: RateLimits) {
  const limiters = {
    read: createLimiter('read', limits.read),
    write: createLimiter('write', limits.write),
    upload: createLimiter('upload', limits.upload),
    export: createLimiter('export', limits.export),
  };
  return createMiddleware<{ Variables: RequestFacts }>(async (context, next) => {
    const limiter = limiters[classOf(context.req.method, context.req.path)];
    try {
      await limiter.consume(groupAddress(context.get('clientAddress')));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      context.header('retry-after', String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))));
      return sendRefusal(context, { code: 'tooManyRequests' });
    }
    return next();
  });
}

function classOf(method: string, path: string): keyof RateLimits {
  if (method === 'GET' || method === 'HEAD') return 'read';
  if (path.startsWith('/files/') || path.startsWith('/api/asset/')) return 'upload';
  return RENDERED.includes(path) || /^\/api\/covers\/cover\/[^/]+\/files$/.test(path) ? 'export' : 'write';
}

/** Calls that have a cover painted. */
const RENDERED = ['/api/exports', '/api/covers/create-draft-share', '/api/checkout/create-session', '/api/covers/complete-revision'];

function createLimiter(keyPrefix: string, points: number): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix, points, duration: 60 });
}
