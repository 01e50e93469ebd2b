import type { SceneId } from '@coverwright/core/book/scenes.ts';
import type { PaperId } from '@coverwright/core/platforms/platform.ts';
import type { Finish } from '@coverwright/render/mock-up/surfaces.ts';

/** The scene of the 3D view and the materials of its objects. */
export interface BookAppearance {
  readonly scene: SceneId;
  readonly finish: Finish;
  readonly paper: PaperId;
  readonly extent: number;
  /** The addresses of the neighbors' pictures. */
  readonly neighbours: readonly string[];
}
