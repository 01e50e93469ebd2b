import type { CoverSummary } from '@coverwright/contracts/calls/covers.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import styles from './cover-card.module.css';
import type { CoverListActions } from './use-cover-list.ts';
import { accountMessages } from './messages.ts';

interface ReviseButtonProps extends Pick<CoverListActions, 'revise'> {
  readonly cover: CoverSummary;
  readonly title: string;
}

/** Starts a revision of a completed cover, as long as bought revisions are left. */
export function ReviseButton({ cover, title, revise }: ReviseButtonProps) {
  const t = useMessages(accountMessages);
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();
  const left = cover.revisionsRemaining;
  const begin = async () => {
    setIsBusy(true);
    await revise(cover);
    setIsBusy(false);
  };
  return (
    <div className={styles['revise']}>
      <Button
        size="sm"
        variant="default"
        loading={isBusy}
        disabled={left === 0}
        aria-label={t('reviseCover', { title })}
        aria-describedby={id}
        onClick={() => void begin()}
      >
        {t('revise')}
      </Button>
      <span id={id}>{left === 0 ? t('noRevisionsLeft') : t('revisionsLeft', { left })}</span>
    </div>
  );
}
