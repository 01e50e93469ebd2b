import type { Context } from 'hono';
import type { StoredFile } from '../ports/storage.ts';
import type { RequestFacts } from './request-facts.ts';

/** Answers with a stored file, its bytes as they come. A browser that only asks about the file gets none of them. */
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
