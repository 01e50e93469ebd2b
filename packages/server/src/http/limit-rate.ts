import { CALL_COSTS, type CallCost } from '@coverwright/contracts/calls/call.ts';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { groupAddress } from './address-group.ts';
import type { RequestFacts } from './request-facts.ts';
import { sendRefusal } from './send-refusal.ts';

/** Maximum number of requests per minute from an address (for IPv6, from a network of 64 bits), by rate class. */
export type RateLimits = Readonly<Record<CallCost, number>>;

export const RATE_LIMITS: RateLimits = { read: 1200, write: 240, upload: 120, render: 40 };

/** Returns the rate class of a request. */
export type CostOf = (method: string, path: string) => CallCost;

/** Refuses requests above the limit of their rate class with 429 and a `retry-after`. Routes that share a limiter share its counts. */
export function createRateLimiter(limits: RateLimits) {
  const limiters = Object.fromEntries(
    CALL_COSTS.map((cost) => [cost, new RateLimiterMemory({ keyPrefix: cost, points: limits[cost], duration: 60 })]),
  ) as Record<CallCost, RateLimiterMemory>;
  return (costOf: CostOf) =>
    createMiddleware<{ Variables: RequestFacts }>(async (context: Context<{ Variables: RequestFacts }>, next) => {
      const limiter = limiters[costOf(context.req.method, context.req.path)];
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
