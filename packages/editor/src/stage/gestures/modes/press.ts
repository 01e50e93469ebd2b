import { isGround } from '@coverwright/core/interaction/hit-test.ts';
import type { SceneLayer } from '@coverwright/core/scene/scene.ts';
import { groupOf, parentOf } from '@coverwright/core/elements/group/element-tree.ts';
import { selectByClick } from '@coverwright/core/interaction/select-cycle.ts';
import { toggled } from '../../../session/selection.ts';
import { toScene } from '../../camera.ts';
import { canSelectWithOthers, candidatesAt } from '../candidates-at.ts';
import { doubleClicked, doubleClickedWords, isWritten } from '../double-click.ts';
import { menuTargetAt } from '../menu-target.ts';
import type { ModeDefinition } from '../mode-definition.ts';
import type { GestureAction, Plan } from '../plan.ts';
import type { PointerInput } from '../pointer-input.ts';
import { IDLE, type PointerMode } from '../pointer-mode.ts';
import type { StageFacts } from '../stage-facts.ts';
import { drag, startDrag } from './drag.ts';
import { marquee, startMarquee } from './marquee.ts';

/** Movements below this distance count as a click; fingers are less steady. Screen pixels. */
const DRAG_THRESHOLD = { mouse: 4, pen: 5, touch: 8 } as const;

/** A pressed pointer that has not moved yet: it becomes a click, a drag or a marquee. */
export const press: ModeDefinition<'press'> = {
  move(mode, input, facts) {
    const { down, draggable } = mode;
    if (Math.hypot(input.at.x - down.at.x, input.at.y - down.at.y) < DRAG_THRESHOLD[down.pointerType]) return { mode };
    const dragging = draggable === null ? null : startDrag(down, draggable, facts);
    if (dragging) {
      const plan = drag.move(dragging, input, facts);
      return { ...plan, actions: [...selects(dragging, facts), ...(plan.actions ?? [])] };
    }
    // A finger on the ground pans the stage: a marquee would need two, and two fingers pinch.
    if (down.pointerType === 'touch')
      return { mode: { kind: 'pan', last: input.at }, actions: [{ kind: 'pan', by: between(down, input) }] };
    return marquee.move(startMarquee(down, facts), input, facts);
  },
  release: ({ down }, input, facts) => ({ mode: IDLE, actions: click(down, input.time, facts) }),
  cancel: () => ({ mode: IDLE }),
};

/** Starts a press: a drag would move the selection if it is there, else the topmost element. */
export function startPress(down: PointerInput, facts: StageFacts): Plan {
  const candidates = candidatesAt(facts, down.at, down.pointerType);
  const held = candidates.find(({ id }) => facts.selectedIds.includes(id)) ?? candidates.find((layer) => !isGround(layer));
  return {
    mode: { kind: 'press', down, draggable: held?.id ?? null },
    actions: facts.editingId === null ? [] : [{ kind: 'stop-editing' }],
  };
}

/** Handles a long press: adds the element under the finger to the selection, and opens the menu of the selection. */
export function holdPress({ down }: PointerMode<'press'>, facts: StageFacts): Plan {
  const target = menuTargetAt(facts, down.at, down.pointerType);
  const joins = target !== null && canSelectWithOthers(target) && !facts.selectedIds.includes(target.id);
  const known = joinable(facts);
  if (!joins || known.length === 0) return { mode: IDLE, actions: menuActions(down, facts) };
  return {
    mode: IDLE,
    actions: [
      { kind: 'select', ids: [...known, target.id], keepTab: true },
      { kind: 'menu', at: down.at },
    ],
  };
}

/** Opens a menu: of the selection if it is at that point, else of the visible element there. */
export function menuActions({ at, pointerType }: PointerInput, facts: StageFacts): readonly GestureAction[] {
  const target = menuTargetAt(facts, at, pointerType);
  const isSelected = target !== null && facts.selectedIds.includes(target.id);
  const stops: readonly GestureAction[] = facts.editingId === null ? [] : [{ kind: 'stop-editing' }];
  const selects: readonly GestureAction[] = isSelected ? [] : [{ kind: 'select', ids: target ? [target.id] : [], keepTab: true }];
  return [...stops, ...selects, { kind: 'menu', at }];
}

function click(down: PointerInput, time: number, facts: StageFacts): readonly GestureAction[] {
  const { at, shift, mod, pointerType } = down;
  const candidates = candidatesAt(facts, at, pointerType);
  if (shift || mod) {
    const [top] = candidates;
    return top && canSelectWithOthers(top) ? [{ kind: 'select', ids: toggled(joinable(facts), top.id), keepTab: false }] : [];
  }
  const words = doubleClickedWords(candidates, { at, time }, facts.lastClick) ?? tappedAgain(candidates, pointerType, facts);
  if (words !== null) {
    return [
      { kind: 'remember-click', click: { at, time, chosen: words } },
      { kind: 'select', ids: [words], keepTab: false },
      { kind: 'write', id: words, at: toScene(facts.camera, at) },
    ];
  }
  const entered = doubleClickedMember(candidates, { at, time }, facts, pointerType);
  if (entered !== null) {
    return [
      { kind: 'remember-click', click: { at, time, chosen: entered.id } },
      { kind: 'select', ids: [entered.id], keepTab: false },
      ...(isWritten(entered) ? [{ kind: 'write', id: entered.id, at: toScene(facts.camera, at) } as const] : []),
    ];
  }
  const chosen = selectByClick(
    candidates.map(({ id }) => id),
    { at, time },
    facts.lastClick,
  );
  return [
    { kind: 'remember-click', click: { at, time, chosen } },
    { kind: 'select', ids: chosen === null ? [] : [chosen], keepTab: false },
  ];
}

/** Starts editing at the second tap on a text that the first tap selected, however late: only then a phone shows its keyboard. */
function tappedAgain(
  candidates: readonly SceneLayer[],
  pointerType: PointerInput['pointerType'],
  { selectedIds }: StageFacts,
): string | null {
  if (pointerType !== 'touch' || selectedIds.length !== 1) return null;
  const layer = candidates.find(({ id }) => id === selectedIds[0]);
  return layer && isWritten(layer) ? layer.id : null;
}

/** Handles a double click on a group: selects the member under the pointer. A text is edited at once. */
function doubleClickedMember(
  candidates: readonly SceneLayer[],
  click: Parameters<typeof doubleClicked>[1],
  facts: StageFacts,
  pointerType: PointerInput['pointerType'],
): SceneLayer | null {
  const id = doubleClicked(candidates, click, facts.lastClick)?.id;
  const group = id === undefined ? undefined : groupOf(facts.design, id);
  if (!group) return null;
  const inside = candidatesAt({ ...facts, selectedIds: group.members }, click.at, pointerType);
  return inside.find((layer) => parentOf(facts.design, layer.id) === id) ?? null;
}

/** Returns the selected elements that a further one can join: a selected board or cover picture is dropped. */
function joinable({ selectedIds, scene }: StageFacts): readonly string[] {
  return selectedIds.filter((id) => scene.layers.some((layer) => layer.id === id && canSelectWithOthers(layer)));
}

/** Selects the dragged element without changing the drawer before the drag ends: on a phone it would move the stage under the finger. */
function selects({ boxes }: PointerMode<'drag'>, { selectedIds }: StageFacts): readonly GestureAction[] {
  const ids = boxes.map(({ id }) => id);
  return ids.every((id) => selectedIds.includes(id)) ? [] : [{ kind: 'select', ids, keepTab: true }];
}

function between(from: PointerInput, to: PointerInput) {
  return { x: to.at.x - from.at.x, y: to.at.y - from.at.y };
}
