import { existsSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { cacheSmallFiles } from './cache-small-files.ts';

/**
 * Serves files of a folder, preferring compressed copies (`.br`, `.gz`) beside them. Small files whose names change with their content are
 * read once.
 * @param prefix of the address before the file's path
 * @param seconds cache lifetime; `immutable` for names that change with their content
 */
export function serveFolder(folder: string, prefix: string, seconds: number | 'immutable'): MiddlewareHandler {
  if (!existsSync(folder)) return (_, next) => next();
  const read = serveStatic({ root: folder, precompressed: true, rewriteRequestPath: (path) => path.slice(prefix.length) });
  const lifetime = seconds === 'immutable' ? 'public, max-age=31536000, immutable' : `public, max-age=${seconds}`;
  const serve: MiddlewareHandler = async (context, next) => {
    const response = await read(context, next);
    // The library's `onFound` comes too late: the response has copied its headers by then.
    if (response?.ok) response.headers.set('cache-control', lifetime);
    return response;
  };
  return seconds === 'immutable' ? cacheSmallFiles(serve) : serve;
}
