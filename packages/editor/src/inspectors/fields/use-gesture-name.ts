import { useState } from 'react';

/** The undo name of a drag or of a burst of typing: changes with the same name are undone as one step. */
export interface GestureName {
  readonly current: () => string;
  /** Ends the gesture, so that the next change is a step of its own. */
  readonly end: () => void;
}

export function useGestureName(): GestureName {
  const [gesture] = useState(createGestureName);
  return gesture;
}

function createGestureName(): GestureName {
  // The name is unique, also among the gestures of earlier visits, which are in the history.
  let name = crypto.randomUUID();
  return {
    current: () => name,
    end: () => {
      name = crypto.randomUUID();
    },
  };
}
