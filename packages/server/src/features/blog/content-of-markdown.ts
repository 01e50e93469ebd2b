import {
  type ArticleBlock,
  type ArticleContent,
  type ArticleInline,
  articleContentSchema,
} from '@coverwright/contracts/blog/article-content.ts';
import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

type Marks = NonNullable<Extract<ArticleInline, { type: 'text' }>['marks']>;

/** Converts an article from Markdown. @throws Error for tables and HTML, which articles do not support */
export function contentOfMarkdown(markdown: string): ArticleContent {
  return articleContentSchema.parse({ type: 'doc', content: fromMarkdown(markdown).children.map(blockOf) });
}

function blockOf(node: RootContent): ArticleBlock {
  switch (node.type) {
    case 'paragraph':
      return { type: 'paragraph', content: node.children.flatMap((child) => inlinesOf(child, [])) };
    case 'heading':
      return {
        type: 'heading',
        attrs: { level: node.depth <= 2 ? 2 : 3 },
        content: node.children.flatMap((child) => inlinesOf(child, [])),
      };
    case 'list':
      return {
        type: node.ordered ? 'orderedList' : 'bulletList',
        content: node.children.map(({ children }) => ({ type: 'listItem', content: children.map(blockOf) })),
      };
    case 'blockquote':
      return { type: 'blockquote', content: node.children.map(blockOf) };
    case 'code':
      return { type: 'codeBlock', content: [{ type: 'text', text: node.value }] };
    case 'thematicBreak':
      return { type: 'horizontalRule' };
    default:
      throw new Error(`Articles have no ${node.type}`);
  }
}

function inlinesOf(node: PhrasingContent, marks: Marks): readonly ArticleInline[] {
  const within = (mark: Marks[number], children: readonly PhrasingContent[]) =>
    children.flatMap((child) => inlinesOf(child, [...marks, mark]));
  const text = (words: string, own: Marks = marks): readonly ArticleInline[] => [
    { type: 'text', text: words, ...(own.length > 0 && { marks: own }) },
  ];
  switch (node.type) {
    case 'text':
      return text(node.value.replaceAll('\n', ' '));
    case 'inlineCode':
      return text(node.value, [...marks, { type: 'code' }]);
    case 'strong':
      return within({ type: 'bold' }, node.children);
    case 'emphasis':
      return within({ type: 'italic' }, node.children);
    case 'link':
      return within({ type: 'link', attrs: { href: node.url } }, node.children);
    case 'break':
      return [{ type: 'hardBreak' }];
    default:
      throw new Error(`Articles have no ${node.type}`);
  }
}
