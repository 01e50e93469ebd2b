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
  readonly request: IncomingMessage;
  readonly startedAt: number;
  /** Bytes that the connection had received before this body. */
  readonly before: number;
}

interface Connection {
  /** The body that is being received; a connection receives one after the other. */
  body: OpenBody | null;
}

/**
 * Closes connections with slow bodies, as Node.js does with slow heads, so that nobody can use up all connections. A body that waits for
 * our own slow storage is not closed.
 */
export function closeSlowBodies(server: Server, limits: SlowBodyLimits = SLOW_BODY_LIMITS): void {
  const { graceMs, bytesPerSecond, everyMs } = limits;
  // Node's default is five minutes for a whole request, too short for a large picture on a slow line.
  server.requestTimeout = LONGEST_REQUEST_MS;
  // Requests are not kept in a map of their own. V8 allocates a map's table anew after every few deletions, and each table refers to the
  // next one, so that tables of the old generation, though nobody uses them, kept every request and its body until a full collection.
  const connections = new Map<Socket, Connection>();
  const connectionOf = (socket: Socket): Connection => {
    const known = connections.get(socket);
    if (known) return known;
    const connection: Connection = { body: null };
    connections.set(socket, connection);
    socket.once('close', () => connections.delete(socket));
    return connection;
  };
  server.prependListener('request', (request) => {
    if (request.complete) return;
    const connection = connectionOf(request.socket);
    connection.body = { request, startedAt: performance.now(), before: request.socket.bytesRead };
    request.once('close', () => {
      if (connection.body?.request === request) connection.body = null;
    });
  });
  const look = () => {
    for (const [socket, connection] of connections) {
      if (!connection.body) continue;
      const { request, startedAt, before } = connection.body;
      if (request.complete) {
        connection.body = null;
        continue;
      }
      const waitsForUs = request.readableLength >= request.readableHighWaterMark;
      const seconds = (performance.now() - startedAt) / 1000;
      if (waitsForUs || seconds * 1000 < graceMs || (socket.bytesRead - before) / seconds >= bytesPerSecond) continue;
      connection.body = null;
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
