import type { FaceId } from '@coverwright/core/scene/scene.ts';

export type FontCategory = 'serif' | 'sans-serif' | 'display' | 'handwriting' | 'monospace';

/** A font family as it is listed in the font picker. */
export interface FontFamily {
  readonly family: string;
  readonly category: FontCategory;
  /** The genres that it suits, including `fallback` and `body`. */
  readonly genres: readonly string[];
  /** The license as an SPDX id. */
  readonly licence: string;
  /** The scripts that it was designed for, by name. */
  readonly scripts: readonly string[];
  /** The common characters that it lacks; null if it lacks none. */
  readonly missing: string | null;
  readonly faces: readonly FontFace[];
}

/** A font file of a family. */
export interface FontFace {
  readonly id: FaceId;
  readonly weight: number;
  readonly italic: boolean;
  /** The unique file name, which is also its name below `/fonts/<version>/`. */
  readonly file: string;
  /** The npm package that contains the file, and the path inside it. */
  readonly npm: string;
  readonly path: string;
  readonly bytes: number;
}
