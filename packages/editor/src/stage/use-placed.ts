import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type MountedEditor, useMountedEditor } from '../session/editor-context.ts';

/** The position and size of an element on the stage, in stage pixels; an absent value stays as it is. */
export interface Placement {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  /** The rotation in degrees. */
  readonly rotation?: number;
}

/**
 * Positions an element directly from the stores at every change, because React is too slow for sixty frames a second.
 * It sets `left` and `top` rather than a transform, so that the browser need not composite the page again.
 * @param place null hides the element. It must be a stable function.
 * @param write updates the element's text; it must be a stable function, too.
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
