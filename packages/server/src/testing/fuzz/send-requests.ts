import { Agent, request } from 'node:http';
import type { FuzzedRequest } from './fuzzed-requests.ts';

/** A request that caused a server error, with its response; status 0: no response. */
export interface FuzzFault {
  readonly index: number;
  readonly status: number;
  readonly answer: string;
  readonly request: FuzzedRequest;
}

export interface FuzzOptions {
  readonly origin: string;
  /** The Cookie header of every request. */
  readonly cookie: string;
  readonly atOnce?: number;
}

/**
 * Sends requests in parallel, each from an address of its own in the proxy's header, so that no rate limit applies.
 * @returns the requests with a status of 500 or above, or without a response
 */
export async function sendRequests(
  requests: readonly FuzzedRequest[],
  { origin, cookie, atOnce = 8 }: FuzzOptions,
): Promise<{ readonly faults: readonly FuzzFault[]; readonly statuses: ReadonlyMap<number, number> }> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const faults: FuzzFault[] = [];
  const statuses = new Map<number, number>();
  let next = 0;
  const work = async () => {
    for (let index = next++; index < requests.length; index = next++) {
      const asked = requests[index];
      if (!asked) return;
      const { status, answer } = await send(asked, {
        origin,
        cookie,
        agent,
        address: `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 0 || status >= 500) faults.push({ index, status, answer, request: asked });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  agent.destroy();
  return { faults, statuses };
}

interface Sender {
  readonly origin: string;
  readonly cookie: string;
  readonly agent: Agent;
  readonly address: string;
}

function send({ method, path, headers, body }: FuzzedRequest, { origin, cookie, agent, address }: Sender) {
  return new Promise<{ readonly status: number; readonly answer: string }>((resolve) => {
    const fail = (error: Error) => resolve({ status: 0, answer: error.message });
    const { hostname, port } = new URL(origin);
    const payload = body === null || method === 'GET' || method === 'HEAD' ? null : Buffer.from(body);
    const sent = request(
      {
        hostname,
        port,
        agent,
        method,
        path: path.replace(/[^\x21-\x7e]/g, encodeURIComponent),
        headers: { ...headers, cookie, 'x-forwarded-for': address, ...(payload ? { 'content-length': String(payload.byteLength) } : {}) },
      },
      (response) => {
        let answer = '';
        response.setEncoding('utf8');
        response.on('data', (text: string) => {
          if (answer.length < 500) answer += text.slice(0, 500);
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, answer }));
        response.on('error', fail);
      },
    );
    sent.on('error', fail);
    sent.end(payload ?? undefined);
  });
}
