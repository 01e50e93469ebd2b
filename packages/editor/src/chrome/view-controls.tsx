import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconMinus, IconPlus } from '@tabler/icons-react';
import { PRINT_DPI } from '@coverwright/core/units/units.ts';
import { useStore } from 'zustand';
import { redoStep, undoStep } from '../actions/document-actions.ts';
import { fitCover, zoomIn, zoomOut } from '../actions/view-actions.ts';
import { useMountedEditor } from '../session/editor-context.ts';
import { ActionButton } from './action-button.tsx';
import styles from './view-controls.module.css';

/** At 100 % a printed inch is a screen's inch. */
const SCREEN_DPI = 96;

/** How near the cover is seen; on a phone also back and forth, in the thumb's reach. */
export function ViewControls() {
  const editor = useMountedEditor();
  const percent = useStore(editor.camera, ({ camera }) => Math.round((camera.scale * PRINT_DPI * 100) / SCREEN_DPI));
  return (
    <>
      <div className={`${styles.pill} ${styles.history}`} role="group" aria-label="Undo and redo">
        <ActionButton action={undoStep}>
          <IconArrowBackUp size={20} />
        </ActionButton>
        <ActionButton action={redoStep}>
          <IconArrowForwardUp size={20} />
        </ActionButton>
      </div>
      <div className={`${styles.pill} ${styles.zoom}`} role="group" aria-label="Zoom">
        <ActionIcon
          className={styles.step ?? ''}
          variant="subtle"
          color="gray"
          size={34}
          aria-label="Zoom out"
          onClick={() => zoomOut.run(editor)}
        >
          <IconMinus size={16} />
        </ActionIcon>
        <Tooltip label="Fit the cover · 1" openDelay={400}>
          <UnstyledButton className={styles.percent} aria-label={`${percent} %: fit the cover`} onClick={() => fitCover.run(editor)}>
            {percent} %
          </UnstyledButton>
        </Tooltip>
        <ActionIcon
          className={styles.step ?? ''}
          variant="subtle"
          color="gray"
          size={34}
          aria-label="Zoom in"
          onClick={() => zoomIn.run(editor)}
        >
          <IconPlus size={16} />
        </ActionIcon>
      </div>
    </>
  );
}
