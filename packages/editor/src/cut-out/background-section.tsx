import { Button, Loader, Stack } from '@mantine/core';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { useMessages } from '../messages/use-messages.ts';
import { IconBackground, IconBrush } from '@tabler/icons-react';
import { useState } from 'react';
import { Hint, Section } from '../inspectors/fields/section.tsx';
import styles from './cut-out.module.css';
import { CutOutDialog } from './cut-out-dialog.tsx';
import { useBackgroundRemoval } from './use-background-removal.ts';
import { cutOutMessages } from './messages.ts';
import { nameStep } from '../steps/name-step.ts';

interface BackgroundSectionProps {
  readonly image: DesignImage;
  readonly onChange: (image: DesignImage, label: string) => void;
}

/** Removes the background of a picture, or refines the cut-out. */
export function BackgroundSection({ image, onChange }: BackgroundSectionProps) {
  const t = useMessages(cutOutMessages);
  const [isBrushOpen, setIsBrushOpen] = useState(false);
  const { credits, isRunning, fault, start, cancel } = useBackgroundRemoval(image, (cut) => onChange(cut, nameStep('removeTheBackground')));
  return (
    <Section title={t('background')}>
      {isRunning ? (
        <div className={styles.busy} role="status">
          <Loader size={18} />
          <span className={styles.busyWords}>{t('removing')}</span>
          <Button variant="subtle" color="gray" size="xs" onClick={cancel}>
            {t('cancel')}
          </Button>
        </div>
      ) : (
        <Stack gap={8}>
          <Button variant="default" size="xs" leftSection={<IconBackground size={16} />} disabled={credits === 0} onClick={start}>
            {t('removeBackground')}
          </Button>
          <Button variant="default" size="xs" leftSection={<IconBrush size={16} />} onClick={() => setIsBrushOpen(true)}>
            {t('cutOutWithBrush')}
          </Button>
        </Stack>
      )}
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <Hint>{credits === null ? t('originalStays') : credits === 0 ? t('noCredits') : t('credits', { count: credits })}</Hint>
      {isBrushOpen && (
        <CutOutDialog
          image={image}
          onClose={() => setIsBrushOpen(false)}
          onCut={(cut) => {
            setIsBrushOpen(false);
            onChange(cut, nameStep('cutOutWithBrush'));
          }}
        />
      )}
    </Section>
  );
}
