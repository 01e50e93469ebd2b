import { Button, Menu } from '@mantine/core';
import type { RootState } from '@react-three/fiber';
import { IconPhotoDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useMountedEditor } from '../session/editor-context.ts';
import { type PictureKind, canRecord, savePicture, saveStill, saveTurntable } from './save-view.ts';

interface SaveMenuProps {
  /** What is there to be saved; null: nothing yet. */
  readonly drawn: RootState | HTMLCanvasElement | null;
  readonly name: string;
}

/** What is seen, as a picture or as a short film. */
export function SaveMenu({ drawn, name }: SaveMenuProps) {
  const { store } = useMountedEditor();
  const [filming, setFilming] = useState<number | null>(null);
  const orSay = (work: Promise<void>) =>
    work.catch(() =>
      store.getState().notify({ tone: 'error', text: 'The picture could not be made. Try a smaller window, or another browser.' }),
    );
  const picture = (kind: PictureKind) => {
    if (drawn) void orSay(drawn instanceof HTMLCanvasElement ? saveStill(drawn, kind, name) : savePicture(drawn, kind, name));
  };
  const film = () => {
    if (!drawn || drawn instanceof HTMLCanvasElement) return;
    setFilming(0);
    void orSay(saveTurntable(drawn, name, setFilming)).finally(() => setFilming(null));
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          size="compact-sm"
          disabled={drawn === null || filming !== null}
          leftSection={<IconPhotoDown size={16} stroke={1.7} aria-hidden="true" />}
        >
          {filming === null ? 'Save picture' : `Filming ${Math.round(filming * 100)} %`}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => picture('png')}>PNG, without a background</Menu.Item>
        <Menu.Item onClick={() => picture('jpeg')}>JPEG, on white</Menu.Item>
        {drawn !== null && !(drawn instanceof HTMLCanvasElement) && canRecord() && (
          <Menu.Item onClick={film}>A turn round it (WebM, 4 seconds)</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
