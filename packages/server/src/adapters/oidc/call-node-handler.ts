import type { IncomingMessage, ServerResponse } from 'node:http';
import inject from 'light-my-request';

type NodeHandler = (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse) => void;

/** Headers that a proxy sets: those of the browser itself must not be trusted. */
const FORWARDED = /^(x-)?forwarded/;

/**
 * Calls a Node.js request handler in this process, without a network.
 * @param origin the address of the request as the handler sees it
 * @param mount prefix of the path that the handler does not know
 */
export async function callNodeHandler(handle: NodeHandler, request: Request, origin: string, mount: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { protocol, host } = new URL(origin);
  const headers = Object.fromEntries([...request.headers].filter(([name]) => !FORWARDED.test(name)));
  const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : Buffer.from(await request.arrayBuffer());
  const answer = await inject(
    (asked, answered) => {
      const mounted = Object.assign(asked, { originalUrl: asked.url ?? '/' });
      if (mounted.url?.startsWith(mount)) mounted.url = mounted.url.slice(mount.length) || '/';
      handle(mounted, answered);
    },
    {
      method: request.method,
      url: `${pathname}${search}`,
      headers: { ...headers, host, 'x-forwarded-proto': protocol.slice(0, -1) },
      ...(body ? { payload: body } : {}),
    },
  );
  const given = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const line of [value ?? []].flat()) given.append(name, String(line));
  }
  const hasBody = answer.rawPayload.length > 0 && answer.statusCode !== 204 && answer.statusCode !== 304;
  return new Response(hasBody ? new Uint8Array(answer.rawPayload) : null, { status: answer.statusCode, headers: given });
}
