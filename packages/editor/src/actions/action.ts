import type { ActionLabel } from './messages.ts';
import type { AnalyticsEvent } from '@coverwright/contracts/analytics/events.ts';
import type { MountedEditor } from '../session/editor-context.ts';

/** The groups of actions, in the order in which menus and the shortcut sheet list them. */
export const ACTION_GROUPS = ['Cover', 'Elements', 'Moving', 'View', 'Help'] as const;
export type ActionGroup = (typeof ACTION_GROUPS)[number];

/** An action of the author, as the toolbar, the keyboard shortcuts, the menus and the analytics share it. */
export interface Action {
  readonly id: string;
  /** Key of its name in the messages. */
  readonly label: ActionLabel;
  readonly group: ActionGroup;
  /** `Mod` is Ctrl, or Command on a Mac. The first is shown; the others work too. */
  readonly shortcuts: readonly string[];
  /**
   * Where the shortcuts work; absent: anywhere in the editor, except while text is edited. `stage`: only while the focus is on the
   * stage; elsewhere the keys keep their usual meaning. `everywhere`: in text fields as well.
   */
  readonly scope?: 'stage' | 'everywhere';
  readonly isEnabled: (editor: MountedEditor) => boolean;
  /** Analytics event that is sent whenever the action is run. */
  readonly track?: AnalyticsEvent;
  readonly run: (editor: MountedEditor, event?: { readonly shiftKey: boolean }) => void;
}
