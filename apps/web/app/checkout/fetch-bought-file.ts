import type { ExportKind } from '@coverwright/contracts/calls/exports.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { createTranslator } from '@coverwright/core/messages/create-translator.ts';
import { type Result, succeed } from '@coverwright/core/result/result.ts';
import { describeProgress, type ExportProgress } from '@coverwright/editor/downloads/export-progress.ts';
import { downloadMessages } from '@coverwright/editor/downloads/messages.ts';
import { requestCoverFile, runExport, signFile } from '@coverwright/editor/downloads/run-export.ts';
import { saveFile } from '@coverwright/editor/downloads/save-file.ts';

/**
 * Renders a file of a bought cover and downloads it. Resolves to the error in one sentence, or null.
 * @param locale of the progress messages
 */
export async function fetchBoughtFile(
  coverId: string,
  { kind, format }: { readonly kind: ExportKind; readonly format: FormatId | null },
  locale: string,
  onProgress: (share: number, status: string) => void,
): Promise<Result<null, { readonly message: string }>> {
  const t = createTranslator(downloadMessages, locale);
  const tell = (progress: ExportProgress) => onProgress(progress.share, describeProgress(progress, t));
  const { signal } = new AbortController();
  const made = await runExport(requestCoverFile(coverId, format, kind), tell, signal);
  if (!made.ok) return made;
  const signed = await signFile(made.value, signal);
  if (!signed.ok) return signed;
  saveFile(signed.value);
  return succeed(null);
}
