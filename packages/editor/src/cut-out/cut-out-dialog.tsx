import { Button, Loader } from '@mantine/core';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useEffect, useState } from 'react';
import { EditorModal } from '../chrome/editor-modal.tsx';
import styles from './cut-out.module.css';
import { loadMask, type MaskedPicture } from './load-mask.ts';
import { MaskPanel } from './mask-panel.tsx';
import { cutOutMessages } from './messages.ts';

interface CutOutDialogProps {
  readonly image: DesignImage;
  readonly onCut: (image: DesignImage) => void;
  readonly onClose: () => void;
}

/** Dialog to cut out a picture by hand, or to refine an automatic cut-out. */
export function CutOutDialog({ image, onCut, onClose }: CutOutDialogProps) {
  const t = useMessages(cutOutMessages);
  const [loaded, setLoaded] = useState<MaskedPicture | string | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const giveUp = new AbortController();
    void loadMask(image, giveUp.signal).then((answer) => {
      if (!giveUp.signal.aborted) setLoaded(answer.ok ? answer.value : answer.fault.message);
    });
    return () => giveUp.abort();
  }, [image, attempt]);
  const retry = () => {
    setLoaded(null);
    setAttempt(attempt + 1);
  };
  return (
    <EditorModal
      opened
      onClose={onClose}
      title={t('cutOutWithBrush')}
      size="min(1100px, 96vw)"
      centered
      closeOnClickOutside={false}
      classNames={{ body: styles.body ?? '' }}
    >
      {loaded === null && (
        <div className={styles.waiting}>
          <Loader size={26} />
          {t('loading')}
        </div>
      )}
      {typeof loaded === 'string' && (
        <div className={styles.waiting} role="alert">
          {loaded}
          <Button variant="default" onClick={retry}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
      {loaded !== null && typeof loaded !== 'string' && <MaskPanel masked={loaded} image={image} onCut={onCut} onClose={onClose} />}
    </EditorModal>
  );
}
