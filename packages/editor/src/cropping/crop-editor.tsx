import { Button, FocusTrap, Switch } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import { cropInRatio, mirroredCrop, wholeCrop } from '@coverwright/core/interaction/crop-frame.ts';
import { useMessages } from '../messages/use-messages.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useMountedEditor } from '../session/editor-context.ts';
import styles from './cropping.module.css';
import { CropFrame } from './crop-frame.tsx';
import type { CropTarget } from './crop-target.ts';
import { paintPicture } from './paint-picture.ts';
import { croppingMessages } from './messages.ts';

interface CropEditorProps {
  readonly target: CropTarget;
  /** Applies the crop. It is given as it is seen, in pixels of the picture. */
  readonly onApply: (crop: Rect) => void;
  readonly onLeave: () => void;
}

const SHARPEST_RATIO = 2;

/** Shows the whole picture with its crop frame. Enter applies the crop, and Esc cancels. */
export function CropEditor({ target, onApply, onLeave }: CropEditorProps) {
  const t = useMessages(croppingMessages);
  const { image, filter, mirror, ratio } = target;
  const { resources } = useMountedEditor();
  const [crop, setCrop] = useState(() => mirroredCrop(target.crop, image, mirror));
  const [keepsRatio, setKeepsRatio] = useState(false);
  const [arrivals, setArrivals] = useState(0);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { ref, width, height } = useElementSize();
  const scale = Math.min(width / image.width, height / image.height);
  const shown = { width: Math.round(image.width * scale), height: Math.round(image.height * scale) };

  useEffect(() => resources.pictures.subscribe(() => setArrivals((count) => count + 1)), [resources]);
  useEffect(() => {
    if (!canvas.current || shown.width < 1 || shown.height < 1) return;
    const sharpness = Math.min(SHARPEST_RATIO, window.devicePixelRatio);
    const size = { width: Math.round(shown.width * sharpness), height: Math.round(shown.height * sharpness) };
    paintPicture(canvas.current, { image, filter, mirror }, size, resources.paint);
  }, [image, filter, mirror, shown.width, shown.height, resources, arrivals]);

  const onKeyDown = (event: KeyboardEvent) => {
    const isOnButton = event.target instanceof Element && event.target.closest('button, input') !== null;
    if (event.key === 'Escape') onLeave();
    else if (event.key === 'Enter' && !isOnButton) onApply(crop);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const holdRatio = (hold: boolean) => {
    setKeepsRatio(hold);
    if (hold) setCrop(cropInRatio(crop, ratio));
  };
  const showWhole = () => {
    setCrop(keepsRatio ? cropInRatio(wholeCrop(image), ratio) : wholeCrop(image));
  };
  return (
    <FocusTrap active>
      <div className={styles.cropEditor} role="dialog" aria-label={t('cropPicture')} data-testid="crop" onKeyDown={onKeyDown}>
        <div className={styles.room} ref={ref}>
          {scale > 0 && (
            <div className={styles.picture} style={shown}>
              <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
              <CropFrame crop={crop} picture={image} scale={scale} ratio={keepsRatio ? ratio : null} onChange={setCrop} />
            </div>
          )}
        </div>
        <div className={styles.bar}>
          <Switch
            size="sm"
            label={t(target.ratioLabel)}
            checked={keepsRatio}
            onChange={(event) => holdRatio(event.currentTarget.checked)}
          />
          <Button variant="default" size="sm" onClick={showWhole}>
            {t('fullPicture')}
          </Button>
          <Button className={styles.leave ?? ''} variant="subtle" color="gray" size="sm" onClick={onLeave}>
            {t('cancel')}
          </Button>
          <Button size="sm" onClick={() => onApply(crop)}>
            {t('apply')}
          </Button>
        </div>
      </div>
    </FocusTrap>
  );
}
