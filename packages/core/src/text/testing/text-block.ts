import type { TextBlock, TextSpan } from '../text-layout.ts';

/** Returns a block of one span at 10 px per em, so that a character of the fixed-width engine is 5 px wide. */
export function textBlock(text: string, changes: Partial<TextBlock> & { readonly span?: Partial<TextSpan> } = {}): TextBlock {
  const { span, ...block } = changes;
  return {
    spans: [{ text, family: 'Test', size: 10, bold: false, italic: false, letterSpacing: 0, ...span }],
    width: Infinity,
    alignment: 'left',
    lineSpacing: 1,
    case: 'none',
    direction: 'auto',
    ...block,
  };
}
