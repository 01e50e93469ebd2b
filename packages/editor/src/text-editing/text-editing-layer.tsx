import { useEffect } from 'react';
import { useMountedEditor } from '../session/editor-context.ts';
import type { Camera } from '../stage/camera.ts';
import { CaretLayer } from './caret-layer.tsx';
import { useTextEditing } from './use-text-editing.ts';
import { useTypedKeys } from './use-typed-keys.ts';

/** Text editing on the canvas: its caret, its text area, and its pointer handling. */
export function TextEditingLayer({ camera }: { readonly camera: Camera }) {
  const { gestures } = useMountedEditor();
  const editing = useTextEditing();
  const { pointer, textarea } = editing;
  useTypedKeys(textarea);
  useEffect(() => gestures.connectText(pointer), [gestures, pointer]);
  return <CaretLayer editing={editing} camera={camera} />;
}
