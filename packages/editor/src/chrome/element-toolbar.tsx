import { ActionIcon, Tooltip } from '@mantine/core';
import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import { frameOf, seenBounds } from '@coverwright/core/interaction/turned-box.ts';
import { useStore } from 'zustand';
import { useEditor, useMountedEditor } from '../session/editor-context.ts';
import { toStage } from '../stage/camera.ts';
import { ROOM_TO_TURN } from '../stage/selection-frame.tsx';
import { selectionTools } from './element-tools.tsx';
import styles from './element-toolbar.module.css';

const HEIGHT = 44;
/** On one side the handle that turns stands between the element and the toolbar. */
const GAP_TO_TURN = 46;
const GAP = 14;
const EDGE = 8;

/** The few things most done to what is selected, beside it. */
export function ElementToolbar() {
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
  const { left, top } = placeBeside(toStage(camera, seenBounds(frame)), stage, tools.length * 42 + 8);
  return (
    <div
      className={styles.toolbar}
      style={{ left, top }}
      role="toolbar"
      aria-label={layers.length > 1 ? `${layers.length} selected elements` : 'Selected element'}
    >
      {tools.map((tool) =>
        tool.kind === 'field' ? (
          <div key={tool.label} className={styles.field}>
            {tool.field}
          </div>
        ) : (
          <Tooltip key={tool.label} label={tool.label} openDelay={300}>
            <ActionIcon variant="subtle" color="gray" size={38} aria-label={tool.label} onClick={() => tool.run(editor)}>
              {tool.icon}
            </ActionIcon>
          </Tooltip>
        ),
      )}
    </div>
  );
}

/** Above the element; below it where there is no room; inside at the top where it fills the stage. */
function placeBeside(element: Rect, stage: { readonly width: number; readonly height: number }, width: number) {
  const above = element.y - HEIGHT - GAP_TO_TURN;
  const below = element.y + element.height + (element.y < ROOM_TO_TURN ? GAP_TO_TURN : GAP);
  const top = above >= EDGE ? above : below + HEIGHT <= stage.height - 56 ? below : Math.max(EDGE, element.y + GAP);
  const left = element.x + element.width / 2 - width / 2;
  return { left: Math.min(stage.width - width - EDGE, Math.max(EDGE, left)), top };
}
