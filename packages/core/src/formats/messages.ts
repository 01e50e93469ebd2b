import { defineMessages } from '../messages/define-messages.ts';
import type { FormatId } from './format.ts';

const FORMAT_NAMES = {
  paperback: 'Paperback',
  hardback: 'Hardcover',
  audiobook: 'Audiobook',
  ebook: 'eBook',
} as const satisfies Record<FormatId, string>;

/** The names of the formats. */
export const formatMessages = defineMessages('formats', FORMAT_NAMES);
