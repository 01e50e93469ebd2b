import type { MiddlewareHandler } from 'hono';

/** Maximum size in bytes of a file that is cached, and of all that are: the editor loads 130 files, of which most are a few kilobytes. */
const SMALL = 128 * 1024;
const MOST = 8 * 1024 * 1024;
/** The headers that belong to the file; others belong to a single response. */
const HEADERS = ['cache-control', 'content-encoding', 'content-type', 'last-modified', 'vary'];

interface CachedFile {
  readonly bytes: ArrayBuffer;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Caches the small files that a handler reads, as sent to browsers that read Brotli. Their names change with their content. Opening,
 * reading and closing a small file takes longer than the rest of its response.
 */
export function cacheSmallFiles(serve: MiddlewareHandler): MiddlewareHandler {
  const cached = new Map<string, CachedFile>();
  let total = 0;
  return async (context, next) => {
    const { method, path } = context.req;
    const encodings = context.req.header('accept-encoding')?.split(',') ?? [];
    const isPlain = method === 'GET' && !context.req.header('range') && encodings.some((encoding) => encoding.trim() === 'br');
    const known = isPlain ? cached.get(path) : undefined;
    if (known) return context.body(known.bytes, 200, { ...known.headers });
    const response = await serve(context, next);
    if (!isPlain || response?.status !== 200) return response;
    const size = Number(response.headers.get('content-length') ?? Number.NaN);
    if (!(size <= Math.min(SMALL, MOST - total))) return response;
    const bytes = await response.arrayBuffer();
    const headers = HEADERS.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const file = { bytes, headers: Object.fromEntries(headers) };
    if (!cached.has(path)) total += size;
    cached.set(path, file);
    return new Response(bytes, { headers: file.headers });
  };
}
