import { encodeEntities } from './entities.ts';
import type { RichParagraph, RichSpan, RichText } from './rich-text.ts';

/** Returns the canonical HTML of a blurb. Parsing it gives the same paragraphs. It is safe to show, because it contains nothing else. */
export function serialiseRichText(paragraphs: RichText): string {
  let html = '';
  let quoteOpen = false;
  let listOpen: 'ul' | 'ol' | null = null;
  for (const paragraph of paragraphs) {
    const list = listTag(paragraph);
    const startsList = list !== null && (list !== listOpen || paragraph.list?.position === 1);
    if (listOpen && (list !== listOpen || startsList || paragraph.quote === 'start')) {
      html += `</${listOpen}>`;
      listOpen = null;
    }
    if (quoteOpen && paragraph.quote !== 'inside') {
      html += '</blockquote>';
      quoteOpen = false;
    }
    if (!quoteOpen && paragraph.quote !== 'none') {
      html += '<blockquote>';
      quoteOpen = true;
    }
    if (list && !listOpen) {
      html += `<${list}>`;
      listOpen = list;
    }
    html += list ? `<li>${serialiseParagraph(paragraph)}</li>` : serialiseParagraph(paragraph);
  }
  return html + (listOpen ? `</${listOpen}>` : '') + (quoteOpen ? '</blockquote>' : '');
}

function listTag({ list }: RichParagraph): 'ul' | 'ol' | null {
  if (!list) return null;
  return list.marker === 'bullet' ? 'ul' : 'ol';
}

function serialiseParagraph({ kind, alignment, spans }: RichParagraph): string {
  const tag = kind === 'hook' ? 'h2' : 'p';
  const style = alignment === null ? '' : ` style="text-align: ${alignment}"`;
  // Browsers and our reader drop the last line break of a block, so one more is appended.
  const kept = spans.at(-1)?.text.endsWith('\n') === true ? '<br>' : '';
  return `<${tag}${style}>${spans.map(serialiseSpan).join('')}${kept}</${tag}>`;
}

function serialiseSpan({ text, bold, italic, underline }: RichSpan): string {
  let html = encodeEntities(text).replaceAll('\n', '<br>');
  if (underline) html = `<u>${html}</u>`;
  if (italic) html = `<em>${html}</em>`;
  if (bold) html = `<strong>${html}</strong>`;
  return html;
}
