/** Describes how an action reaches the saving of the cover that is open; nothing happens while no editor is connected. */
export interface SaveLine {
  save(): void;
  /** Returns what disconnects. */
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
