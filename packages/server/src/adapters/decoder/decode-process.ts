import { refuse, succeed } from '@coverwright/core/result/result.ts';
import { describeFontFile } from '@coverwright/render/harfbuzz/describe-font-file.ts';
import sharp from 'sharp';
import { serveTasks } from '../processes/serve-tasks.ts';
import type { DecodeAnswer, DecodeAnswers, DecodeOrder } from './decode-order.ts';
import { normalisePicture } from './normalise-picture.ts';

// Each file is opened once, so libvips' cache would waste memory.
sharp.cache(false);
sharp.concurrency(1);

/** Maximum size of a font file: the largest Latin fonts have less than 2 MB, and the largest of the Noto family less than 6. */
const MOST_FONT_BYTES = 10 * 1024 * 1024;

serveTasks<DecodeOrder, DecodeAnswer>(async (order) => {
  if (order.kind === 'picture') return normalisePicture(order.bytes);
  return order.kind === 'font' ? describeFont(order.bytes) : toArticlePicture(order.bytes, order.widest);
});

function describeFont(bytes: Uint8Array): DecodeAnswers['font'] {
  if (bytes.byteLength > MOST_FONT_BYTES) return refuse({ code: 'fontTooLarge' });
  try {
    const described = describeFontFile(bytes);
    return described ? succeed(described) : refuse({ code: 'brokenFont' });
  } catch {
    // HarfBuzz's messages for broken tables are for programmers.
    return refuse({ code: 'brokenFont' });
  }
}

async function toArticlePicture(bytes: Uint8Array, widest: number): Promise<DecodeAnswers['article-picture']> {
  const picture = await normalisePicture(bytes);
  if (!picture.ok) return picture;
  const { data, info } = await sharp(picture.value.full)
    .resize({ width: widest, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  return succeed({ bytes: data, width: info.width, height: info.height });
}
