import type { ProofMarks, ProofReading } from '@coverwright/core/colour/proof-pixels.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { Finding } from '@coverwright/core/preflight/check.ts';

/** Describes what the worker can be asked about a cover. */
export type PressTask =
  /** Runs the print check. */
  | { readonly kind: 'judge'; readonly design: Design }
  /** Paints the print proof. `width` is that of the whole cover in pixels. */
  | { readonly kind: 'proof'; readonly design: Design; readonly width: number; readonly marks: ProofMarks };

/** The cover as it prints, with how much of it ink cannot do. */
export interface PressProof {
  readonly picture: ImageBitmap;
  readonly reading: ProofReading;
}

/** It is null where the cover could not be laid out, because a font or the ink table did not come. */
export interface PressAnswer {
  readonly findings: readonly Finding[] | null;
  readonly proof: PressProof | null;
}
