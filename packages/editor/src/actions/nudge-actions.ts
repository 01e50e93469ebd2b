import { elementBox } from '../stage/element-box.ts';
import type { Action } from './action.ts';

/** Print pixels: one, and ten with shift. */
const STEP = 1;
const LEAP = 10;

const DIRECTIONS = [
  { key: 'ArrowLeft', label: 'Nudge left', x: -1, y: 0 },
  { key: 'ArrowRight', label: 'Nudge right', x: 1, y: 0 },
  { key: 'ArrowUp', label: 'Nudge up', x: 0, y: -1 },
  { key: 'ArrowDown', label: 'Nudge down', x: 0, y: 1 },
] as const;

export const NUDGES: readonly Action[] = DIRECTIONS.map(({ key, label, x, y }) => ({
  id: key,
  label,
  group: 'Moving' as const,
  shortcuts: [key, `Shift+${key}`],
  isEnabled: ({ store }) => {
    const { selectedId, history } = store.getState();
    return selectedId !== null && elementBox(history.present, selectedId) !== null;
  },
  run: ({ store }, event) => {
    const { selectedId, history, run } = store.getState();
    const box = selectedId === null ? null : elementBox(history.present, selectedId);
    if (!box || selectedId === null) return;
    const by = event?.shiftKey ? LEAP : STEP;
    run(box.commandFor({ ...box.rect, x: box.rect.x + x * by, y: box.rect.y + y * by }, 1), label, `nudge ${selectedId}`);
  },
}));
