import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Point, Size } from '@coverwright/core/geometry/shapes.ts';
import { useMessages } from '../messages/use-messages.ts';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { selectionBounds } from '../actions/view-actions.ts';
import { catchFocus } from '../chrome/catch-focus.ts';
import { useBackClosesSheet } from '../navigation/use-back-closes.ts';
import { useEditor, useMountedEditor } from '../session/editor-context.ts';
import { toggled } from '../session/selection.ts';
import { namesOf } from '../stage/element-name.ts';
import { GroupSection } from './group-section.tsx';
import { LayerRow } from './layer-row.tsx';
import { type LayerRow as Row, layerRows } from './layer-rows.ts';
import styles from './layers-panel.module.css';
import { moveRow, rowsIn } from './reorder-rows.ts';
import { useRowDrag } from './use-row-drag.ts';
import { layerMessages } from './messages.ts';
import { nameStep } from '../steps/name-step.ts';

/** The list of all layers, topmost first. */
export function LayersPanel() {
  const { view } = useMountedEditor();
  const isOpen = useStore(view, ({ layersOpen }) => layersOpen);
  const close = () => view.getState().showLayers(false);
  useBackClosesSheet(isOpen, close);
  return isOpen ? <OpenLayers onClose={close} /> : null;
}

function OpenLayers({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(layerMessages);
  const isTouched = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  const editor = useMountedEditor();
  const design = useEditor((state) => state.history.present);
  const scene = useEditor((state) => state.scene);
  const selectedIds = useEditor((state) => state.selectedIds);
  const [renamed, setRenamed] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const rows = layerRows(design, scene);
  const { run, selectMany } = editor.store.getState();

  const move = (id: string, to: number) => {
    const command = moveRow(rows, id, to);
    if (command) run(command, nameStep('restack', { elements: namesOf(design, [id]) }));
  };
  const { drag, gripOf } = useRowDrag(move);
  const choose = ({ id, isPlaced }: Row, event: MouseEvent) => {
    const joins = (event.shiftKey || event.ctrlKey || event.metaKey) && isPlaced;
    const placed = selectedIds.filter((other) => rows.some((row) => row.id === other && row.isPlaced));
    selectMany(joins ? toggled(placed, id) : [id], joins);
    const bounds = selectionBounds(editor);
    if (bounds) editor.camera.getState().reveal(bounds, roomBeside(event.currentTarget, editor.camera.getState().stage));
  };
  const openMenu = (id: string, at: Point, withKeys: boolean) => {
    if (!selectedIds.includes(id)) selectMany([id], true);
    editor.contextMenu.openAt(at, withKeys);
  };
  const onKeyDown = (row: Row, event: KeyboardEvent) => {
    const index = rows.indexOf(row);
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (event.key === 'F2' && row.isPlaced) setRenamed(row.id);
    // A group moves with its members, so the next place below it is after them.
    else if (by !== 0 && event.altKey) move(row.id, index + by + (by > 0 ? rowsIn(rows, row.id).length : 0));
    else if (by !== 0) buttonOf(list.current, rows[index + by]?.id)?.focus();
    else return;
    event.preventDefault();
  };

  return (
    <section className={styles.panel} aria-label={t('layers')} data-testid="layers">
      <div className={styles.head}>
        <h2 className={styles.title}>{t('layers')}</h2>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('close')} onClick={onClose}>
          <IconX size={18} />
        </ActionIcon>
      </div>
      <ul ref={list} className={styles.list} aria-label={t('topToBottom')}>
        {rows.map((row, index) => {
          const { id } = row;
          const label = namesOf(design, [id]);
          const place = drag && drag.id !== id ? index - (rows.findIndex((other) => other.id === drag.id) < index ? 1 : 0) : -1;
          return (
            <div key={id} className={styles.slot} data-drop={drag !== null && place === drag.to}>
              <LayerRow
                row={row}
                isSelected={selectedIds.includes(id)}
                isRenamed={renamed === id}
                isDragged={drag?.id === id}
                grip={gripOf(id)}
                onSelect={(event) => choose(row, event)}
                onKeyDown={(event) => onKeyDown(row, event)}
                onRename={() => row.isPlaced && setRenamed(id)}
                onRenamed={(called) => {
                  setRenamed(null);
                  catchFocus(() => buttonOf(list.current, id));
                  if (called !== undefined) run({ name: 'name-element', id, called }, nameStep('renameElement', { label }));
                }}
                onLock={() =>
                  run(
                    { name: 'lock-element', id, locked: !row.locked },
                    nameStep(row.locked ? 'unlockElements' : 'lockElements', { elements: label }),
                  )
                }
                onMenu={(at, withKeys) => openMenu(id, at, withKeys)}
                onHide={() =>
                  run(
                    { name: 'hide-element', id, hidden: !row.hidden },
                    nameStep(row.hidden ? 'showElements' : 'hideElements', { elements: label }),
                  )
                }
              />
            </div>
          );
        })}
      </ul>
      <GroupSection />
      <p className={styles.hint}>{t(isTouched ? 'touchHint' : 'hint')}</p>
    </section>
  );
}

/** Returns the part of the stage that the list leaves free: on a phone it is a sheet over the lower part. */
function roomBeside(row: Element, stage: Size): Size {
  const sheet = row.closest('section')?.getBoundingClientRect();
  const main = row.closest('main')?.getBoundingClientRect();
  const liesOver = sheet && main && sheet.left < main.left + stage.width;
  return liesOver ? { width: stage.width, height: Math.min(stage.height, Math.max(1, sheet.top - main.top)) } : stage;
}

/** Returns the button that selects a row. */
function buttonOf(list: HTMLElement | null, id: string | undefined): HTMLElement | null {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-layer]') ?? [])];
  return rows.find((row) => row.dataset['layer'] === id)?.querySelector('button') ?? null;
}
