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

/** One editor on the page: its document, what it draws with, and where the author looks. */
export interface MountedEditor {
  readonly store: EditorStore;
  /** The same state for what stands around the stage: it waits while the hand is at work on the cover. */
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

/** A part of the editor's state, for what stands around the stage; the component draws again when it changes. */
export function useEditor<Selected>(select: Select<Selected>): Selected {
  return useStore(useMountedEditor().calm, select);
}

/** The same at every frame of a gesture: for the stage itself. */
export function useLiveEditor<Selected>(select: Select<Selected>): Selected {
  return useStore(useMountedEditor().store, select);
}

/** The document as it is now, or was when the hand took hold of it. */
export function useDesign() {
  return useEditor((state) => state.history.present);
}
