import type { MountedEditor } from '../session/editor-context.ts';

/** One thing that an author can do: it feeds the toolbar, the keys, the menus and the analytics alike. */
export interface Action {
  readonly id: string;
  readonly label: string;
  /** `Mod` is Ctrl, or Command on a Mac. The first is shown; the others work too. */
  readonly shortcuts: readonly string[];
  readonly isEnabled: (editor: MountedEditor) => boolean;
  readonly run: (editor: MountedEditor, event?: { readonly shiftKey: boolean }) => void;
}
