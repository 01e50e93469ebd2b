import type { Translator } from '@coverwright/core/messages/create-translator.ts';
import type { downloadMessages } from './messages.ts';

/** The progress of an export. */
export interface ExportProgress {
  /** Share that is done, 0 to 1. */
  readonly share: number;
  /** Place in the queue, starting at 1; null once the file is being made. */
  readonly place: number | null;
}

export const NOT_BEGUN: ExportProgress = { share: 0, place: null };

const TYPE_SHARE = 0.05;

/** Returns the text of the status line. */
export function describeProgress({ share, place }: ExportProgress, t: Translator<(typeof downloadMessages)['texts']>): string {
  if (place !== null && place > 1) return t('waiting', { ahead: place - 1 });
  if (place === 1) return t('nextInLine');
  return t(share < TYPE_SHARE ? 'layingOut' : 'makingFile');
}
