import { FORMATS } from '@coverwright/core/formats/format.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { LongDate } from '../site/long-date.tsx';
import type { SharedDraft } from './load-share.server.ts';
import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import { BookView } from './book-view.tsx';
import { GuidedCover } from './guided-cover.tsx';
import styles from './share-page.module.css';
import { shareMessages } from './messages.ts';
import { formatMessages } from '@coverwright/core/formats/messages.ts';

/** The public page of a draft: the 3D book, and the flat cover as it is printed. */
export function SharePage({ draft }: { readonly draft: SharedDraft }) {
  const t = useMessages(shareMessages);
  const tFormat = useMessages(formatMessages);
  const { format, views, flat, aspect, guides, updatedAt } = draft;
  const title = draft.title || t('anUntitledBook');
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = chosen ?? views[0]?.scene ?? 'flat';
  const [hasGuides, setHasGuides] = useState(false);
  const view = views.find(({ scene }) => scene === shown);
  const isWrap = FORMATS[format].designType === 'full';
  return (
    <main className={styles['page']}>
      <header className={styles['head']}>
        <p className={styles['kicker']}>{t('coverInProgress')}</p>
        <h1>{title}</h1>
        <p className={styles['facts']}>
          {draft.author ? <span>{draft.author}</span> : null}
          <span>{tFormat(format)}</span>
          <LongDate moment={updatedAt} />
        </p>
      </header>
      {draft.message ? (
        <figure className={styles['message']}>
          <figcaption>{t('messageOfAuthor', { author: draft.author || t('theAuthor') })}</figcaption>
          <blockquote>{draft.message}</blockquote>
        </figure>
      ) : null}
      <div className={styles['stage']}>
        {view ? (
          <BookView draft={draft} title={title} view={view} />
        ) : (
          <GuidedCover picture={flat} alt={t('flatCoverOf', { title })} aspect={aspect} guides={hasGuides ? guides : null} />
        )}
      </div>
      <div className={styles['controls']}>
        <div className={styles['views']} role="group" aria-label={t('view')}>
          {[
            ...views.map(({ scene, label, address }) => ({ id: scene, label, address })),
            { id: 'flat', label: t('flat'), address: flat },
          ].map(({ id, label, address }) => (
            <button key={id} type="button" aria-pressed={shown === id} onClick={() => setChosen(id)}>
              <img src={address} alt="" loading="lazy" />
              {label}
            </button>
          ))}
        </div>
        {!view && isWrap ? (
          <Switch
            label={t('printGuides')}
            description={t('guideColors')}
            checked={hasGuides}
            onChange={(event) => setHasGuides(event.currentTarget.checked)}
          />
        ) : null}
      </div>
      <footer className={styles['foot']}>
        <p>{t('draftHint')}</p>
        <Button component="a" href="/design?setup=true">
          {t('makeACover')}
        </Button>
      </footer>
    </main>
  );
}
