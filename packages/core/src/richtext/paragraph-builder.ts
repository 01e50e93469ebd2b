import type { Marks } from './read-attributes.ts';
import type { RichParagraph, RichSpan, RichText } from './rich-text.ts';

const WHITE_SPACE = /[ \t\n\f\r]+/g;

export type ParagraphFrame = Omit<RichParagraph, 'spans'>;

/** Collects spans into paragraphs. White space is collapsed as in HTML: one space, and none at the edges of a line. */
export class ParagraphBuilder {
  readonly #paragraphs: RichParagraph[] = [];
  #frame: ParagraphFrame | null = null;
  #spans: RichSpan[] = [];

  /**
   * Opens a paragraph. An opened paragraph without content counts as an empty line; otherwise paragraphs begin with their first content.
   */
  open(frame: ParagraphFrame): void {
    this.close();
    this.#frame = frame;
  }

  addText(text: string, marks: Marks, frameIfNone: () => ParagraphFrame): void {
    const folded = text.replace(WHITE_SPACE, ' ');
    const shown = this.#endsInSpace() ? folded.replace(/^ /, '') : folded;
    if (shown === '') return;
    this.#frame ??= frameIfNone();
    this.#append(shown, marks);
  }

  addBreak(marks: Marks, frameIfNone: () => ParagraphFrame): void {
    this.#frame ??= frameIfNone();
    this.#trimEnd(' ');
    this.#append('\n', marks);
  }

  close(): void {
    if (!this.#frame) return;
    this.#trimEnd(' ');
    // A line break right before a block's end is not visible, as in a browser.
    this.#trimEnd('\n');
    this.#paragraphs.push({ ...this.#frame, spans: this.#spans });
    this.#frame = null;
    this.#spans = [];
  }

  finish(): RichText {
    this.close();
    return this.#paragraphs;
  }

  #append(text: string, marks: Marks): void {
    const last = this.#spans.at(-1);
    if (last && last.bold === marks.bold && last.italic === marks.italic && last.underline === marks.underline) {
      this.#spans[this.#spans.length - 1] = { ...last, text: last.text + text };
    } else {
      this.#spans.push({ text, bold: marks.bold, italic: marks.italic, underline: marks.underline });
    }
  }

  /** Returns true if another space would be collapsed: at the start of a line and after a space. */
  #endsInSpace(): boolean {
    const last = this.#spans.at(-1)?.text;
    return last === undefined || last.endsWith(' ') || last.endsWith('\n');
  }

  #trimEnd(ending: ' ' | '\n'): void {
    const last = this.#spans.at(-1);
    if (!last?.text.endsWith(ending)) return;
    const text = last.text.slice(0, -1);
    if (text === '') this.#spans.pop();
    else this.#spans[this.#spans.length - 1] = { ...last, text };
  }
}
