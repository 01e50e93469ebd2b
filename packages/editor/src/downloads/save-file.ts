import type { ReadyFile } from './run-export.ts';

/** Starts the browser's download of a file. */
export function saveFile({ url, filename }: ReadyFile): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
