import { existsSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/**
 * Serves files of a folder, preferring compressed copies (`.br`, `.gz`) beside them.
 * @param prefix of the address before the file's path
 * @param seconds cache lifetime; `immutable` for names that change with their content
 */
export function serveFolder(folder: string, prefix: string, seconds: number | 'immutable'): MiddlewareHandler {
  if (!existsSync(folder)) return (_, next) => next();
  return serveStatic({
    root: folder,
    precompressed: true,
    rewriteRequestPath: (path) => path.slice(prefix.length),
    onFound: (_, context) => {
      context.header('cache-control', seconds === 'immutable' ? 'public, max-age=31536000, immutable' : `public, max-age=${seconds}`);
    },
  });
}
