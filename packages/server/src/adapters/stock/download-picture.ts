import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { say } from '../../refusals/say.ts';

/** The addresses from which a service's pictures may be downloaded. */
export interface PictureDownloadRules {
  /** `images.example.org`, or `.example.org` for all its subdomains; HTTPS only. */
  readonly hosts: readonly string[];
  /** Origin of the service itself, as configured by the operator. */
  readonly trustedOrigin: string;
  readonly agent: string;
}

const MOST_BYTES = 60 * 1024 * 1024;
const MOST_REDIRECTS = 3;
const TIMEOUT_MS = 60_000;

/** Returns true if a picture may be downloaded from there, so that no foreign address leads this server into its own network (SSRF). */
export function mayFetch(address: URL, { hosts, trustedOrigin }: Pick<PictureDownloadRules, 'hosts' | 'trustedOrigin'>): boolean {
  if (address.origin === trustedOrigin) return true;
  if (address.protocol !== 'https:' || address.port !== '' || address.username !== '') return false;
  return hosts.some((host) => (host.startsWith('.') ? address.hostname.endsWith(host) : address.hostname === host));
}

/** Downloads a picture from an allowed host; each redirect is checked again. @param headBytes downloads only the first bytes */
export async function downloadPicture(
  address: string,
  door: PictureDownloadRules,
  headBytes?: number,
): Promise<Result<Uint8Array, Refusal>> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let url = URL.parse(address);
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    if (!url || !mayFetch(url, door)) return refuse({ code: 'stockUnavailable', detail: say('forbiddenAddress') });
    const range = headBytes === undefined ? {} : { range: `bytes=0-${headBytes - 1}` };
    const response = await fetch(url.href, { redirect: 'manual', headers: { 'user-agent': door.agent, ...range }, signal }).catch(
      () => null,
    );
    if (!response) return refuse({ code: 'stockUnavailable' });
    const next = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || next === null) return readBody(response, headBytes);
    await response.body?.cancel();
    url = URL.parse(next, url.href);
  }
  return refuse({ code: 'stockUnavailable' });
}

async function readBody(response: Response, headBytes: number | undefined): Promise<Result<Uint8Array, Refusal>> {
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    return refuse({ code: response.status === 429 ? 'tooManyRequests' : 'stockUnavailable' });
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of response.body) {
      chunks.push(chunk);
      length += chunk.byteLength;
      if (headBytes !== undefined && length >= headBytes) break;
      if (length > MOST_BYTES) return refuse({ code: 'pictureTooLarge', detail: say('pictureTooLarge') });
    }
  } catch {
    return refuse({ code: 'stockUnavailable' });
  }
  return succeed(new Uint8Array(Buffer.concat(chunks)).subarray(0, headBytes));
}
