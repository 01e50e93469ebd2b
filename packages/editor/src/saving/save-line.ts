/** Connects the Save action to the open editor; without an editor it does nothing. */
export interface SaveLine {
  save(): void;
  /** Connects an editor. Returns a function that disconnects it. */
  connect(save: () => void): () => void;
}

export function createSaveLine(): SaveLine {
  let save: (() => void) | null = null;
  return {
    save: () => save?.(),
    connect(connected) {
      save = connected;
      return () => {
        if (save === connected) save = null;
      };
    },
  };
}
