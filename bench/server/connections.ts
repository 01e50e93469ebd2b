import { connect, type Socket } from 'node:net';

/** @property head the status line and the header fields, as received */
export interface Response {
  readonly status: number;
  readonly head: string;
  readonly body: Buffer;
}

export interface Connections {
  /** @param head the request line and the header fields, each with its line break */
  request(head: string, body: Buffer): Promise<Response>;
  /** Ends the connections that wait for a request. */
  close(): void;
}

interface Connection {
  readonly socket: Socket;
  /** The request that waits for its response. */
  waiting: { readonly resolve: (response: Response) => void; readonly reject: (error: Error) => void } | null;
  received: Buffer;
  /** When the last response was complete, in milliseconds. */
  idleSince: number;
}

/** Idle connections are not used after this time in milliseconds: the server closes them after five seconds. */
const IDLE_MS = 4_000;
const BLANK_LINE = '\r\n\r\n';

/**
 * Creates connections to a server, as many as there are requests at the same time. A benchmark and its server share the processor, and the time
 * of a complete HTTP client would count as the server's; this one takes half of it.
 */
export function createConnections(host: string, port: number): Connections {
  const idle: Connection[] = [];
  const take = (): Connection => {
    const known = idle.pop();
    if (known && performance.now() - known.idleSince < IDLE_MS) return known;
    known?.socket.destroy();
    return open();
  };
  const open = (): Connection => {
    const connection: Connection = {
      socket: connect({ port, host, noDelay: true }),
      waiting: null,
      received: Buffer.alloc(0),
      idleSince: 0,
    };
    connection.socket.on('data', (chunk: Buffer) => {
      connection.received = connection.received.length === 0 ? chunk : Buffer.concat([connection.received, chunk]);
      const response = readResponse(connection.received);
      if (!response || !connection.waiting) return;
      const { resolve } = connection.waiting;
      Object.assign(connection, { waiting: null, received: Buffer.alloc(0), idleSince: performance.now() });
      if (/^connection: close\r?$/im.test(response.head)) connection.socket.destroy();
      else idle.push(connection);
      resolve(response);
    });
    const fail = (error: Error) => {
      const at = idle.indexOf(connection);
      if (at >= 0) idle.splice(at, 1);
      connection.waiting?.reject(error);
    };
    connection.socket.on('error', fail);
    connection.socket.on('close', () => fail(new Error('The server closed the connection')));
    return connection;
  };
  return {
    request: (head, body) =>
      new Promise((resolve, reject) => {
        const connection = take();
        connection.waiting = { resolve, reject };
        connection.socket.write(Buffer.concat([Buffer.from(`${head}\r\n`), body]));
      }),
    close: () => {
      for (const { socket } of idle.splice(0)) socket.destroy();
    },
  };
}

/** Returns a response once all of it has been received. */
function readResponse(received: Buffer): Response | null {
  const end = received.indexOf(BLANK_LINE);
  if (end < 0) return null;
  const head = received.toString('latin1', 0, end);
  const status = Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
  const rest = received.subarray(end + BLANK_LINE.length);
  if (/^transfer-encoding: chunked\r?$/im.test(head)) {
    const body = joinChunks(rest);
    return body && { status, head, body };
  }
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
  return rest.length < length ? null : { status, head, body: rest.subarray(0, length) };
}

/** Returns the content of a chunked body; null before its last chunk. */
function joinChunks(received: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = received.indexOf('\r\n', at);
    if (lineEnd < 0) return null;
    const length = Number.parseInt(received.toString('latin1', at, lineEnd), 16);
    const start = lineEnd + 2;
    if (received.length < start + length + 2) return null;
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(start, start + length));
    at = start + length + 2;
  }
}
