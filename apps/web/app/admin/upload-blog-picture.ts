import type { Result } from '@coverwright/core/result/result.ts';
import { importAndCall } from '../pages/import-and-call.ts';
import { createPageTranslator } from '@coverwright/editor/messages/create-page-translator.ts';
import { adminMessages } from './messages.ts';

const t = createPageTranslator(adminMessages);

async function openUpload() {
  const [{ callApi }, { getUploadUrl }, { saveBlogPicture }] = await Promise.all([
    import('@coverwright/editor/api/call-api.ts'),
    import('@coverwright/contracts/calls/assets.ts'),
    import('@coverwright/contracts/calls/admin-blog.ts'),
  ]);
  return { callApi, getUploadUrl, saveBlogPicture };
}

type Brought = Result<string, { readonly message: string }>;

/** Uploads a picture for the blog. Resolves to its public address, or to the error in one sentence. */
export function uploadBlogPicture(file: File): Promise<Brought> {
  return importAndCall(openUpload, (tools) => upload(file, tools));
}

async function upload(file: File, { callApi, getUploadUrl, saveBlogPicture }: Awaited<ReturnType<typeof openUpload>>): Promise<Brought> {
  const extension = getUploadUrl.query.shape.extension.safeParse(file.name.split('.').at(-1) ?? '');
  if (!extension.success) return refuse(t('notAPicture'));
  const offered = await callApi(getUploadUrl, { query: { extension: extension.data } });
  if (!offered.ok) return offered;
  const { uploadUrl, location, maxBytes } = offered.value;
  if (file.size > maxBytes) return refuse(t('pictureTooLarge', { limit: Math.floor(maxBytes / 1_000_000) }));
  const put = await fetch(uploadUrl, { method: 'PUT', body: file }).catch(() => null);
  if (!put?.ok) return refuse(t('pictureNotUploaded'));
  const saved = await callApi(saveBlogPicture, { body: { location } });
  return saved.ok ? { ok: true, value: saved.value.src } : saved;
}

function refuse(message: string): Result<never, { readonly message: string }> {
  return { ok: false, fault: { message } };
}
