import { createMiddleware } from 'hono/factory';
import { groupAddress } from './address-group.ts';
import { JSON_BYTES } from './limit-body.ts';
import type { RequestFacts } from './request-facts.ts';
import { sendRefusal } from './send-refusal.ts';

const MEGABYTE = 1024 * 1024;

/** Memory for bodies that are on their way, in bytes. */
export interface InFlightLimits {
  readonly all: number;
  /** The limit of one address; for IPv6, of one network of 64 bits. */
  readonly each: number;
}

export const IN_FLIGHT_LIMITS: InFlightLimits = { all: 96 * MEGABYTE, each: 24 * MEGABYTE };

/** The memory of an upload on its way to the storage: the buffers between the socket and the file. */
const STREAMED_BYTES = MEGABYTE;

/**
 * Refuses bodies with 503 and a time to come back before those that are on their way take more memory than they may. A body counts
 * from its head to the answer: as a whole where it is read as a whole, by its buffers where it is streamed.
 */
export function limitInFlight({ all, each }: InFlightLimits = IN_FLIGHT_LIMITS) {
  const held = new Map<string, number>();
  let total = 0;
  const hold = (address: string, bytes: number) => {
    total += bytes;
    const own = (held.get(address) ?? 0) + bytes;
    if (own > 0) held.set(address, own);
    else held.delete(address);
  };
  return createMiddleware<{ Variables: RequestFacts }>(async (context, next) => {
    const length = Number(context.req.header('content-length') ?? 0);
    if (!(length > 0) || context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    const bytes = context.req.path.startsWith('/files/') ? Math.min(length, STREAMED_BYTES) : length;
    // A larger body is refused later by its size alone, before any of it is read, so it takes no memory.
    if (bytes > JSON_BYTES) return next();
    const address = groupAddress(context.get('clientAddress'));
    if (total + bytes > all || (held.get(address) ?? 0) + bytes > each) return sendRefusal(context, { code: 'uploadsBusy' });
    hold(address, bytes);
    try {
      await next();
    } finally {
      hold(address, -bytes);
    }
  });
}
