import { createContext, useContext } from 'react';
import { type StoreApi, createStore, useStore } from 'zustand';
import type { Hold } from './hold-cover.ts';
import type { Journal, JournalEvent } from './journal.ts';

/** The interface to saving for the buttons and the banner. */
export interface Saving {
  /** @returns true if the server has the current state */
  save(): Promise<boolean>;
  /** Moves the work on the cover from another tab to this one. */
  takeOver(): void;
  /** Opens a copy of the cover as a template for another book. */
  openAsTemplate(): Promise<void>;
  readonly condition: StoreApi<SavingCondition>;
}

/** The state of the storage in this browser. */
export interface SavingCondition {
  readonly hold: Hold;
  readonly storage: Journal['kind'];
  /** The journal's last event, until it is dismissed. */
  readonly event: JournalEvent | null;
  /** The failure to store the cover, until it succeeds; null without one. */
  readonly failure: KeepingFailure | null;
}

/** A failure that the author must know about, and can retry. */
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
