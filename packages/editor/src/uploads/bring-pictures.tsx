import { IconPhotoPlus } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { uploadedImage } from '../api/upload-picture.ts';
import { chooseCoverPicture } from '../inspectors/cover-image/choose-cover-picture.ts';
import { addPicture } from '../inspectors/image-objects/add-picture.ts';
import type { EditorStore } from '../session/create-editor-store.ts';
import { useEditor, useMountedEditor } from '../session/editor-context.ts';
import type { TabId } from '../session/tab.ts';
import { whenLetGo } from '../stage/gestures/when-let-go.ts';
import styles from './bring-pictures.module.css';
import { carriesFiles } from './read-picture-files.ts';
import { UploadList } from './upload-list.tsx';
import { usePastedPictures } from './use-pasted-pictures.ts';

/** Where the drawer itself shows what is on its way. */
const TABS_WITH_UPLOADS: readonly TabId[] = ['COVER_IMAGE', 'IMAGE_OBJECTS'];

/** Pictures dropped or pasted anywhere in the editor: objects on the cover, or its picture where that is what the drawer asks for. */
export function BringPictures() {
  const editor = useMountedEditor();
  const { store, gestures } = editor;
  const { uploads } = editor.resources;
  const [isOver, setIsOver] = useState(false);
  const isInDrawer = useEditor(({ drawerOpen, activeTab }) => drawerOpen && TABS_WITH_UPLOADS.includes(activeTab));
  usePastedPictures(
    useCallback(
      (files, event) =>
        uploads.add(files, (asset) =>
          asksForCoverPicture(event, store)
            ? whenLetGo(gestures, () => chooseCoverPicture(store, uploadedImage(asset)))
            : addPicture(editor, uploadedImage(asset)),
        ),
      [editor, store, gestures, uploads],
    ),
  );
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return;
      // Else the browser leaves the editor and shows the file.
      event.preventDefault();
      setIsOver(isOnStage(event.target));
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setIsOver(false);
      if (!carriesFiles(event.dataTransfer)) return;
      const isOurs = isOnStage(event.target);
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (isOurs && files.length > 0) uploads.add(files, (asset) => addPicture(editor, uploadedImage(asset)));
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
      {isOver && (
        <div className={styles.over} aria-hidden="true">
          <IconPhotoPlus size={36} stroke={1.4} />
          Drop it to add it to the cover
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

function isOnStage(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('main') !== null;
}
