import type { TextBox } from '../../design/text-box.ts';

/** What a text is called by its part in the book. */
export const TEXT_ROLES = {
  Title: 'Title',
  Author: 'Author',
  Subtitle: 'Text',
  SpineTitle: 'Spine title',
  SpineAuthor: 'Spine author',
} as const;

const SHOWN_CHARACTERS = 40;

export function shownWords({ text }: TextBox): string {
  return text.text.replace(/\s+/g, ' ').slice(0, SHOWN_CHARACTERS);
}
