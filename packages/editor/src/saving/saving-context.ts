import { createContext, useContext } from 'react';

/** Saving as the buttons know it. */
export interface Saving {
  /** @returns whether the server has it now. */
  save(): Promise<boolean>;
}

const SavingContext = createContext<Saving | null>(null);
export const SavingProvider = SavingContext.Provider;

export function useSaving(): Saving {
  const saving = useContext(SavingContext);
  if (!saving) throw new Error('Used outside of the design screen');
  return saving;
}
