import type { Result } from '@coverwright/core/result/result.ts';
import { importAndCall } from '../pages/import-and-call.ts';

async function openUpload() {
  const [{ callApi }, { getUploadUrl }, { saveBlogPicture }] = await Promise.all([
    import('@coverwright/editor/api/call-api.ts'),
    import('@coverwright/contracts/calls/assets.ts'),
    import('@coverwright/contracts/calls/admin-blog.ts'),
  ]);
  return { callApi, getUploadUrl, saveBlogPicture };
}

type Brought = Result<string, { readonly message: string }>;

/** Brings a picture into the blog. The address where everybody sees it, or why not, in one sentence. */
export function uploadBlogPicture(file: File): Promise<Brought> {
  return importAndCall(openUpload, (tools) => upload(file, tools));
}

async function upload(file: File, { callApi, getUploadUrl, saveBlogPicture }: Awaited<ReturnType<typeof openUpload>>): Promise<Brought> {
  const extension = getUploadUrl.query.shape.extension.safeParse(file.name.split('.').at(-1) ?? '');
  if (!extension.success) return refuse('This file isn’t a picture. Use JPEG, PNG, WebP, AVIF or SVG.');
  const offered = await callApi(getUploadUrl, { query: { extension: extension.data } });
  if (!offered.ok) return offered;
  const { uploadUrl, location, maxBytes } = offered.value;
  if (file.size > maxBytes) return refuse(`The picture is larger than ${Math.floor(maxBytes / 1_000_000)} MB. Choose a smaller one.`);
  const put = await fetch(uploadUrl, { method: 'PUT', body: file }).catch(() => null);
  if (!put?.ok) return refuse('The picture could not be uploaded. Check your connection, then choose it again.');
  const saved = await callApi(saveBlogPicture, { body: { location } });
  return saved.ok ? { ok: true, value: saved.value.src } : saved;
}

function refuse(message: string): Result<never, { readonly message: string }> {
  return { ok: false, fault: { message } };
}
