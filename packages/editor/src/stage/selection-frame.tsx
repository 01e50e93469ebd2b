import { useEditor } from '../session/editor-context.ts';
import { type Camera, toStage } from './camera.ts';
import { elementBox } from './element-box.ts';
import { HANDLES } from './resize-rect.ts';
import styles from './selection-frame.module.css';

/** The frame and handles around what is selected. Handles win over everything below them. */
export function SelectionFrame({ camera }: { readonly camera: Camera }) {
  const selectedId = useEditor((state) => state.selectedId);
  const editingId = useEditor((state) => state.editingId);
  const scene = useEditor((state) => state.scene);
  const design = useEditor((state) => state.history.present);
  const layer = scene?.layers.find(({ id }) => id === selectedId);
  if (!layer || selectedId === null) return null;
  const box = elementBox(design, selectedId);
  const showsHandles = box?.handles === 'all' && editingId !== selectedId;
  // A picture's own rectangle reaches beyond the cover: its area is what is framed.
  const { x, y, width, height } = toStage(camera, layer.kind === 'coverImage' ? layer.bounds : (box?.rect ?? layer.bounds));
  return (
    <div
      className={styles.frame}
      data-testid="selection"
      style={{ left: x, top: y, width, height, transform: `rotate(${layer.rotation}deg)` }}
    >
      {showsHandles &&
        HANDLES.map((handle) => <div key={handle} className={styles.handle} data-handle={handle} data-testid={`handle-${handle}`} />)}
    </div>
  );
}
