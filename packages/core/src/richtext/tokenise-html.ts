/** A token of a tolerant HTML reader. Names are in lower case. */
export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly name: string; readonly attributes: string }
  | { readonly kind: 'close'; readonly name: string };

const TAG_NAME = /[a-zA-Z][a-zA-Z0-9-]*/y;

/**
 * Splits HTML into tokens in one pass, without recursion or backtracking. A `<` that opens no tag is text; comments and declarations are
 * dropped.
 */
export function tokeniseHtml(html: string): readonly HtmlToken[] {
  const tokens: HtmlToken[] = [];
  let textStart = 0;
  const flush = (end: number) => {
    if (end > textStart) tokens.push({ kind: 'text', text: html.slice(textStart, end) });
  };
  for (let at = html.indexOf('<'); at !== -1; ) {
    const end = html.startsWith('<!', at) || html.startsWith('<?', at) ? endOfDeclaration(html, at) : endOfTag(html, at);
    if (end === -1) {
      at = html.indexOf('<', at + 1);
      continue;
    }
    flush(at);
    const tag = readTag(html, at, end);
    if (tag) tokens.push(tag);
    textStart = end;
    at = html.indexOf('<', end);
  }
  flush(html.length);
  return tokens;
}

function endOfDeclaration(html: string, at: number): number {
  const closing = html.startsWith('<!--', at) ? '-->' : '>';
  const end = html.indexOf(closing, at + 2);
  return end === -1 ? html.length : end + closing.length;
}

/**
 * Returns the offset after the tag's `>`, or -1 if `<` begins no tag. A quoted `>` does not end a tag, and a tag cannot contain another
 * `<`.
 */
function endOfTag(html: string, at: number): number {
  const start = html[at + 1] === '/' ? at + 2 : at + 1;
  TAG_NAME.lastIndex = start;
  if (!TAG_NAME.test(html)) return -1;
  let quote = '';
  for (let index = TAG_NAME.lastIndex; index < html.length; index += 1) {
    const character = html[index] ?? '';
    if (character === '<') return -1;
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return index + 1;
  }
  return -1;
}

function readTag(html: string, at: number, end: number): HtmlToken | null {
  const closes = html[at + 1] === '/';
  TAG_NAME.lastIndex = closes ? at + 2 : at + 1;
  const name = TAG_NAME.exec(html)?.[0];
  if (name === undefined) return null;
  if (closes) return { kind: 'close', name: name.toLowerCase() };
  return { kind: 'open', name: name.toLowerCase(), attributes: html.slice(at + 1 + name.length, end - 1) };
}
