import { setTimeout as wait } from 'node:timers/promises';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import sharp from 'sharp';
import type { z } from 'zod';
import { createAnswerCache } from './answer-cache.ts';
import { type PictureDownloadRules, downloadPicture } from './download-picture.ts';

/** The connection to a service. */
export interface StockConnection {
  /** The address of the API, without a trailing slash. */
  readonly baseUrl: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Hosts of its full-size pictures: `images.example.org`, or `.example.org` for all its subdomains. */
  readonly hosts: readonly string[];
  /** The timeout in milliseconds. */
  readonly timeoutMs?: number;
  readonly pauseMs?: number;
  readonly now?: () => number;
}

export interface StockAnswer<Value> {
  readonly value: Value;
  /** The total number of results, for services that send it only in a header. */
  readonly total: number | null;
}

/** A client for the API of a service, which converts all its errors to refusals. */
export interface StockClient {
  getJson<Value>(path: string, schema: z.ZodType<Value>): Promise<Result<StockAnswer<Value>, Refusal>>;
  /** Sends the service a notification, and ignores the answer. */
  tell(path: string): Promise<void>;
  getPicture(address: string): Promise<Result<Uint8Array, Refusal>>;
  /** Measures a picture in pixels by the first bytes of its file; null if they do not tell. */
  measurePicture(address: string): Promise<{ readonly width: number; readonly height: number } | null>;
}

const TIMEOUT_MS = 8000;
const PAUSE_MS = 400;
const KEEP_MS = 3_600_000;
const MOST_ANSWERS = 500;
/** Pause in milliseconds after a 429 without a Retry-After time. */
const REST_MS = 30_000;
const LONGEST_REST_MS = 3_600_000;
/** Bytes to read of a JPEG: its size is among them, whatever metadata comes first. */
const HEAD_BYTES = 65_536;
const AGENT = 'Coverwright (book cover editor)';

const UNAVAILABLE: Result<never, Refusal> = refuse({ code: 'stockUnavailable' });
const TOO_MANY: Result<never, Refusal> = refuse({ code: 'tooManyRequests' });

export function createStockClient(connection: StockConnection): StockClient {
  const { baseUrl, headers, hosts, timeoutMs = TIMEOUT_MS, pauseMs = PAUSE_MS, now = Date.now } = connection;
  const cache = createAnswerCache(MOST_ANSWERS, KEEP_MS, now);
  const door: PictureDownloadRules = { hosts, trustedOrigin: new URL(baseUrl).origin, agent: AGENT };
  let restsUntil = 0;

  /** Retries once after a server error, but not after a timeout, because the wait would double. */
  const send = async (address: string, more: Readonly<Record<string, string>>): Promise<Response | null> => {
    for (const isLast of [false, true]) {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(address, { headers: { accept: 'application/json', 'user-agent': AGENT, ...more }, signal }).catch(
        () => null,
      );
      if (response && response.status < 500) return response;
      await response?.body?.cancel();
      if (isLast || signal.aborted) return null;
      await wait(pauseMs);
    }
    return null;
  };

  const ask = async <Value>(path: string, schema: z.ZodType<Value>): Promise<Result<StockAnswer<Value>, Refusal>> => {
    if (now() < restsUntil) return TOO_MANY;
    const response = await send(`${baseUrl}${path}`, headers ?? {});
    if (!response) return UNAVAILABLE;
    if (response.status === 429) {
      const seconds = Number(response.headers.get('retry-after'));
      restsUntil = now() + Math.min(seconds > 0 ? seconds * 1000 : REST_MS, LONGEST_REST_MS);
    }
    if (!response.ok) {
      await response.body?.cancel();
      return response.status === 429 ? TOO_MANY : response.status === 404 ? refuse({ code: 'assetNotFound' }) : UNAVAILABLE;
    }
    const content: unknown = await response.json().catch(() => null);
    const parsed = schema.safeParse(content);
    const total = Number(response.headers.get('x-total') ?? Number.NaN);
    return parsed.success ? succeed({ value: parsed.data, total: Number.isFinite(total) ? total : null }) : UNAVAILABLE;
  };

  return {
    getJson: (path, schema) =>
      cache.get(
        path,
        () => ask(path, schema),
        ({ ok }) => ok,
      ),
    async tell(path) {
      const response = await send(`${baseUrl}${path}`, headers ?? {});
      await response?.body?.cancel();
    },
    getPicture: (address) => downloadPicture(address, door),
    measurePicture: (address) =>
      cache.get(
        `size of ${address}`,
        async () => {
          const head = await downloadPicture(address, door, HEAD_BYTES);
          if (!head.ok) return null;
          const { width, height } = await sharp(head.value, { failOn: 'none' })
            .metadata()
            .catch(() => ({ width: 0, height: 0 }));
          return width > 0 && height > 0 ? { width, height } : null;
        },
        (size) => size !== null,
      ),
  };
}
