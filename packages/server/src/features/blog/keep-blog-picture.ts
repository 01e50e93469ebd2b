import type { saveBlogPicture } from '@coverwright/contracts/calls/admin-blog.ts';
import type { AnswerOf } from '@coverwright/contracts/calls/call.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, succeed } from '@coverwright/core/result/result.ts';
import { type AssetTools, takeIncoming } from '../assets/keep-asset.ts';

/** As wide as an article on a screen of twice the usual density. */
const WIDEST = 1600;

/** Takes a picture into the blog, as small as readers need it. */
export async function keepBlogPicture(
  tools: AssetTools,
  ownerId: string | null,
  location: string,
): Promise<Result<AnswerOf<typeof saveBlogPicture>, Refusal>> {
  const file = { load: () => takeIncoming(tools, ownerId, location), from: 'blog' };
  const picture = await tools.decoder.toArticlePicture(file, WIDEST);
  if (!picture.ok) return picture;
  const { bytes, width, height } = picture.value;
  const name = `${tools.makeId()}.webp`;
  await tools.storage.put(`blog/${name}`, bytes);
  return succeed({ src: `/media/blog/${name}`, width, height });
}
