import type { FaceId } from '@coverwright/core/scene/scene.ts';

export type FontCategory = 'serif' | 'sans-serif' | 'display' | 'handwriting' | 'monospace';

/** One family as a person picks it. */
export interface FontFamily {
  readonly family: string;
  readonly category: FontCategory;
  /** Genres that it suits; `fallback` and `body` among them. */
  readonly genres: readonly string[];
  /** The license as an SPDX id. */
  readonly licence: string;
  /** Scripts it was drawn for, in words. */
  readonly scripts: readonly string[];
  /** Common characters that it lacks, if any. */
  readonly missing: string | null;
  readonly faces: readonly FontFace[];
}

/** One font file. */
export interface FontFace {
  readonly id: FaceId;
  readonly weight: number;
  readonly italic: boolean;
  /** Unique file name, also its name below the `/fonts/<version>/` address. */
  readonly file: string;
  /** The npm package of the file, and the path inside it. */
  readonly npm: string;
  readonly path: string;
  readonly bytes: number;
}
