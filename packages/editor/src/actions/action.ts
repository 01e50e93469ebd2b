import type { ActionLabel } from './messages.ts';
import type { AnalyticsEvent } from '@coverwright/contracts/analytics/events.ts';
import type { MountedEditor } from '../session/editor-context.ts';

/** Where an action stands among the others, in this order. */
export const ACTION_GROUPS = ['Cover', 'Elements', 'Moving', 'View', 'Help'] as const;
export type ActionGroup = (typeof ACTION_GROUPS)[number];

/** One thing that an author can do: it feeds the toolbar, the keys, the menus and the analytics alike. */
export interface Action {
  readonly id: string;
  /** Key of its name in the messages. */
  readonly label: ActionLabel;
  readonly group: ActionGroup;
  /** `Mod` is Ctrl, or Command on a Mac. The first is shown; the others work too. */
  readonly shortcuts: readonly string[];
  /**
   * The place where its keys work; absent: anywhere in the editor, except while words are typed. `stage`: only while the focus is on the
   * stage; elsewhere the keys keep their usual meaning. `everywhere`: in fields as well.
   */
  readonly scope?: 'stage' | 'everywhere';
  readonly isEnabled: (editor: MountedEditor) => boolean;
  /** Told to the data layer whenever it is done. */
  readonly track?: AnalyticsEvent;
  readonly run: (editor: MountedEditor, event?: { readonly shiftKey: boolean }) => void;
}
