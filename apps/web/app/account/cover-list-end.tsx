import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button, Loader } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { CoverListState } from './cover-list-state.ts';
import styles from './cover-list-end.module.css';
import { accountMessages } from './messages.ts';

/** Distance below the window at which the end of the list loads the next page. */
const AHEAD = '600px';

interface CoverListEndProps {
  readonly list: CoverListState;
  readonly readOn: () => Promise<void>;
}

/** The end of a list with more pages: it loads the next page when it comes near the window, and shows the result. */
export function CoverListEnd({ list: { nextCursor, reading, items }, readOn }: CoverListEndProps) {
  const t = useMessages(accountMessages);
  const end = useRef<HTMLDivElement>(null);
  const onNear = useEffectEvent(() => void readOn());
  const goesOn = nextCursor !== null && reading !== 'failed';
  const count = items.length;
  useEffect(() => {
    if (!goesOn || !end.current) return;
    // The observer is created again for every page of the list. Otherwise an end that is still in view after a page has loaded would not be
    // reported again. A busy browser reports several crossings at once, the oldest first.
    const watch = new IntersectionObserver((crossings) => crossings.at(-1)?.isIntersecting && onNear(), { rootMargin: AHEAD });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [goesOn, count]);
  return (
    <div ref={end} className={styles['end']} role="status">
      {reading === 'failed' ? (
        <>
          <span>{t('loadingFailed')}</span>
          <Button variant="default" onClick={() => void readOn()}>
            {t('retry')}
          </Button>
        </>
      ) : nextCursor === null ? (
        <span>{t('noMoreResults')}</span>
      ) : (
        <Loader size="sm" aria-label={t('loadingMore')} />
      )}
    </div>
  );
}
