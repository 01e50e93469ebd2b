import { useMessages } from '../messages/use-messages.ts';
import { FileButton, UnstyledButton } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { DESIGN_FILE, type OpenedFile, isDesignFile, openDesignFile } from '../design-file/open-design-file.ts';
import { dragHasFiles } from '../uploads/read-picture-files.ts';
import styles from './open-file-line.module.css';
import { setupMessages } from './messages.ts';

type Phase =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'opening'; readonly told: string }
  | { readonly kind: 'failed'; readonly reason: string };

/** Opens a design file by a file dialog, or by dropping it anywhere on the page. */
export function OpenFileLine({ onOpened }: { readonly onOpened: (opened: OpenedFile) => void }) {
  const t = useMessages(setupMessages);
  const [phase, setPhase] = useState<Phase>({ kind: 'waiting' });
  const leaving = useRef<AbortController | null>(null);
  const open = useCallback(
    async (file: File | null) => {
      if (!file) return;
      leaving.current?.abort();
      const giveUp = new AbortController();
      leaving.current = giveUp;
      setPhase({ kind: 'opening', told: t('opening', { name: file.name }) });
      const told = (done: number, all: number) =>
        setPhase({ kind: 'opening', told: t('uploadingPicture', { number: done + 1, count: all }) });
      const opened = await openDesignFile(file, told, giveUp.signal);
      if (giveUp.signal.aborted) return;
      if (opened.ok) onOpened(opened.value);
      else setPhase({ kind: 'failed', reason: opened.fault });
    },
    [onOpened, t],
  );
  useEffect(() => () => leaving.current?.abort(), []);
  useEffect(() => {
    const onDrag = (event: DragEvent) => dragHasFiles(event.dataTransfer) && event.preventDefault();
    const onDrop = (event: DragEvent) => {
      if (event.defaultPrevented || !dragHasFiles(event.dataTransfer)) return;
      // By default the browser would leave the page and show the file.
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      const file = files.find(isDesignFile);
      if (file) return void open(file);
      const reason = t('notADesignFile', { name: files[0]?.name ?? t('thisFile'), ending: DESIGN_FILE });
      setPhase((before) => (before.kind === 'opening' ? before : { kind: 'failed', reason }));
    };
    document.addEventListener('dragover', onDrag);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('dragover', onDrag);
      document.removeEventListener('drop', onDrop);
    };
  }, [open, t]);

  return (
    <p className={styles.line}>
      {phase.kind === 'opening' ? (
        <span role="status">{phase.told}</span>
      ) : (
        t.rich('openFile', {
          open: (
            <FileButton accept={DESIGN_FILE} onChange={(file) => void open(file)}>
              {(button) => (
                <UnstyledButton {...button} className={styles.open}>
                  {t('openIt')}
                </UnstyledButton>
              )}
            </FileButton>
          ),
        })
      )}
      {phase.kind === 'failed' && (
        // The bar at the foot of the screen may cover the error.
        <span className={styles.fault} role="alert" ref={(fault) => fault?.scrollIntoView({ block: 'center' })}>
          {phase.reason}
        </span>
      )}
    </p>
  );
}
