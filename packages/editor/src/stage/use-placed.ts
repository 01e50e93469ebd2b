import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type MountedEditor, useMountedEditor } from '../session/editor-context.ts';

/** Where something stands on the stage, in its pixels; what is left out stays as it is. */
export interface Placement {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  /** The rotation in degrees. */
  readonly rotation?: number;
}

/**
 * Keeps an element in its place at every change, straight from the stores: what follows the hand sixty times a second would cost
 * more by way of React than the cover does. By `left` and `top`, never by a transform, for the page then need not be composed again.
 * @param place null hides the element. Must be the same function from one drawing to the next.
 * @param write what else the element says of the moment; the same function too.
 */
export function usePlaced<Target extends HTMLElement>(
  place: (editor: MountedEditor) => Placement | null,
  write?: (element: Target, editor: MountedEditor) => void,
): RefObject<Target | null> {
  const editor = useMountedEditor();
  const target = useRef<Target>(null);
  useLayoutEffect(() => {
    const put = () => {
      const element = target.current;
      if (!element) return;
      putAt(element, place(editor));
      write?.(element, editor);
    };
    put();
    const stops = [editor.store.subscribe(put), editor.camera.subscribe(put), editor.gestures.view.subscribe(put)];
    return () => stops.forEach((stop) => stop());
  }, [editor, place, write]);
  return target;
}

function putAt(element: HTMLElement, placement: Placement | null): void {
  const { style } = element;
  element.hidden = placement === null;
  if (!placement) return;
  const { x, y, width, height, rotation = 0 } = placement;
  // Setting a style to its current value costs nothing.
  if (x !== undefined) style.left = `${x}px`;
  if (y !== undefined) style.top = `${y}px`;
  if (width !== undefined) style.width = `${width}px`;
  if (height !== undefined) style.height = `${height}px`;
  style.transform = rotation === 0 ? '' : `rotate(${rotation}deg)`;
}
