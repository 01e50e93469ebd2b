import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import pictures from '../../../../content/guide-pictures.json';
import type { MDXComponents } from 'mdx/types';
import type { ComponentProps } from 'react';
import { SupportAddress } from '../legal/support-address.tsx';
import { SiteLink } from '../site/site-link.tsx';
import { WrapFigure } from './wrap-figure.tsx';
import styles from './guide-article.module.css';
import { guidesMessages } from './messages.ts';

const SIZES: Readonly<Record<string, { readonly width: number; readonly height: number }>> = pictures;

/** Returns the components for the articles' markup. The MDX compiler requires this name. */
export function useMDXComponents(): MDXComponents {
  return { a: GuideLink, img: GuidePicture, table: GuideTable, pre: GuideExample, WrapFigure, SupportAddress };
}

function GuideLink({ href = '', ref: _ref, ...link }: ComponentProps<'a'>) {
  return href.startsWith('/') ? <SiteLink to={href} {...link} /> : <a href={href} {...link} />;
}

/** A picture of a guide, whose space is reserved until it has loaded. */
function GuidePicture({ src = '', alt = '' }: ComponentProps<'img'>) {
  const size = SIZES[src.split('/').at(-1) ?? ''];
  return <img src={src} alt={alt} {...size} loading="lazy" decoding="async" className={styles['picture']} />;
}

/** A wide table, which scrolls by itself instead of the page. It is no landmark, because a guide has several. */
function GuideTable(table: ComponentProps<'table'>) {
  const t = useMessages(guidesMessages);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={styles['table']} role="group" aria-label={t('table')} tabIndex={0}>
      <table {...table} />
    </div>
  );
}

/** A code block, which scrolls by itself if its lines are too long. */
function GuideExample(lines: ComponentProps<'pre'>) {
  const t = useMessages(guidesMessages);
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
  return <pre {...lines} role="group" aria-label={t('example')} tabIndex={0} />;
}
