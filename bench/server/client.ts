import { type Agent, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

/** A browser with an address and a cookie jar of its own. */
export interface Client {
  send(method: 'GET' | 'POST' | 'PUT', path: string, body?: string | Buffer): Promise<Answer>;
}

/**
 * A client of the server under test. It says that it comes from an address of its own (the server trusts one proxy), because limits by address
 * are not what is measured.
 */
export function createClient(url: string, agent: Agent): Client {
  const cookies = new Map<string, string>();
  return {
    send: (method, path, body) =>
      new Promise((resolve, reject) => {
        const headers: Record<string, string> = { 'x-forwarded-for': randomAddress() };
        if (cookies.size > 0) headers['cookie'] = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        if (typeof body === 'string') headers['content-type'] = 'application/json';
        if (body !== undefined) headers['content-length'] = String(Buffer.byteLength(body));
        const sent = request(new URL(path, url), { method, agent, headers }, (answer) => {
          for (const line of answer.headers['set-cookie'] ?? []) {
            const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
            if (name !== undefined && value !== undefined) cookies.set(name, value);
          }
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts) }));
          answer.on('error', reject);
        });
        sent.on('error', reject);
        sent.end(body);
      }),
  };
}

/** The address is from the range for private networks. */
function randomAddress(): string {
  return ['10', ...Array.from({ length: 3 }, () => String(Math.floor(Math.random() * 256)))].join('.');
}
