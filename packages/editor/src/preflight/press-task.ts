import type { ProofMarks, ProofReading } from '@coverwright/core/colour/proof-pixels.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { Finding } from '@coverwright/core/preflight/check.ts';

/** Describes what the worker can be asked about a cover. */
export type PressTask =
  /** What would the printer say? */
  | { readonly kind: 'judge'; readonly design: Design }
  /** How will it look in ink? `width` is in pixels, of the whole cover. */
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
