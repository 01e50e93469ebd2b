import { decodeEntities } from './entities.ts';
import { OpenBlocks } from './open-blocks.ts';
import { ParagraphBuilder } from './paragraph-builder.ts';
import { type Marks, readAlignment, readMarks } from './read-attributes.ts';
import type { RichParagraph, RichText } from './rich-text.ts';
import { tokeniseHtml } from './tokenise-html.ts';

const HOOK = /^h[1-6]$/;
const BLOCK = /^(p|h[1-6]|div|li|blockquote|ul|ol|section|article|header|footer|figure|table|tbody|tr|td|th|pre|dl|dt|dd)$/;
/** Elements whose content is not text. */
const SILENT = /^(script|style|head|template|title|textarea|svg)$/;

/**
 * Parses the blurb's subset of HTML (p, br, strong, em, u, ul, ol, li, blockquote, h1–h6 as hook lines, text-align) from the output of any
 * editor, word processor or untrusted sender. It never fails: unknown tags are dropped, and their text is kept.
 */
export function parseRichText(html: string): RichText {
  const reader = new RichTextReader();
  for (const token of tokeniseHtml(html)) {
    if (token.kind === 'text') reader.text(decodeEntities(token.text));
    else if (token.kind === 'open') reader.open(token.name, token.attributes);
    else reader.close(token.name);
  }
  return reader.finish();
}

class RichTextReader {
  readonly #builder = new ParagraphBuilder();
  readonly #blocks = new OpenBlocks();
  readonly #marks: { readonly name: string; readonly marks: Partial<Marks> }[] = [];
  #silent = '';
  /** True from a list item's first paragraph to its end. Further paragraphs are lines of the item, not new items. */
  #itemBegun = false;

  text(text: string): void {
    if (this.#silent === '') this.#builder.addText(text, this.#currentMarks(), () => this.#begin('text'));
  }

  open(name: string, attributes: string): void {
    if (this.#silent !== '') return;
    if (SILENT.test(name)) this.#silent = name;
    else if (name === 'br') this.#builder.addBreak(this.#currentMarks(), () => this.#begin('text'));
    else if (name === 'hr') this.#builder.close();
    else if (BLOCK.test(name)) this.#openBlock(name, attributes);
    else {
      const marks = readMarks(name, attributes);
      if (marks) this.#marks.push({ name, marks });
    }
  }

  close(name: string): void {
    if (this.#silent !== '') {
      if (name === this.#silent) this.#silent = '';
    } else if (BLOCK.test(name)) {
      if (name !== 'p' || !this.#itemBegun) this.#builder.close();
      this.#blocks.close(name);
      if (!this.#blocks.isInItem()) this.#itemBegun = false;
    } else {
      const at = this.#marks.findLastIndex((mark) => mark.name === name);
      if (at !== -1) this.#marks.splice(at, 1);
    }
  }

  finish(): RichText {
    return this.#builder.finish();
  }

  #openBlock(name: string, attributes: string): void {
    const goesOn = name === 'p' && this.#itemBegun;
    if (!goesOn) this.#builder.close();
    this.#blocks.open(name, readAlignment(attributes));
    if (name === 'li') this.#itemBegun = false;
    if (goesOn) this.#builder.addBreak(this.#currentMarks(), () => this.#begin('text'));
    else if (name === 'p' || HOOK.test(name)) this.#builder.open(this.#begin(HOOK.test(name) ? 'hook' : 'text'));
  }

  #begin(kind: RichParagraph['kind']): Omit<RichParagraph, 'spans'> {
    this.#itemBegun = this.#blocks.isInItem();
    return this.#blocks.frame(kind);
  }

  #currentMarks(): Marks {
    const none: Marks = { bold: false, italic: false, underline: false };
    return this.#marks.reduce<Marks>((marks, mark) => ({ ...marks, ...mark.marks }), none);
  }
}
