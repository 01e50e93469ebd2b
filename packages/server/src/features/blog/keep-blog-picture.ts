import type { saveBlogPicture } from '@coverwright/contracts/calls/admin-blog.ts';
import type { AnswerOf } from '@coverwright/contracts/calls/call.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import sharp from 'sharp';
import { type AssetTools, takeIncoming } from '../assets/keep-asset.ts';
import { normalisePicture } from '../assets/normalise-picture.ts';

/** As wide as an article on a screen of twice the usual density. */
const WIDEST = 1600;

/** Takes a picture into the blog, as small as readers need it. */
export async function keepBlogPicture(
  tools: AssetTools,
  ownerId: string | null,
  location: string,
): Promise<Result<AnswerOf<typeof saveBlogPicture>, Refusal>> {
  const bytes = await takeIncoming(tools, ownerId, location);
  if (!bytes) return refuse({ code: 'assetNotFound' });
  const picture = await normalisePicture(bytes);
  if (!picture.ok) return picture;
  const { data, info } = await sharp(picture.value.full)
    .resize({ width: WIDEST, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  const name = `${tools.makeId()}.webp`;
  await tools.storage.put(`blog/${name}`, data);
  return succeed({ src: `/media/blog/${name}`, width: info.width, height: info.height });
}
