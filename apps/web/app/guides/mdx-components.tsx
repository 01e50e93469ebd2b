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

/** Returns what the articles' marks become. The MDX compiler asks for it by this name. */
export function useMDXComponents(): MDXComponents {
  return { a: GuideLink, img: GuidePicture, table: GuideTable, pre: GuideExample, WrapFigure, SupportAddress };
}

function GuideLink({ href = '', ref: _ref, ...link }: ComponentProps<'a'>) {
  return href.startsWith('/') ? <SiteLink to={href} {...link} /> : <a href={href} {...link} />;
}

/** Its place is kept free until it comes. */
function GuidePicture({ src = '', alt = '' }: ComponentProps<'img'>) {
  const size = SIZES[src.split('/').at(-1) ?? ''];
  return <img src={src} alt={alt} {...size} loading="lazy" decoding="async" className={styles['picture']} />;
}

/** A wide table is moved by itself, by finger or by keyboard, and not the page. No landmark: a guide has several. */
function GuideTable(table: ComponentProps<'table'>) {
  const t = useMessages(guidesMessages);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={styles['table']} role="group" aria-label={t('table')} tabIndex={0}>
      <table {...table} />
    </div>
  );
}

/** Lines that are not broken, moved by themselves where they are longer than the page is wide. */
function GuideExample(lines: ComponentProps<'pre'>) {
  const t = useMessages(guidesMessages);
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
  return <pre {...lines} role="group" aria-label={t('example')} tabIndex={0} />;
}
