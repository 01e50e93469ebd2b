import { FONT_EXTENSIONS, saveFont } from '@coverwright/contracts/calls/fonts.ts';
import type { UserFont } from '@coverwright/core/design/user-font.ts';
import { type Result, refuse } from '@coverwright/core/result/result.ts';
import { type ApiFault, callApi } from './call-api.ts';
import { putUpload, uploadFault } from './put-upload.ts';
import { apiMessages } from './messages.ts';
import { createPageTranslator } from '../messages/create-page-translator.ts';

const t = createPageTranslator(apiMessages);

/** Uploads an author's own font. @param licenceNote the license that allows its use, in the author's words */
export async function uploadFont(file: File, licenceNote: string, signal: AbortSignal): Promise<Result<UserFont, ApiFault>> {
  // Not every system gives browsers a media type for fonts, so the extension decides, and the server checks the content.
  const extension = FONT_EXTENSIONS.find((known) => file.name.toLowerCase().endsWith(`.${known}`));
  if (!extension) return refuse(uploadFault(t('notAFont')));
  const put = await putUpload({ file, extension, called: t('theFont'), onProgress: () => {}, signal });
  if (!put.ok) return put;
  return callApi(saveFont, { body: { params: { location: put.value, licenceNote } } }, signal);
}
