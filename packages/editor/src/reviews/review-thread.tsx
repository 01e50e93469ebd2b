import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import type { ReviewComment } from '@coverwright/contracts/calls/reviews.ts';
import { pinPoint } from '@coverwright/core/reviews/pin-place.ts';
import type { ReviewThread } from '@coverwright/core/reviews/review-threads.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Button, Group, Textarea, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useBusy } from '../chrome/use-busy.ts';
import { type MountedEditor, useDesign, useMountedEditor } from '../session/editor-context.ts';
import { switchFormat } from '../session/switch-format.ts';
import styles from './review.module.css';
import type { ReviewClient } from './use-review.ts';
import { reviewMessages } from './messages.ts';
import { nameFormat } from '../messages/name-format.ts';
import { useLocale } from '../messages/locale.ts';

interface ThreadProps {
  readonly thread: ReviewThread<ReviewComment>;
  readonly isChosen: boolean;
  readonly client: ReviewClient;
}

/** A pinned comment with its replies, and the author's actions for it. */
export function ReviewThreadView({ thread, isChosen, client }: ThreadProps) {
  const t = useMessages(reviewMessages);
  const locale = useLocale();
  const editor = useMountedEditor();
  const { format } = useDesign();
  const [reply, setReply] = useState('');
  const item = useRef<HTMLLIElement>(null);
  // A thread that is selected by its pin may be anywhere on the list.
  useEffect(() => {
    if (isChosen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const { id, number, place, resolved, said } = thread;
  const [isBusy, during] = useBusy();
  const send = async () => {
    if (reply.trim() && (await client.reply(id, reply.trim()))) setReply('');
  };
  const where = place.format === format ? t(place.panel) : t('placeInFormat', { panel: t(place.panel), format: nameFormat(place.format) });
  return (
    <li ref={item} className={styles.thread} data-resolved={resolved} data-chosen={isChosen}>
      <UnstyledButton className={styles.jump ?? ''} aria-expanded={isChosen} onClick={() => showOnCover(editor, thread)}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <span>
          <VisuallyHidden>{t('commentNumber', { number })}</VisuallyHidden>
          {where}
        </span>
        {resolved ? <span className={styles.quiet}>{t('resolved')}</span> : null}
      </UnstyledButton>
      {said.map((one) => (
        <p key={one.id} className={styles.words} data-author={one.reviewer === null}>
          <span className={styles.who}>
            {one.reviewer ?? t('you')}{' '}
            <time dateTime={one.createdAt}>{new Date(one.createdAt).toLocaleDateString(locale, { dateStyle: 'medium' })}</time>
          </span>
          {one.text}
        </p>
      ))}
      {isChosen ? (
        <>
          <Textarea
            aria-label={t('replyToComment', { number })}
            placeholder={t('replyHere')}
            value={reply}
            autosize
            minRows={1}
            maxLength={1000}
            onChange={(event) => setReply(event.currentTarget.value)}
          />
          <Group gap="xs" mt={8} justify="flex-end">
            <Button size="sm" variant="default" disabled={isBusy} onClick={() => void during(client.resolve(id, !resolved))}>
              {resolved ? t('reopen') : t('resolved')}
            </Button>
            <Button size="sm" loading={isBusy} disabled={!reply.trim()} onClick={() => void during(send())}>
              {t('sendReply')}
            </Button>
          </Group>
        </>
      ) : null}
    </li>
  );
}

/** Print pixels that stay visible around a pin. */
const AROUND = 260;
/** Window width below which the panel is a sheet at the foot. Screen pixels. */
const SHEET_BELOW = 960;
/** Share of the stage's height above the sheet. */
const ABOVE_SHEET = 0.4;

/** Shows the pin on the cover, in the format that it belongs to. Pressing again closes the thread. */
function showOnCover(editor: MountedEditor, { id, place }: ReviewThread<ReviewComment>): void {
  const { review, store, camera } = editor;
  if (review.getState().chosenId === id) return review.setState({ chosenId: null });
  review.setState({ chosenId: id });
  if (place.format in { ...store.getState().otherDesigns }) switchFormat(editor, place.format);
  const point = pinPoint(geometryOf(store.getState().history.present).boards, place);
  const { stage } = camera.getState();
  // A phone's sheet leaves the upper part of the stage free.
  const room = stage.width < SHEET_BELOW ? { width: stage.width, height: stage.height * ABOVE_SHEET } : stage;
  if (point) camera.getState().reveal({ x: point.x - AROUND / 2, y: point.y - AROUND / 2, width: AROUND, height: AROUND }, room);
}
