import { Button, Loader, Stack } from '@mantine/core';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { IconBackground, IconBrush } from '@tabler/icons-react';
import { useState } from 'react';
import { Hint, Section } from '../inspectors/fields/section.tsx';
import styles from './cut-out.module.css';
import { CutOutDialog } from './cut-out-dialog.tsx';
import { useBackgroundRemoval } from './use-background-removal.ts';

interface BackgroundSectionProps {
  readonly image: DesignImage;
  readonly onChange: (image: DesignImage, label: string) => void;
}

/** Takes the background off a picture, or refines how it was taken off. */
export function BackgroundSection({ image, onChange }: BackgroundSectionProps) {
  const [isBrushOpen, setIsBrushOpen] = useState(false);
  const { credits, isRunning, fault, start, cancel } = useBackgroundRemoval(image, (cut) => onChange(cut, 'Remove the background'));
  return (
    <Section title="Background">
      {isRunning ? (
        <div className={styles.busy} role="status">
          <Loader size={18} />
          <span className={styles.busyWords}>Removing the background… This takes a few seconds.</span>
          <Button variant="subtle" color="gray" size="xs" onClick={cancel}>
            Cancel
          </Button>
        </div>
      ) : (
        <Stack gap={8}>
          <Button variant="default" size="xs" leftSection={<IconBackground size={16} />} disabled={credits === 0} onClick={start}>
            Remove background
          </Button>
          <Button variant="default" size="xs" leftSection={<IconBrush size={16} />} onClick={() => setIsBrushOpen(true)}>
            Cut out with brush
          </Button>
        </Stack>
      )}
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <Hint>{wordsOf(credits)}</Hint>
      {isBrushOpen && (
        <CutOutDialog
          image={image}
          onClose={() => setIsBrushOpen(false)}
          onCut={(cut) => {
            setIsBrushOpen(false);
            onChange(cut, 'Cut out with brush');
          }}
        />
      )}
    </Section>
  );
}

function wordsOf(credits: number | null): string {
  if (credits === null) return 'The original picture stays available. Use the brush to erase and restore by hand.';
  if (credits === 0) return 'You have no background removals left. Use the brush to erase around the subject for free.';
  return `${credits} background ${credits === 1 ? 'removal' : 'removals'} left. The original picture stays available, and the brush is free.`;
}
