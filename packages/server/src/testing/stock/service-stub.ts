import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** The response of a stubbed service: a value is sent as JSON, bytes as a JPEG. */
export interface StubReply {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** True sends no response and keeps the connection open. */
  readonly isSilent?: boolean;
}

/** A stub of a service on a port of this machine. */
export interface ServiceStub {
  readonly url: string;
  /** Every request, as path and query, in order. */
  readonly asked: string[];
  readonly headers: IncomingMessage['headers'][];
  /** Sets the answer to the following requests. */
  answer(reply: (address: URL, count: number) => StubReply): void;
  close(): Promise<void>;
}

export async function startServiceStub(): Promise<ServiceStub> {
  const asked: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  let reply: (address: URL, count: number) => StubReply = () => ({ status: 404 });
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    headers.push(request.headers);
    send(response, reply(new URL(request.url ?? '', url), asked.length));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    url,
    asked,
    headers,
    answer(next) {
      asked.length = 0;
      headers.length = 0;
      reply = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}

function send(response: ServerResponse, { status = 200, body = null, headers = {}, isSilent = false }: StubReply): void {
  if (isSilent) return;
  const isPicture = body instanceof Uint8Array;
  response.writeHead(status, { 'content-type': isPicture ? 'image/jpeg' : 'application/json', ...headers });
  response.end(isPicture ? body : JSON.stringify(body));
}
