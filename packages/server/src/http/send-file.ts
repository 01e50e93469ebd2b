import type { Context } from 'hono';
import type { StoredFile } from '../ports/storage.ts';
import type { RequestFacts } from './request-facts.ts';

/** Streams a stored file. The response to a HEAD request has no body. */
export async function sendFile(
  context: Context<{ Variables: RequestFacts }>,
  { bytes, length }: StoredFile,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const all = { ...headers, 'content-length': String(length) };
  if (context.req.method !== 'HEAD') return context.body(bytes, 200, all);
  await bytes.cancel();
  return context.body(null, 200, all);
}
