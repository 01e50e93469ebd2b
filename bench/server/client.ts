import type { Agent } from 'undici';

export interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

/** A browser with an address and a cookie jar of its own. */
export interface Client {
  /** @param body JSON unless another type is given */
  send(method: 'GET' | 'POST' | 'PUT', path: string, body?: string | Buffer, type?: string): Promise<Answer>;
}

/**
 * A client of the server under test. It says that it comes from an address of its own (the server trusts one proxy), because limits by address
 * are not what is measured. Clients share the processor with the server, so this one does without the streams of complete clients.
 */
export function createClient(url: string, agent: Agent): Client {
  const { origin } = new URL(url);
  const cookies = new Map<string, string>();
  let cookie = '';
  const storeCookies = (lines: readonly string[]) => {
    for (const line of lines) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  };
  return {
    send: (method, path, body, type = 'application/json') => {
      const headers: Record<string, string> = { 'x-forwarded-for': randomAddress() };
      if (cookie) headers['cookie'] = cookie;
      if (body !== undefined) headers['content-type'] = type;
      const request = { origin, method, path: path.startsWith('/') ? path : pathOf(path), headers, body: body ?? null };
      return new Promise((resolve, reject) => {
        let status = 0;
        const chunks: Buffer[] = [];
        agent.dispatch(request, {
          onRequestStart: () => {},
          onResponseStart: (_, code, received) => {
            status = code;
            if (received['set-cookie']) storeCookies([received['set-cookie']].flat());
          },
          onResponseData: (_, chunk) => void chunks.push(chunk),
          onResponseEnd: () => resolve({ status, body: Buffer.concat(chunks) }),
          onResponseError: (_, error) => reject(error),
        });
      });
    },
  };
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** The address is from the range for private networks. */
function randomAddress(): string {
  return ['10', ...Array.from({ length: 3 }, () => String(Math.floor(Math.random() * 256)))].join('.');
}
