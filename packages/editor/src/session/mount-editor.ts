import { createDialogStore } from '../chrome/dialog-store.ts';
import { createContextMenuStore } from '../context-menu/context-menu-store.ts';
import type { EditorResources } from '../resources/editor-resources.ts';
import { createReviewStore } from '../reviews/review-store.ts';
import { createSaveLine } from '../saving/save-line.ts';
import { createCameraStore } from '../stage/camera-store.ts';
import { createGestureEngine } from '../stage/gestures/create-gesture-engine.ts';
import { createCalmStore } from './calm-store.ts';
import { createEditorStore } from './create-editor-store.ts';
import type { MountedEditor } from './editor-context.ts';
import type { OpenedCover } from './open-cover.ts';
import { createViewStore } from './view-store.ts';

/** Mounts an editor with a cover. Nothing is selected, so that the first key is a shortcut and does not replace a text. */
export function mountEditor(resources: EditorResources, { design, notice, activeTab, coverId: _, ...item }: OpenedCover): MountedEditor {
  const store = createEditorStore(design, resources.scenes);
  store.getState().open(design, item);
  if (activeTab !== null) store.setState({ activeTab });
  if (notice !== null) store.getState().notify({ tone: 'info', text: notice });
  const camera = createCameraStore();
  const gestures = createGestureEngine({ store, camera, later: afterTime, nextName: () => crypto.randomUUID() });
  const contextMenu = createContextMenuStore();
  gestures.connectMenu(contextMenu.openOnStage);
  return {
    store,
    calm: createCalmStore(store, gestures.view, afterTime),
    resources,
    camera,
    view: createViewStore(() => window.localStorage),
    gestures,
    dialogs: createDialogStore(),
    contextMenu,
    saving: createSaveLine(),
    review: createReviewStore(),
  };
}

function afterTime(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}
