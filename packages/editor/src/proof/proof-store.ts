import type { ProofMarks } from '@coverwright/core/colour/proof-pixels.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { type StoreApi, createStore } from 'zustand/vanilla';
import type { PressProof } from '../preflight/press-task.ts';

export interface ProofState {
  readonly isOn: boolean;
  readonly marks: ProofMarks;
  /** The newest proof and the document that it shows; null before the first. */
  readonly proof: (PressProof & { readonly design: Design }) | null;
}

export type ProofStore = StoreApi<ProofState>;

export function createProofStore(): ProofStore {
  return createStore(() => ({ isOn: false, marks: { gamut: true, ink: false }, proof: null }));
}
