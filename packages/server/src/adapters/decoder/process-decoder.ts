import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse } from '@coverwright/core/result/result.ts';
import type { Decoder, GivenFile } from '../../ports/decoder.ts';
import { PoolFault } from '../processes/pool-fault.ts';
import { createProcessPool } from '../processes/process-pool.ts';
import type { DecodeAnswer, DecodeAnswers, DecodeOrder } from './decode-order.ts';

const MEGABYTE = 1024 * 1024;

export interface DecoderOptions {
  /** Maximum number of processes. */
  readonly most?: number;
  /** Time limit of a file in milliseconds. */
  readonly timeLimitMs?: number;
  /** Maximum number of waiting files, in total and for each owner. */
  readonly mostWaiting?: number;
  readonly mostWaitingOfOne?: number;
  readonly idleMs?: number;
}

/** Thrown if a file is deleted before its turn. */
class FileGone extends Error {}

/** Decodes files in separate processes that can be killed, one file at a time in each. */
export function createProcessDecoder(options: DecoderOptions = {}): Decoder {
  const { most = 2, timeLimitMs = 20_000, mostWaiting = 100, mostWaitingOfOne = 30, idleMs = 30_000 } = options;
  const pool = createProcessPool<DecodeOrder, DecodeAnswer>({
    program: new URL('./decode-process.ts', import.meta.url),
    most,
    mostOfOne: Math.max(1, most - 1),
    timeLimitMs,
    // A picture of 100 megapixels with transparency takes 400 MB, and turning it upright takes as much again.
    memoryLimit: 1500 * MEGABYTE,
    // Memory that WebAssembly has taken for a font is never given back.
    recycleBytes: 400 * MEGABYTE,
    mostWaiting,
    mostWaitingOfOne,
    idleMs,
  });
  const decode = async <Kind extends DecodeOrder['kind']>(
    { load, from }: GivenFile,
    toOrder: (bytes: Uint8Array) => Extract<DecodeOrder, { readonly kind: Kind }>,
    tooMuch: Refusal,
  ): Promise<DecodeAnswers[Kind]> => {
    try {
      const answer = await pool.run({
        owner: from,
        order: async () => {
          const bytes = await load();
          if (!bytes) throw new FileGone('The file is gone.');
          return toOrder(bytes);
        },
      });
      return answer as DecodeAnswers[Kind];
    } catch (error) {
      return refusalOf(error, tooMuch) as DecodeAnswers[Kind];
    }
  };
  return {
    normalisePicture: (file) => decode<'picture'>(file, (bytes) => ({ kind: 'picture', bytes }), { code: 'pictureTooDemanding' }),
    toArticlePicture: (file, widest) =>
      decode<'article-picture'>(file, (bytes) => ({ kind: 'article-picture', bytes, widest }), { code: 'pictureTooDemanding' }),
    describeFont: (file) => decode<'font'>(file, (bytes) => ({ kind: 'font', bytes }), { code: 'brokenFont' }),
    close: () => pool.close(),
  };
}

/** Returns the refusal for a file whose process failed. @throws errors that the file did not cause */
function refusalOf(error: unknown, tooMuch: Refusal): Result<never, Refusal> {
  if (error instanceof FileGone) return refuse({ code: 'assetNotFound' });
  if (!(error instanceof PoolFault)) throw error;
  return refuse(error.reason === 'busy' ? { code: 'uploadsBusy' } : tooMuch);
}
