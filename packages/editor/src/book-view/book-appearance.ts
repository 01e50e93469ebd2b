import type { SceneId } from '@coverwright/core/book/scenes.ts';
import type { PaperId } from '@coverwright/core/platforms/platform.ts';
import type { Finish } from '@coverwright/render/mock-up/surfaces.ts';

/** Describes what is looked at: a scene, and what its things are made of. */
export interface BookAppearance {
  readonly scene: SceneId;
  readonly finish: Finish;
  readonly paper: PaperId;
  readonly extent: number;
  /** The addresses of the neighbors' pictures. */
  readonly neighbours: readonly string[];
}
