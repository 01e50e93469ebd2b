import type { ArticleBlock, ArticleContent, ArticleInline } from '@coverwright/contracts/blog/article-content.ts';
import { Fragment, type ReactNode } from 'react';
import { SiteLink } from '../site/site-link.tsx';

/** Renders the text of an article node by node. */
export function ArticleText({ content }: { readonly content: ArticleContent }) {
  return blocks(content.content);
}

function blocks(list: readonly ArticleBlock[]): ReactNode {
  // The blocks of an article never change places while it is read.
  return list.map((block, index) => <Fragment key={index}>{drawBlock(block)}</Fragment>);
}

function drawBlock(block: ArticleBlock): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p>{inlines(block.content)}</p>;
    case 'heading':
      return block.attrs.level === 2 ? <h2>{inlines(block.content)}</h2> : <h3>{inlines(block.content)}</h3>;
    case 'bulletList':
      return <ul>{block.content.map(listItem)}</ul>;
    case 'orderedList':
      return <ol>{block.content.map(listItem)}</ol>;
    case 'blockquote':
      return <blockquote>{blocks(block.content)}</blockquote>;
    case 'codeBlock':
      return (
        <pre>
          <code>{block.content?.[0]?.text}</code>
        </pre>
      );
    case 'horizontalRule':
      return <hr />;
    case 'image':
      return <img src={block.attrs.src} alt={block.attrs.alt ?? ''} loading="lazy" decoding="async" />;
  }
}

function listItem({ content }: { readonly content: readonly ArticleBlock[] }, index: number): ReactNode {
  const [only, ...more] = content;
  // An item with a single paragraph needs no <p> of its own.
  return <li key={index}>{only?.type === 'paragraph' && more.length === 0 ? inlines(only.content) : blocks(content)}</li>;
}

function inlines(list: readonly ArticleInline[] | undefined): ReactNode {
  return list?.map((inline, index) => <Fragment key={index}>{drawInline(inline)}</Fragment>);
}

function drawInline(inline: ArticleInline): ReactNode {
  if (inline.type === 'hardBreak') return <br />;
  return (inline.marks ?? []).reduce<ReactNode>((drawn, mark) => {
    switch (mark.type) {
      case 'bold':
        return <strong>{drawn}</strong>;
      case 'italic':
        return <em>{drawn}</em>;
      case 'underline':
        return <u>{drawn}</u>;
      case 'strike':
        return <s>{drawn}</s>;
      case 'code':
        return <code>{drawn}</code>;
      case 'link':
        return mark.attrs.href.startsWith('/') ? (
          <SiteLink to={mark.attrs.href}>{drawn}</SiteLink>
        ) : (
          <a href={mark.attrs.href} rel="noopener">
            {drawn}
          </a>
        );
    }
  }, inline.text);
}
