import { createMiddleware } from 'hono/factory';
import { groupAddress } from './address-group.ts';
import { JSON_BYTES } from './limit-body.ts';
import type { RequestFacts } from './request-facts.ts';
import { sendRefusal } from './send-refusal.ts';

const MEGABYTE = 1024 * 1024;

/** Limits of the memory for bodies that are being received, in bytes. */
export interface InFlightLimits {
  readonly all: number;
  /** Limit of an address; for IPv6, of a network of 64 bits. */
  readonly each: number;
}

export const IN_FLIGHT_LIMITS: InFlightLimits = { all: 96 * MEGABYTE, each: 24 * MEGABYTE };

/** Memory of an upload that is streamed to the storage, in bytes: the buffers between the socket and the file. */
const STREAMED_BYTES = MEGABYTE;

/**
 * Refuses bodies with 503 and Retry-After before those being received exceed their memory limit. A body counts from its head to the
 * response: with its whole size if it is read as a whole, with its buffers if it is streamed.
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
