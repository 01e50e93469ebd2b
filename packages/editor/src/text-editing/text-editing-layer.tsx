import { useEffect } from 'react';
import { useMountedEditor } from '../session/editor-context.ts';
import type { Camera } from '../stage/camera.ts';
import { CaretLayer } from './caret-layer.tsx';
import { useTextEditing } from './use-text-editing.ts';
import { useTypedKeys } from './use-typed-keys.ts';

/** Typing on the canvas: what is seen of it, and its ear for the stage's pointers. */
export function TextEditingLayer({ camera }: { readonly camera: Camera }) {
  const { gestures } = useMountedEditor();
  const editing = useTextEditing();
  const { pointer, textarea } = editing;
  useTypedKeys(textarea);
  useEffect(() => gestures.connectText(pointer), [gestures, pointer]);
  return <CaretLayer editing={editing} camera={camera} />;
}
