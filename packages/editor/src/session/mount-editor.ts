import { createDialogStore } from '../chrome/dialog-store.ts';
import type { EditorResources } from '../resources/editor-resources.ts';
import { createCameraStore } from '../stage/camera-store.ts';
import { createEditorStore } from './create-editor-store.ts';
import type { MountedEditor } from './editor-context.ts';
import type { OpenedCover } from './open-cover.ts';

/** Puts a cover on the stage. @param selectsFirst true for a cover that was loaded rather than just made. */
export function mountEditor(
  resources: EditorResources,
  { design, notice, activeTab, coverId: _, ...item }: OpenedCover,
  selectsFirst = false,
): MountedEditor {
  const store = createEditorStore(design, resources.scenes);
  store.getState().open(design, item);
  if (activeTab !== null) store.setState({ activeTab });
  // The spec: the first panel is selected, and the tab stays as it is.
  const [first] = design.frontBoard.textBoxes;
  if (first && selectsFirst) store.getState().select(first.designMode.uniqueId, true);
  if (notice !== null) store.getState().notify({ tone: 'info', text: notice });
  return { store, resources, camera: createCameraStore(), dialogs: createDialogStore() };
}
