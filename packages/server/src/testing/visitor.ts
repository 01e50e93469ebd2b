import type { AnswerOf, Call } from '@coverwright/contracts/calls/call.ts';
import { type ErrorBody, errorBodySchema } from '@coverwright/contracts/errors/error-body.ts';

export interface Asking {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A simulated browser: it stores cookies, and checks each response against the contract of the call. */
export interface Visitor {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Returns the Cookie header of its requests. */
  cookieHeader(): string;
  /** Follows an address of ours and its redirects. Resolves to the final address. */
  follow(address: string): Promise<URL>;
  /** Makes a call that must succeed. @throws Error if it is refused, or violates the contract */
  call<C extends Call>(call: C, asking?: Asking): Promise<AnswerOf<C>>;
  /** Makes a call that must be refused. Resolves to the refusal. */
  refusal(call: Call, asking?: Asking): Promise<ErrorBody & { readonly status: number }>;
}

/**
 * @param publicUrl what the server takes itself for behind a proxy: the visitor goes there by `url`
 * @param cookie what another visitor's `cookieHeader()` gave: the same browser at another server
 */
export function createVisitor(url: string, publicUrl = url, cookie = ''): Visitor {
  const cookies = new Map(cookie.split('; ').flatMap((pair) => (pair ? [pair.split('=', 2) as [string, string]] : [])));
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const visit = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set('cookie', cookieHeader());
    const response = await fetch(`${url}${path}`, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name === undefined || value === undefined) continue;
      if (/; max-age=0(;|$)|; expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const send = (call: Call, { params = {}, query, body }: Asking) => {
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    return visit(path + search, {
      method: call.method,
      ...(body === undefined ? {} : encoded(call, body)),
    });
  };
  return {
    fetch: visit,
    cookieHeader,
    async follow(address) {
      let at = new URL(address, url);
      let response = await visit(`${at.pathname}${at.search}`);
      while (response.status >= 300 && response.status < 400) {
        at = new URL(response.headers.get('location') ?? '', at);
        if (at.origin !== new URL(url).origin && at.origin !== publicUrl) break;
        response = await visit(`${at.pathname}${at.search}`);
      }
      return at;
    },
    async call(call, asking = {}) {
      const response = await send(call, asking);
      if (response.status !== 200) throw new Error(`${call.id} answered ${response.status}: ${await response.text()}`);
      return call.answer.parse(await response.json()) as AnswerOf<typeof call>;
    },
    async refusal(call, asking = {}) {
      const response = await send(call, asking);
      return { ...errorBodySchema.parse(await response.json()), status: response.status };
    },
  };
}

function encoded({ encoding }: Call, body: unknown): RequestInit {
  if (encoding !== 'form') return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  return { body: new URLSearchParams(body as Record<string, string>) };
}
