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
 * are not what is measured.
 */
export function createClient(url: string, agent: Agent): Client {
  const { origin } = new URL(url);
  const cookies = new Map<string, string>();
  return {
    send: async (method, path, body, type = 'application/json') => {
      const headers: Record<string, string> = { 'x-forwarded-for': randomAddress() };
      if (cookies.size > 0) headers['cookie'] = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      if (body !== undefined) headers['content-type'] = type;
      const { pathname, search } = new URL(path, origin);
      const answer = await agent.request({ origin, method, path: pathname + search, headers, body: body ?? null });
      for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (name !== undefined && value !== undefined) cookies.set(name, value);
      }
      return { status: answer.statusCode, body: Buffer.from(await answer.body.arrayBuffer()) };
    },
  };
}

/** The address is from the range for private networks. */
function randomAddress(): string {
  return ['10', ...Array.from({ length: 3 }, () => String(Math.floor(Math.random() * 256)))].join('.');
}
