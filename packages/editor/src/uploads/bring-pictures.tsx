import type { Point } from '@coverwright/core/geometry/shapes.ts';
import { useMessages } from '../messages/use-messages.ts';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { uploadedImage } from '../api/upload-picture.ts';
import { chooseCoverPicture } from '../inspectors/cover-image/choose-cover-picture.ts';
import { addPicture } from '../inspectors/image-objects/add-picture.ts';
import type { EditorStore } from '../session/create-editor-store.ts';
import { useEditor, useMountedEditor } from '../session/editor-context.ts';
import type { TabId } from '../session/tab.ts';
import { runAfterGesture } from '../stage/gestures/run-after-gesture.ts';
import styles from './bring-pictures.module.css';
import { pictureUnder, replacePicture } from './drop-target.ts';
import { dragHasFiles } from './read-picture-files.ts';
import { UploadList } from './upload-list.tsx';
import { usePastedPictures } from './use-pasted-pictures.ts';
import { uploadMessages } from './messages.ts';

/** The tabs that show uploads in progress themselves. */
const TABS_WITH_UPLOADS: readonly TabId[] = ['COVER_IMAGE', 'IMAGE_OBJECTS'];

/**
 * Handles pictures that are dropped or pasted anywhere in the editor. They become objects on the cover, or the cover picture if its drawer
 * is open. A picture that is dropped on another one replaces it.
 */
export function BringPictures() {
  const t = useMessages(uploadMessages);
  const editor = useMountedEditor();
  const { store, gestures } = editor;
  const { uploads } = editor.resources;
  const [over, setOver] = useState<'cover' | 'picture' | null>(null);
  const isInDrawer = useEditor(({ drawerOpen, activeTab }) => drawerOpen && TABS_WITH_UPLOADS.includes(activeTab));
  usePastedPictures(
    useCallback(
      (files, event) =>
        uploads.add(files, (asset) =>
          asksForCoverPicture(event, store)
            ? runAfterGesture(gestures, () => chooseCoverPicture(store, uploadedImage(asset)))
            : addPicture(editor, uploadedImage(asset)),
        ),
      [editor, store, gestures, uploads],
    ),
  );
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!dragHasFiles(event.dataTransfer)) return;
      // By default the browser would leave the editor and show the file.
      event.preventDefault();
      setOver(!isOnStage(event.target) ? null : pictureUnder(editor, stagePoint(event)) === null ? 'cover' : 'picture');
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(null);
    };
    const onDrop = (event: DragEvent) => {
      setOver(null);
      if (!dragHasFiles(event.dataTransfer)) return;
      const isOurs = isOnStage(event.target);
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (!isOurs || files.length === 0) return;
      // Several pictures cannot replace one.
      const target = files.length === 1 ? pictureUnder(editor, stagePoint(event)) : null;
      uploads.add(files, (asset) =>
        target === null ? addPicture(editor, uploadedImage(asset)) : replacePicture(editor, target, uploadedImage(asset)),
      );
    };
    document.addEventListener('dragover', onDragOver);
    document.addEventListener('dragleave', onLeave);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('dragleave', onLeave);
      document.removeEventListener('drop', onDrop);
    };
  }, [editor, uploads]);
  return (
    <>
      {over && (
        <div className={styles.over} aria-hidden="true">
          <IconPhotoPlus size={36} stroke={1.4} />
          {over === 'picture' ? t('dropToReplace') : t('dropToAdd')}
        </div>
      )}
      {!isInDrawer && (
        <div className={styles.tray}>
          <UploadList queue={uploads} />
        </div>
      )}
    </>
  );
}

function asksForCoverPicture({ target }: Event, store: EditorStore): boolean {
  const { activeTab, drawerOpen } = store.getState();
  const isInDrawer = target instanceof Element && target.closest('[data-testid="drawer"]') !== null;
  return isInDrawer && drawerOpen && activeTab === 'COVER_IMAGE';
}

/** Returns the position of a dragged file in stage pixels. */
function stagePoint({ clientX, clientY }: DragEvent): Point {
  const { left, top } = document.querySelector('[data-testid="stage"]')?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { x: clientX - left, y: clientY - top };
}

function isOnStage(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('main') !== null;
}
