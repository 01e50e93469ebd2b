import type { saveBlogPicture } from '@coverwright/contracts/calls/admin-blog.ts';
import type { AnswerOf } from '@coverwright/contracts/calls/call.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, succeed } from '@coverwright/core/result/result.ts';
import { type AssetTools, deleteIncoming, readIncoming } from '../assets/create-asset.ts';
import { putFiles } from '../files/put-files.ts';
import { insertBlogPicture } from './blog-picture-repository.ts';

/** The width of an article on a screen of twice the usual density, in pixels. */
const WIDEST = 1600;

/** Adds a picture to the blog, scaled down to what readers need. It stays as long as a post refers to it. */
export async function createBlogPicture(
  tools: AssetTools,
  ownerId: string | null,
  location: string,
): Promise<Result<AnswerOf<typeof saveBlogPicture>, Refusal>> {
  const file = { load: () => readIncoming(tools, ownerId, location), from: 'blog' };
  const picture = await tools.decoder.toArticlePicture(file, WIDEST);
  if (!picture.ok) return picture;
  const { bytes, width, height } = picture.value;
  const name = `${tools.makeId()}.webp`;
  const key = `blog/${name}`;
  await putFiles(tools, new Map([[key, bytes]]), async (transaction) => {
    await insertBlogPicture(transaction, { key, createdAt: tools.clock.now() });
    await deleteIncoming({ db: transaction }, location);
  });
  return succeed({ src: `/media/${key}`, width, height });
}
