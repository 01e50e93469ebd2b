import { useId, useRef } from 'react';

/** Names one slide, one burst of typing: the document's changes under one name are undone as one step. */
export interface GestureName {
  readonly current: () => string;
  /** Ends the gesture: the next change is a step of its own. */
  readonly end: () => void;
}

export function useGestureName(): GestureName {
  const id = useId();
  const count = useRef(0);
  const gesture = useRef<GestureName>({
    current: () => `${id} ${count.current}`,
    end: () => {
      count.current += 1;
    },
  });
  return gesture.current;
}
