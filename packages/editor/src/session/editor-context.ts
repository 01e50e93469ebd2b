import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { DialogStore } from '../chrome/dialog-store.ts';
import type { EditorResources } from '../resources/editor-resources.ts';
import type { CameraStore } from '../stage/camera-store.ts';
import type { GestureEngine } from '../stage/gestures/create-gesture-engine.ts';
import type { EditorActions, EditorStore } from './create-editor-store.ts';
import type { EditorState } from './editor-state.ts';
import type { ViewStore } from './view-store.ts';

/** One editor on the page: its document, what it draws with, and where the author looks. */
export interface MountedEditor {
  readonly store: EditorStore;
  readonly resources: EditorResources;
  readonly camera: CameraStore;
  readonly view: ViewStore;
  readonly gestures: GestureEngine;
  readonly dialogs: DialogStore;
}

const EditorContext = createContext<MountedEditor | null>(null);
export const EditorProvider = EditorContext.Provider;

export function useMountedEditor(): MountedEditor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('Used outside of a mounted editor');
  return editor;
}

/** A part of the editor's state; the component draws again when it changes. */
export function useEditor<Selected>(select: (state: EditorState & EditorActions) => Selected): Selected {
  return useStore(useMountedEditor().store, select);
}

/** The document as it is now. */
export function useDesign() {
  return useEditor((state) => state.history.present);
}
