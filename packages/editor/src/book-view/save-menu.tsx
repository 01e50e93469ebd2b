import { useMessages } from '../messages/use-messages.ts';
import { Button, Menu } from '@mantine/core';
import type { RootState } from '@react-three/fiber';
import { IconPhotoDown } from '@tabler/icons-react';
import { useState } from 'react';
import { EditorMenu } from '../chrome/editor-menu.tsx';
import { useMountedEditor } from '../session/editor-context.ts';
import type { CoverCanvas } from './cover-canvas.ts';
import { type PictureKind, type Still, canRecord, savePicture, saveStill, saveTurntable } from './save-view.ts';
import { bookViewMessages } from './messages.ts';

/** The views that the panel can save. */
export interface Drawn {
  /** The state of the WebGL renderer; null without WebGL. */
  readonly state: RootState | null;
  /** The same view as a picture by the software renderer; null if a graphics card draws it. */
  readonly still: Still | null;
}

interface SaveMenuProps {
  /** The view to save; null until there is one. */
  readonly drawn: Drawn | null;
  readonly cover: CoverCanvas;
  readonly name: string;
}

/** Saves the 3D view as a picture or as a short film. */
export function SaveMenu({ drawn, cover, name }: SaveMenuProps) {
  const t = useMessages(bookViewMessages);
  const { store } = useMountedEditor();
  const [busy, setBusy] = useState<string | null>(null);
  const orSay = (work: Promise<void>) =>
    work.catch(() => store.getState().notify({ tone: 'error', text: t('notSaved') })).finally(() => setBusy(null));
  const picture = (kind: PictureKind) => {
    if (!drawn) return;
    setBusy(t('saving'));
    const { still, state } = drawn;
    if (still) void orSay(saveStill(still, kind, name));
    else if (state) void orSay(savePicture(state, cover, kind, name));
  };
  const film = () => {
    if (!drawn?.state) return;
    void orSay(saveTurntable(drawn.state, name, (share) => setBusy(t('recording', { percent: Math.round(share * 100) }))));
  };
  return (
    <EditorMenu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          size="compact-sm"
          disabled={drawn === null || busy !== null}
          leftSection={<IconPhotoDown size={16} stroke={1.7} aria-hidden="true" />}
        >
          {busy ?? t('savePicture')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => picture('png')}>{t('png')}</Menu.Item>
        <Menu.Item onClick={() => picture('jpeg')}>{t('jpeg')}</Menu.Item>
        {drawn?.state && canRecord() && <Menu.Item onClick={film}>{t('video')}</Menu.Item>}
      </Menu.Dropdown>
    </EditorMenu>
  );
}
