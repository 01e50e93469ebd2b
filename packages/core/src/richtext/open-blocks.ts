import type { ListItem, RichAlignment, RichParagraph } from './rich-text.ts';

interface OpenBlock {
  readonly name: string;
  readonly alignment: RichAlignment | null;
}

/** The open blocks at a position in the markup, and the kind of paragraph that begins there. */
export class OpenBlocks {
  #blocks: OpenBlock[] = [];
  readonly #lists: { readonly marker: ListItem['marker']; items: number }[] = [];
  #item: ListItem | null = null;
  #quote: RichParagraph['quote'] = 'none';

  open(name: string, alignment: RichAlignment | null): void {
    this.#closeImplied(name);
    if (name === 'blockquote' && !this.#isOpen('blockquote')) this.#quote = 'start';
    this.#blocks.push({ name, alignment });
    if (name === 'ul' || name === 'ol') this.#lists.push({ marker: name === 'ul' ? 'bullet' : 'number', items: 0 });
    if (name === 'li') {
      const list = this.#lists.at(-1);
      if (list) list.items += 1;
      this.#item = { marker: list?.marker ?? 'bullet', position: list?.items ?? 1 };
    }
  }

  /** Closes the innermost open block with that name and everything in it. */
  close(name: string): void {
    const at = this.#blocks.findLastIndex((block) => block.name === name);
    if (at === -1) return;
    const closed = this.#blocks.slice(at).map((block) => block.name);
    this.#blocks = this.#blocks.slice(0, at);
    if (closed.includes('li')) this.#item = null;
    for (const _ of closed.filter((one) => one === 'ul' || one === 'ol')) this.#lists.pop();
    if (!this.#isOpen('blockquote')) this.#quote = 'none';
  }

  isInItem(): boolean {
    return this.#item !== null;
  }

  frame(kind: RichParagraph['kind']): Omit<RichParagraph, 'spans'> {
    const quote = this.#quote;
    if (quote === 'start') this.#quote = 'inside';
    const alignment = this.#blocks.findLast((block) => block.alignment !== null)?.alignment ?? null;
    return { kind, alignment, quote, list: this.#item };
  }

  #isOpen(name: string): boolean {
    return this.#blocks.some((block) => block.name === name);
  }

  /** Closes the blocks that a tag closes implicitly, because HTML allows leaving out `</p>` and `</li>`. */
  #closeImplied(name: string): void {
    if (/^(p|h[1-6])$/.test(this.#blocks.at(-1)?.name ?? '')) this.close(this.#blocks.at(-1)?.name ?? '');
    if (name !== 'li') return;
    const item = this.#blocks.findLastIndex((block) => block.name === 'li');
    const list = this.#blocks.findLastIndex((block) => block.name === 'ul' || block.name === 'ol');
    if (item > list) this.close('li');
  }
}
