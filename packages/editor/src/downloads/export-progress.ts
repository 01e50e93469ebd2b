import type { Translator } from '@coverwright/core/messages/create-translator.ts';
import type { downloadMessages } from './messages.ts';

/** Describes how far a file is. */
export interface ExportProgress {
  /** 0 to 1. */
  readonly share: number;
  /** While it waits: its place among the files that wait, 1 being the next. Null once it is being made. */
  readonly place: number | null;
}

export const NOT_BEGUN: ExportProgress = { share: 0, place: null };

const TYPE_SHARE = 0.05;

/** Returns what a status line says of it. */
export function describeProgress({ share, place }: ExportProgress, t: Translator<(typeof downloadMessages)['texts']>): string {
  if (place !== null && place > 1) return t('waiting', { ahead: place - 1 });
  if (place === 1) return t('nextInLine');
  return t(share < TYPE_SHARE ? 'layingOut' : 'makingFile');
}
