import type { EditorResources } from '../resources/editor-resources.ts';
import { createCameraStore } from '../stage/camera-store.ts';
import { createEditorStore } from './create-editor-store.ts';
import type { MountedEditor } from './editor-context.ts';
import type { OpenedCover } from './open-cover.ts';

/** Puts a cover on the stage. */
export function mountEditor(resources: EditorResources, { design, notice, ...item }: OpenedCover): MountedEditor {
  const store = createEditorStore(design, resources.scenes);
  store.getState().open(design, item);
  if (notice !== null) store.getState().notify({ tone: 'info', text: notice });
  return { store, resources, camera: createCameraStore() };
}
