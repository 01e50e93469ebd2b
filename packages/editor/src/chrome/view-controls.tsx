import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core';
import { IconMinus, IconPlus, IconStack2 } from '@tabler/icons-react';
import { PRINT_DPI } from '@coverwright/core/units/units.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useStore } from 'zustand';
import { toggleLayers } from '../actions/layer-actions.ts';
import { fitCover, zoomIn, zoomOut } from '../actions/view-actions.ts';
import { useEditor, useMountedEditor } from '../session/editor-context.ts';
import { ActionButton } from './action-button.tsx';
import { runAction } from '../actions/run-action.ts';
import styles from './view-controls.module.css';
import { chromeMessages } from './messages.ts';

/** Screen pixels per printed inch at 100%. */
const SCREEN_DPI = 96;

/** The buttons for the list of layers and for the zoom. */
export function ViewControls() {
  const isBought = useEditor((state) => state.bought !== null);
  return (
    <>
      {isBought ? null : <LayersButton />}
      <Zoom />
    </>
  );
}

function LayersButton() {
  const { view } = useMountedEditor();
  const isOpen = useStore(view, ({ layersOpen }) => layersOpen);
  return (
    <div className={styles.layers}>
      <ActionButton action={toggleLayers} pressed={isOpen}>
        <IconStack2 size={20} stroke={1.7} />
      </ActionButton>
    </div>
  );
}

function Zoom() {
  const t = useMessages(chromeMessages);
  const editor = useMountedEditor();
  const percent = useStore(editor.camera, ({ camera }) => Math.round((camera.scale * PRINT_DPI * 100) / SCREEN_DPI));
  const isFitted = useStore(editor.camera, ({ followsStage }) => followsStage);
  return (
    <div className={styles.pill} data-fitted={isFitted} role="group" aria-label={t('zoom')}>
      <ActionIcon
        className={styles.step ?? ''}
        variant="subtle"
        color="gray"
        size={34}
        aria-label={t('zoomOut')}
        onClick={() => runAction(zoomOut, editor)}
      >
        <IconMinus size={16} />
      </ActionIcon>
      <Tooltip label={t('fitTheCoverHint')} openDelay={400}>
        <UnstyledButton className={styles.percent} aria-label={t('fitTheCover', { percent })} onClick={() => runAction(fitCover, editor)}>
          {percent}%
        </UnstyledButton>
      </Tooltip>
      <ActionIcon
        className={styles.step ?? ''}
        variant="subtle"
        color="gray"
        size={34}
        aria-label={t('zoomIn')}
        onClick={() => runAction(zoomIn, editor)}
      >
        <IconPlus size={16} />
      </ActionIcon>
    </div>
  );
}
