import { useState } from 'react';

/** Names one slide, one burst of typing: the document's changes under one name are undone as one step. */
export interface GestureName {
  readonly current: () => string;
  /** Ends the gesture: the next change is a step of its own. */
  readonly end: () => void;
}

let fields = 0;

export function useGestureName(): GestureName {
  const [gesture] = useState(createGestureName);
  return gesture;
}

function createGestureName(): GestureName {
  const field = (fields += 1);
  let count = 0;
  return {
    current: () => `field ${field} ${count}`,
    end: () => {
      count += 1;
    },
  };
}
