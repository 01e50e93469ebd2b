import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button, CloseButton } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import styles from './page-notice.module.css';
import { pagesMessages } from './messages.ts';

/** A notice at the foot of the page, with an optional undo action. */
export interface Notice {
  readonly text: string;
  readonly isFault?: boolean;
  readonly undo?: () => void;
}

const SHOWN_MS = 5000;

/** A notice at the foot of the window that disappears after five seconds. */
export function PageNotice({ notice, dismiss }: { readonly notice: Notice | null; readonly dismiss: () => void }) {
  const t = useMessages(pagesMessages);
  const onEnd = useEffectEvent(dismiss);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(onEnd, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <div className={styles['place']} role="status" aria-live="polite">
      {notice ? (
        <div className={styles['notice']} data-fault={notice.isFault ?? false}>
          <span>{notice.text}</span>
          {notice.undo ? (
            <Button variant="transparent" size="compact-md" className={styles['undo']} onClick={notice.undo}>
              {t('undo')}
            </Button>
          ) : null}
          <CloseButton variant="transparent" className={styles['close']} aria-label={t('close')} onClick={dismiss} />
        </div>
      ) : null}
    </div>
  );
}
