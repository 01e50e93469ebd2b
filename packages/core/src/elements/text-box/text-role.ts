import type { TextBox } from '../../design/text-box.ts';

const SHOWN_CHARACTERS = 40;

export function shownWords({ text }: TextBox): string {
  return text.text.replace(/\s+/g, ' ').slice(0, SHOWN_CHARACTERS);
}
