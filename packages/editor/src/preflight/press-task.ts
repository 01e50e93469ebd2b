import type { ProofMarks, ProofReading } from '@coverwright/core/colour/proof-pixels.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { Finding } from '@coverwright/core/preflight/check.ts';

/** A task for the preflight worker. */
export type PressTask =
  /** Runs the print check. */
  | { readonly kind: 'judge'; readonly design: Design }
  /** Paints the print proof. `width` is that of the whole cover in pixels. */
  | { readonly kind: 'proof'; readonly design: Design; readonly width: number; readonly marks: ProofMarks };

/** The print proof, with the share of the cover that the press cannot reproduce. */
export interface PressProof {
  readonly picture: ImageBitmap;
  readonly reading: ProofReading;
}

/** The answer to one kind of task; the other part is null. Both are null if a font or the ink table failed to load. */
export interface PressAnswer {
  readonly findings: readonly Finding[] | null;
  readonly proof: PressProof | null;
}
