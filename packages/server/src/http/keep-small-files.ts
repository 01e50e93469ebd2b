import type { MiddlewareHandler } from 'hono';

/** Maximum size in bytes of a file that is kept, and of all that are kept: the editor loads 130 files, of which most are a few kilobytes. */
const SMALL = 128 * 1024;
const MOST = 8 * 1024 * 1024;
/** The headers that belong to the file; others belong to a single response. */
const HEADERS = ['cache-control', 'content-encoding', 'content-type', 'last-modified', 'vary'];

interface KeptFile {
  readonly bytes: ArrayBuffer;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Keeps the small files that a handler reads in memory, as sent to browsers that read Brotli. Their names change with their content. Opening, reading and closing a small file
 * takes longer than the rest of its response.
 */
export function keepSmallFiles(serve: MiddlewareHandler): MiddlewareHandler {
  const kept = new Map<string, KeptFile>();
  let total = 0;
  return async (context, next) => {
    const { method, path } = context.req;
    const encodings = context.req.header('accept-encoding')?.split(',') ?? [];
    const isPlain = method === 'GET' && !context.req.header('range') && encodings.some((encoding) => encoding.trim() === 'br');
    const known = isPlain ? kept.get(path) : undefined;
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
    if (!kept.has(path)) total += size;
    kept.set(path, file);
    return new Response(bytes, { headers: file.headers });
  };
}
