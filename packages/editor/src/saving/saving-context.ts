import { createContext, useContext } from 'react';
import { type StoreApi, createStore, useStore } from 'zustand';
import type { Hold } from './hold-cover.ts';
import type { Journal, JournalEvent } from './journal.ts';

/** Saving as the buttons and the banner know it. */
export interface Saving {
  /** @returns whether the server has it now. */
  save(): Promise<boolean>;
  /** Works on the cover in this tab rather than in the other. */
  takeOver(): void;
  /** Opens a new cover with the same designs in the place of this one. */
  openAsTemplate(): Promise<void>;
  readonly condition: StoreApi<SavingCondition>;
}

/** Describes how well the work is kept in this browser. */
export interface SavingCondition {
  readonly hold: Hold;
  readonly storage: Journal['kind'];
  /** The journal's last event, until it is dismissed. */
  readonly event: JournalEvent | null;
  /** The failure to store the cover, until it succeeds; null without one. */
  readonly failure: KeepingFailure | null;
}

/** Something that the author has to know, and can try again. */
export interface KeepingFailure {
  readonly message: string;
  retry(): void;
}

export function createCondition(storage: Journal['kind']): StoreApi<SavingCondition> {
  return createStore(() => ({ hold: 'asking', storage, event: null, failure: null }));
}

const SavingContext = createContext<Saving | null>(null);
export const SavingProvider = SavingContext.Provider;

export function useSaving(): Saving {
  const saving = useContext(SavingContext);
  if (!saving) throw new Error('Used outside of the design screen');
  return saving;
}

export function useCondition(): SavingCondition {
  return useStore(useSaving().condition);
}
