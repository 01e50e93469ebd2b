import { movedPlaces } from '@coverwright/core/interaction/group-place.ts';
import type { EditorStore } from '../session/create-editor-store.ts';
import { selectedBoxes, withoutLocked } from '../session/selected-elements.ts';
import { placeCommand } from '../stage/gestures/place-elements.ts';
import type { Action } from './action.ts';
import { nameAction } from './name-action.ts';

/** Distances of a nudge in print pixels: `STEP`, and `LEAP` with Shift. */
const STEP = 1;
const LEAP = 10;

const DIRECTIONS = [
  { key: 'ArrowLeft', label: 'nudgeLeft', x: -1, y: 0 },
  { key: 'ArrowRight', label: 'nudgeRight', x: 1, y: 0 },
  { key: 'ArrowUp', label: 'nudgeUp', x: 0, y: -1 },
  { key: 'ArrowDown', label: 'nudgeDown', x: 0, y: 1 },
] as const;

/** Nudges that are further apart than this are separate undo steps. Milliseconds. */
const PAUSE = 1500;
/** The current series of nudges of each editor. */
const newest = new WeakMap<EditorStore, { readonly ids: string; readonly name: string; readonly at: number }>();

/** Returns the undo name of a series of nudges of the same elements, unique across visits. */
function nameOfRow(store: EditorStore, selectedIds: readonly string[]): string {
  const at = performance.now();
  const ids = selectedIds.join(' ');
  const row = newest.get(store);
  const name = row?.ids === ids && at - row.at < PAUSE ? row.name : `nudge ${crypto.randomUUID()}`;
  newest.set(store, { ids, name, at });
  return name;
}

export const NUDGES: readonly Action[] = DIRECTIONS.map(({ key, label, x, y }) => ({
  id: key,
  label,
  group: 'Moving' as const,
  shortcuts: [key, `Shift+${key}`],
  isEnabled: ({ store }) => selectedBoxes(store.getState()).length > 0,
  run: ({ store }, event) => {
    const { selectedIds, run } = store.getState();
    const boxes = withoutLocked(store, selectedBoxes(store.getState()), ({ isLocked }) => isLocked);
    const by = event?.shiftKey ? LEAP : STEP;
    const command = placeCommand(boxes, movedPlaces(boxes, { x: x * by, y: y * by }));
    if (command) run(command, nameAction(label), nameOfRow(store, selectedIds));
  },
}));
