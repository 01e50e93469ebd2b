import { createConnections } from './connections.ts';

export interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

/** A browser with an address and a cookie jar of its own. */
export interface Client {
  /** @param body JSON unless another type is given */
  send(method: 'GET' | 'POST' | 'PUT', path: string, body?: string | Buffer, type?: string): Promise<Answer>;
  /** Ends its connections. */
  close(): void;
}

/**
 * A client of the server under test. It says that it comes from an address of its own (the server trusts one proxy), because limits by address
 * are not what is measured.
 */
export function createClient(url: string): Client {
  const { hostname, port, host } = new URL(url);
  const connections = createConnections(hostname, Number(port));
  const cookies = new Map<string, string>();
  let cookie = '';
  const storeCookies = (head: string) => {
    for (const [, name = '', value = ''] of head.matchAll(/^set-cookie: ([^=]+)=([^;\r]*)/gim)) cookies.set(name, value);
    cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  };
  return {
    send: async (method, path, body = '', type = 'application/json') => {
      const content = typeof body === 'string' ? Buffer.from(body) : body;
      const lines = [
        `${method} ${path.startsWith('/') ? path : pathOf(path)} HTTP/1.1`,
        `host: ${host}`,
        `x-forwarded-for: ${randomAddress()}`,
      ];
      if (cookie) lines.push(`cookie: ${cookie}`);
      if (content.length > 0) lines.push(`content-type: ${type}`, `content-length: ${content.length}`);
      const response = await connections.request(`${lines.join('\r\n')}\r\n`, content);
      if (/^set-cookie: /im.test(response.head)) storeCookies(response.head);
      return { status: response.status, body: response.body };
    },
    close: connections.close,
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
