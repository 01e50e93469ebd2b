import { isLocked } from '@coverwright/core/elements/placed-elements.ts';
import { useMessages } from '../messages/use-messages.ts';
import { type KeyboardEvent, memo, useMemo } from 'react';
import { editWords } from '../actions/element-actions.ts';
import { elementsInOrder } from '../actions/selection-actions.ts';
import { useEditor, useMountedEditor } from '../session/editor-context.ts';
import { toggled } from '../session/selection.ts';
import { type Camera, toStage } from './camera.ts';
import { elementName } from './element-name.ts';
import styles from './element-nodes.module.css';
import { stageMessages } from './messages.ts';

/**
 * The cover's elements as invisible buttons at their positions, in reading order, because the canvas is neither accessible to screen
 * readers nor focusable. Pointer events pass through them to the stage, which knows the stacking order.
 */
export const ElementNodes = memo(function ElementNodes({ camera }: { readonly camera: Camera }) {
  const t = useMessages(stageMessages);
  const editor = useMountedEditor();
  const scene = useEditor((state) => state.scene);
  const design = useEditor((state) => state.history.present);
  const selectedIds = useEditor((state) => state.selectedIds);
  const { select, selectMany } = editor.store.getState();
  const ordered = useMemo(() => elementsInOrder(scene?.layers ?? [], design), [scene, design]);

  const onKeyDown = (event: KeyboardEvent, id: string) => {
    if (event.key === ' ') {
      // Space adds the element to the selection or removes it. The propagation stops, because Space pans the stage.
      event.preventDefault();
      event.stopPropagation();
      selectMany(toggled(selectedIds, id), true);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      select(id);
      if (editWords.isEnabled(editor)) editWords.run(editor);
    }
  };

  return (
    <ul className={styles.nodes} aria-label={t('elements')}>
      {ordered.map(({ id, bounds, rotation }) => {
        const { x, y, width, height } = toStage(camera, bounds);
        const isSelected = selectedIds.includes(id);
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.node}
              data-element={id}
              style={{ left: x + width / 2, top: y + height / 2, width, height, transform: `translate(-50%, -50%) rotate(${rotation}deg)` }}
              aria-pressed={isSelected}
              aria-label={isLocked(design, id) ? t('locked', { name: elementName(design, id) }) : elementName(design, id)}
              onFocus={() => !isSelected && select(id, true)}
              onClick={() => select(id)}
              onKeyDown={(event) => onKeyDown(event, id)}
            />
          </li>
        );
      })}
    </ul>
  );
});
