import type { CommentPlace } from '@coverwright/contracts/calls/reviews.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { pinPlace, pinPoint } from '@coverwright/core/reviews/pin-place.ts';
import { reviewThreads } from '@coverwright/core/reviews/review-threads.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import type { ReviewedCover } from './load-review.server.ts';
import { SegmentedControl, TextInput } from '@mantine/core';
import { type MouseEvent, useRef, useState } from 'react';
import { GuidedCover } from '../share/guided-cover.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentThread } from './comment-thread.tsx';
import { catchFocus } from './review-api.ts';
import styles from './review-page.module.css';
import { useConversation } from './use-conversation.ts';
import { VerdictBox } from './verdict-box.tsx';
import { reviewMessages } from './messages.ts';
import { formatMessages } from '@coverwright/core/formats/messages.ts';
import { useLocale } from '@coverwright/editor/messages/locale.ts';
import { formatDay } from '@coverwright/core/messages/format-day.ts';

interface ReviewPageProps {
  readonly cover: ReviewedCover;
  readonly token: string;
}

/** Key of the draft of a new comment, instead of a thread's id. */
const DRAFT = '';

/** A cover to review: click to comment, then approve it or request changes. */
export function ReviewPage({ cover, token }: ReviewPageProps) {
  const t = useMessages(reviewMessages);
  const locale = useLocale();
  const tFormat = useMessages(formatMessages);
  const conversation = useConversation(token, cover);
  const [name, setName] = useState('');
  const [format, setFormat] = useState<FormatId>(cover.currentFormat);
  const [draft, setDraft] = useState<CommentPlace | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  /** Unsent texts by the thread that they answer. */
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const panel = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLButtonElement>(null);
  const shown = cover.covers.find((one) => one.format === format) ?? cover.covers[0];
  const title = cover.title || t('untitledTitle');
  if (!shown) return null;
  const { boards } = shown.guides;
  const threads = reviewThreads(conversation.comments);

  const begin = (place: CommentPlace) => {
    setDraft(place);
    setChosenId(null);
    // On a phone the form is below the cover, so it is scrolled to by its focus.
    requestAnimationFrame(() => panel.current?.querySelector('textarea')?.focus());
  };
  const write = (thread: string, text: string) => setTexts((known) => ({ ...known, [thread]: text }));
  /** @returns true if the comment was sent */
  const say = async (thread: string, text: string, at: CommentPlace | { readonly replyTo: string }) => {
    const isSaid = await conversation.comment(name, text, at);
    // The field is emptied only if nobody typed on while the comment was being sent.
    if (isSaid) setTexts((known) => (known[thread]?.trim() === text ? { ...known, [thread]: '' } : known));
    return isSaid;
  };
  const sendDraft = async (text: string, at: CommentPlace) => {
    if (!(await say(DRAFT, text, at))) return;
    // The draft is closed only if it is still the one that was sent.
    setDraft((begun) => (begun === at ? null : begun));
    catchFocus(() => panel.current?.querySelector('h2'));
  };
  const pinAt = (event: MouseEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    // A button that is pressed by a key has no pointer position, so the comment is pinned to the middle of the front.
    const isByKey = event.detail === 0;
    const point = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
    begin({ format: shown.format, ...(isByKey ? { panel: 'front' as const, x: 0.5, y: 0.5 } : pinPlace(boards, point)) });
  };
  const shift = (place: CommentPlace | null) => {
    const point = place?.format === shown.format ? pinPoint(boards, place) : null;
    return point && { left: `${point.x * 100}%`, top: `${point.y * 100}%` };
  };
  const draftAt = shift(draft);

  return (
    <main className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('heading')}</h1>
        <p>
          <strong>{title}</strong>
          {cover.author ? <>{t('by', { author: cover.author })}</> : null}
          <span>
            {t('linkWorksUntil', {
              date: formatDay(cover.expiresAt, locale, 'long'),
            })}
          </span>
        </p>
      </header>
      <div className={styles['layout']}>
        <div className={styles['left']}>
          {cover.covers.length > 1 ? (
            <SegmentedControl
              aria-label={t('format')}
              data={cover.covers.map((one) => ({ value: one.format, label: tFormat(one.format) }))}
              value={shown.format}
              onChange={(value) => setFormat(cover.covers.find((one) => one.format === value)?.format ?? shown.format)}
            />
          ) : null}
          <GuidedCover picture={shown.picture} alt={t('coverOf', { title })} aspect={shown.aspect} guides={null}>
            <button type="button" ref={surface} className={styles['surface']} onClick={pinAt} aria-label={t('pinComment')} />
            {threads.map(({ id, number, place, resolved, said }) => {
              const at = shift(place);
              return at ? (
                <button
                  key={id}
                  type="button"
                  className={styles['pin']}
                  style={at}
                  data-resolved={resolved}
                  aria-pressed={id === chosenId}
                  aria-label={t('commentOf', { number, place: said[0]?.reviewer ?? t('theAuthor').toLowerCase() })}
                  onClick={() => {
                    setDraft(null);
                    setChosenId(id);
                  }}
                >
                  {number}
                </button>
              ) : null;
            })}
            {draftAt ? <span className={styles['pin']} data-draft style={draftAt} aria-hidden="true" /> : null}
          </GuidedCover>
          <p className={styles['hint']}>{t('clickHint')}</p>
          <div className={styles['parts']}>
            {(['front', 'spine', 'back'] as const).map((part) =>
              boards[part] ? (
                <button key={part} type="button" onClick={() => begin({ format: shown.format, panel: part, x: 0.5, y: 0.5 })}>
                  {t('commentOnThe', { part })}
                </button>
              ) : null,
            )}
          </div>
        </div>
        <div className={styles['right']} ref={panel}>
          <TextInput
            label={t('yourName')}
            autoComplete="name"
            maxLength={80}
            required
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {conversation.fault === null ? null : (
            <p role="alert" className={styles['fault']}>
              {conversation.fault}
            </p>
          )}
          {draft ? (
            <CommentForm
              label={t('yourCommentOnThe', { panel: draft.panel })}
              text={texts[DRAFT] ?? ''}
              onText={(text) => write(DRAFT, text)}
              isSending={conversation.isSending}
              send={(text) => void sendDraft(text, draft)}
              cancel={() => {
                write(DRAFT, '');
                setDraft(null);
                catchFocus(() => surface.current);
              }}
            />
          ) : null}
          {threads.length > 0 ? (
            <section aria-labelledby="said">
              <h2 id="said" tabIndex={-1}>
                {t('comments')}
              </h2>
              <ol className={styles['threads']}>
                {threads.map((thread) => (
                  <CommentThread
                    key={thread.id}
                    thread={thread}
                    isChosen={thread.id === chosenId}
                    choose={() => {
                      setChosenId(thread.id === chosenId ? null : thread.id);
                      setFormat(thread.place.format);
                    }}
                  >
                    <CommentForm
                      label={t('yourReplyToComment', { number: thread.number })}
                      text={texts[thread.id] ?? ''}
                      onText={(text) => write(thread.id, text)}
                      isSending={conversation.isSending}
                      send={(text) => void say(thread.id, text, { replyTo: thread.id })}
                    />
                  </CommentThread>
                ))}
              </ol>
            </section>
          ) : null}
          <VerdictBox
            verdict={conversation.verdict}
            isSending={conversation.isSending}
            decide={(verdict) => void conversation.decide(name, verdict)}
          />
        </div>
      </div>
    </main>
  );
}
