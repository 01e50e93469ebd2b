import { actionMessages } from '../actions/messages.ts';
import { ActionIcon, Tooltip } from '@mantine/core';
import { union } from '@coverwright/core/geometry/shapes.ts';
import { frameOf, uprightBounds } from '@coverwright/core/interaction/turned-box.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useStore } from 'zustand';
import { useEditor, useMountedEditor } from '../session/editor-context.ts';
import { toStage } from '../stage/camera.ts';
import { ROOM_TO_TURN } from '../stage/selection-frame.tsx';
import { catchFocusOnStage } from './catch-focus-on-stage.ts';
import { selectionTools } from './element-tools.tsx';
import { placeToolbar } from './place-toolbar.ts';
import styles from './element-toolbar.module.css';
import { chromeMessages } from './messages.ts';

const HEIGHT = 44;

/** The most frequent actions for the selection, in a toolbar beside it. */
export function ElementToolbar() {
  const t = useMessages(chromeMessages);
  const tActions = useMessages(actionMessages);
  const editor = useMountedEditor();
  const selectedIds = useEditor((state) => state.selectedIds);
  const editingId = useEditor((state) => state.editingId);
  const design = useEditor((state) => state.history.present);
  const scene = useEditor((state) => state.scene);
  const camera = useStore(editor.camera, (state) => state.camera);
  const stage = useStore(editor.camera, (state) => state.stage);
  const layers = scene?.layers.filter(({ id }) => selectedIds.includes(id)) ?? [];
  const frame = frameOf(layers.map(({ bounds, rotation }) => ({ rect: bounds, rotation })));
  const tools = selectionTools(design, layers);
  if (!frame || editingId !== null || tools.length === 0) return null;
  const box = toStage(camera, uprightBounds(frame));
  const inked = layers.flatMap(({ inkBounds }) => inkBounds ?? []);
  const ink = inked.length > 0 ? toStage(camera, inked.reduce(union)) : null;
  const size = { width: tools.length * 42 + 8, height: HEIGHT };
  const { x, y } = placeToolbar({ box, ink, turnsBelow: box.y < ROOM_TO_TURN }, size, stage);
  return (
    <div
      className={styles.toolbar}
      style={{ left: x, top: y }}
      role="toolbar"
      aria-label={layers.length > 1 ? t('selectedElements', { count: layers.length }) : t('selectedElement')}
    >
      {tools.map((tool) =>
        tool.kind === 'field' ? (
          <div key={tool.label} className={styles.field}>
            {tool.field}
          </div>
        ) : (
          <Tooltip key={tool.label} label={tActions(tool.label)} openDelay={300}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={38}
              aria-label={tActions(tool.label)}
              onClick={() => {
                tool.run(editor);
                catchFocusOnStage();
              }}
            >
              {tool.icon}
            </ActionIcon>
          </Tooltip>
        ),
      )}
    </div>
  );
}
