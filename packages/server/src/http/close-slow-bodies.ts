import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

export interface SlowBodyLimits {
  /** Time in milliseconds that every body has, however slow it is. */
  readonly graceMs: number;
  /** Minimum average rate of a body after that, in bytes per second since its head. */
  readonly bytesPerSecond: number;
  /** Interval between two checks in milliseconds. */
  readonly everyMs: number;
}

/** With these limits 60 MB may take an hour, and a body that stops is closed after about fifteen seconds. */
export const SLOW_BODY_LIMITS: SlowBodyLimits = { graceMs: 15_000, bytesPerSecond: 16 * 1024, everyMs: 2_000 };
/** Maximum time of a request in milliseconds, which no body at the minimum rate exceeds. */
const LONGEST_REQUEST_MS = 3_900_000;

interface OpenBody {
  readonly socket: Socket;
  readonly startedAt: number;
  /** Bytes that the connection had received before this body. */
  readonly before: number;
}

/**
 * Closes connections with slow bodies, as Node.js does with slow heads, so that nobody can use up all connections. A body that waits for
 * our own slow storage is not closed.
 */
export function closeSlowBodies(server: Server, limits: SlowBodyLimits = SLOW_BODY_LIMITS): void {
  const { graceMs, bytesPerSecond, everyMs } = limits;
  // Node's default is five minutes for a whole request, too short for a large picture on a slow line.
  server.requestTimeout = LONGEST_REQUEST_MS;
  const open = new Map<IncomingMessage, OpenBody>();
  server.prependListener('request', (request) => {
    if (request.complete) return;
    const { socket } = request;
    open.set(request, { socket, startedAt: performance.now(), before: socket.bytesRead });
    request.once('close', () => open.delete(request));
  });
  const look = () => {
    for (const [request, { socket, startedAt, before }] of open) {
      if (request.complete) {
        open.delete(request);
        continue;
      }
      const waitsForUs = request.readableLength >= request.readableHighWaterMark;
      const seconds = (performance.now() - startedAt) / 1000;
      if (waitsForUs || seconds * 1000 < graceMs || (socket.bytesRead - before) / seconds >= bytesPerSecond) continue;
      open.delete(request);
      close(socket);
    }
  };
  const timer = setInterval(look, everyMs).unref();
  server.once('close', () => clearInterval(timer));
}

function close(socket: Socket): void {
  if (socket.writable) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  socket.destroySoon();
}
