import { Button, Loader } from '@mantine/core';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { type CutOut, readSkyline } from '@coverwright/core/foreground/cut-out-skyline.ts';
import { IconStackBack } from '@tabler/icons-react';
import { useState } from 'react';
import { cutOutMessages } from '../../cut-out/messages.ts';
import { useBackgroundRemoval } from '../../cut-out/use-background-removal.ts';
import { smallPixels } from '../../filtering/small-pixels.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { decodeCopy } from '../../resources/decode-copy.ts';
import { fetchPicture } from '../../resources/resolve-picture.ts';
import { Hint } from '../fields/section.tsx';
import styles from './foreground.module.css';
import { foregroundMessages } from './messages.ts';

interface CutOutButtonProps {
  readonly image: DesignImage;
  readonly disabled: boolean;
  /** Reports whether the title can stand behind the picture at all, before a background removal is used. */
  readonly canPlace: () => boolean;
  readonly onCutOut: (cutOut: CutOut) => void;
}

/** The longer side in pixels of the copy that the upper edge of the subject is read from. */
const READ_SIDE = 1200;

/** Asks for the subject of a picture without its background, so that it can stand before the title. A subject that is not clear is refused and not counted. */
export function CutOutButton({ image, disabled, canPlace, onCutOut }: CutOutButtonProps) {
  const t = useMessages(foregroundMessages);
  const tCutOut = useMessages(cutOutMessages);
  const [fault, setFault] = useState<string | null>(null);
  const removal = useBackgroundRemoval(image, (cut) => {
    void loadCutOut(cut).then(
      (cutOut) => (cutOut ? onCutOut(cutOut) : setFault(t('nothingCutOut'))),
      () => setFault(tCutOut('pictureNotLoaded')),
    );
  });
  const start = () => {
    setFault(null);
    if (canPlace()) removal.start();
  };
  const said = fault ?? removal.fault;
  const left = removal.credits === null ? '' : removal.credits === 0 ? t('noRemovals') : tCutOut('creditsLeft', { count: removal.credits });
  return (
    <>
      {removal.isRunning ? (
        <div className={styles.busy} role="status">
          <Loader size={18} />
          <span className={styles.busyWords}>{tCutOut('removing')}</span>
          <Button variant="subtle" color="gray" size="xs" onClick={removal.cancel}>
            {tCutOut('cancel')}
          </Button>
        </div>
      ) : (
        <Button
          variant="default"
          size="xs"
          disabled={disabled || removal.credits === 0}
          leftSection={<IconStackBack size={16} />}
          onClick={start}
        >
          {t('putBehind')}
        </Button>
      )}
      {said && (
        <p className={styles.fault} role="alert">
          {said}
        </p>
      )}
      <Hint>
        {t('cutOutFirst')} {left}
      </Hint>
    </>
  );
}

async function loadCutOut(image: DesignImage): Promise<CutOut | null> {
  const copy = await decodeCopy(await fetchPicture(image, 'regular'), image, READ_SIDE);
  const skyline = readSkyline(smallPixels(copy, READ_SIDE));
  return skyline && { image, skyline };
}
