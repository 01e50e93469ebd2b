import type { Command } from '@coverwright/core/commands/apply-command.ts';
import type { History } from '@coverwright/core/commands/history.ts';
import type { Point, Rect } from '@coverwright/core/geometry/shapes.ts';
import type { SelectionClick } from '@coverwright/core/interaction/select-cycle.ts';
import type { Guide } from '@coverwright/core/interaction/snapping/guides.ts';
import type { PointerMode } from './pointer-mode.ts';

/** The result of a mode's handler: the next mode, the actions to run, and the marks to show. */
export interface Plan {
  readonly mode: PointerMode;
  readonly actions?: readonly GestureAction[];
  readonly shows?: Shown;
}

export type GestureAction =
  | { readonly kind: 'change'; readonly command: Command; readonly label: string }
  | { readonly kind: 'select'; readonly ids: readonly string[]; readonly keepTab: boolean }
  | { readonly kind: 'pan'; readonly by: Point }
  | { readonly kind: 'zoom'; readonly at: Point; readonly factor: number }
  | { readonly kind: 'stop-editing' }
  /** Starts editing a text, with the caret at a point of the scene. */
  | { readonly kind: 'write'; readonly id: string; readonly at: Point }
  | { readonly kind: 'drag-caret'; readonly at: Point }
  | { readonly kind: 'remember-click'; readonly click: SelectionClick }
  /** Opens the menu of the selection. Stage pixels. */
  | { readonly kind: 'menu'; readonly at: Point }
  | { readonly kind: 'revert'; readonly before: History };

/** The marks over the elements during a gesture, in scene pixels. */
export interface Shown {
  readonly guides?: readonly Guide[];
  readonly marquee?: Rect;
  /** The text beside the pointer: an angle or a size. */
  readonly readout?: string;
}
