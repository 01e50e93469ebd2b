import { useStore } from 'zustand';
import { CommandsDialog } from '../commands-palette/commands-dialog.tsx';
import { IdeasDialog } from '../ideas/ideas-dialog.tsx';
import { useMountedEditor } from '../session/editor-context.ts';
import { ShareDialog } from '../sharing/share-dialog.tsx';
import { Tour } from '../tour/tour.tsx';
import { VersionsDialog } from '../versions/versions-dialog.tsx';
import { ShortcutSheet } from './shortcut-sheet.tsx';

/** Renders the dialog that is open, if any. */
export function EditorDialogs() {
  const { dialogs } = useMountedEditor();
  const open = useStore(dialogs, (state) => state.open);
  const close = () => dialogs.setState({ open: null });
  switch (open) {
    case 'commands':
      return <CommandsDialog onClose={close} />;
    case 'shortcuts':
      return <ShortcutSheet onClose={close} />;
    case 'ideas':
      return <IdeasDialog onClose={close} />;
    case 'share':
      return <ShareDialog onClose={close} />;
    case 'versions':
      return <VersionsDialog onClose={close} />;
    case 'tour':
      return <Tour onClose={close} />;
    // The crop frame covers the stage only.
    case 'crop':
    case null:
      return null;
  }
}
