import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { DialogStore } from '../chrome/dialog-store.ts';
import type { ContextMenuStore } from '../context-menu/context-menu-store.ts';
import type { EditorResources } from '../resources/editor-resources.ts';
import type { ReviewStore } from '../reviews/review-store.ts';
import type { SaveLine } from '../saving/save-line.ts';
import type { CameraStore } from '../stage/camera-store.ts';
import type { GestureEngine } from '../stage/gestures/create-gesture-engine.ts';
import type { EditorActions, EditorStore } from './create-editor-store.ts';
import type { EditorState } from './editor-state.ts';
import type { ViewStore } from './view-store.ts';

/** A mounted editor: its document, its resources, and its view. */
export interface MountedEditor {
  readonly store: EditorStore;
  /** The same state for the surroundings of the stage; it is delayed during gestures and typing. */
  readonly calm: EditorStore;
  readonly resources: EditorResources;
  readonly camera: CameraStore;
  readonly view: ViewStore;
  readonly gestures: GestureEngine;
  readonly dialogs: DialogStore;
  readonly contextMenu: ContextMenuStore;
  readonly saving: SaveLine;
  readonly review: ReviewStore;
}

const EditorContext = createContext<MountedEditor | null>(null);
export const EditorProvider = EditorContext.Provider;

export function useMountedEditor(): MountedEditor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('Used outside of a mounted editor');
  return editor;
}

type Select<Selected> = (state: EditorState & EditorActions) => Selected;

/** Selects a part of the editor's state for the surroundings of the stage, and renders the component when it changes. */
export function useEditor<Selected>(select: Select<Selected>): Selected {
  return useStore(useMountedEditor().calm, select);
}

/** Selects a part of the editor's state without delay, at every frame of a gesture, for the stage itself. */
export function useLiveEditor<Selected>(select: Select<Selected>): Selected {
  return useStore(useMountedEditor().store, select);
}

/** Returns the current document; during a gesture, the one from its start. */
export function useDesign() {
  return useEditor((state) => state.history.present);
}
