import type { History } from '@coverwright/core/commands/history.ts';
import type { Point, Rect } from '@coverwright/core/geometry/shapes.ts';
import type { ElementBox } from '@coverwright/core/interaction/element-box.ts';
import type { Handle } from '@coverwright/core/interaction/resize-box.ts';
import type { SnapField } from '@coverwright/core/interaction/snapping/snap-field.ts';
import type { TurnedBox } from '@coverwright/core/interaction/turned-box.ts';
import type { PointerInput } from './pointer-input.ts';

/** The elements of a gesture: their boxes at its start, and the document that Escape restores. */
interface AtWork {
  /** The place where the pointer went down. Stage pixels. */
  readonly start: Point;
  readonly boxes: readonly ElementBox[];
  readonly before: History;
}

interface Modes {
  readonly idle: Record<never, never>;
  readonly press: { readonly down: PointerInput; readonly draggable: string | null };
  /** `frame` is the common bounding box of the visible elements. */
  readonly drag: AtWork & { readonly frame: Rect; readonly field: SnapField | null };
  readonly resize: AtWork & { readonly frame: TurnedBox; readonly handle: Handle; readonly field: SnapField | null };
  readonly rotate: AtWork & { readonly frame: TurnedBox };
  /** `start` is in scene pixels; `kept` stays selected in addition to the touched elements. */
  readonly marquee: { readonly start: Point; readonly before: readonly string[]; readonly kept: readonly string[] };
  readonly pan: { readonly last: Point };
  readonly pinch: { readonly first: Point; readonly second: Point };
  readonly 'select-text': Record<never, never>;
}

export type ModeKind = keyof Modes;

/** The current mode of the held pointers. */
export type PointerMode<Kind extends ModeKind = ModeKind> = { [Each in Kind]: Modes[Each] & { readonly kind: Each } }[Kind];

export const IDLE: PointerMode<'idle'> = { kind: 'idle' };
