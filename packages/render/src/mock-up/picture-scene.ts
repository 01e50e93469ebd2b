import { type Camera, SCENES, type SceneId, type Subject, cameraFor } from '@coverwright/core/book/scenes.ts';
import { type MockUpOrder, renderMockUp } from './render-mock-up.ts';
import type { Picture } from './texture.ts';

/** A scene and what is shown in it. */
export interface SceneOrder extends Omit<MockUpOrder, 'things' | 'camera' | 'pictures'> {
  readonly scene: SceneId;
  readonly subject: Subject;
  /** The whole flat cover, painted. */
  readonly cover: Picture;
  /** Whole fronts, for scenes that show some; those that are missing are white card. */
  readonly neighbours: readonly Picture[];
  /** From where it is looked at; as the scene wants where this is absent. */
  readonly camera?: Camera;
}

/** Arranges a scene, stands back from it and pictures it. */
export function pictureScene({ scene, subject, cover, neighbours, camera, ...order }: SceneOrder): Picture {
  const things = SCENES[scene].arrange(subject);
  return renderMockUp({
    ...order,
    things,
    camera: camera ?? cameraFor(things, SCENES[scene].view, order.width / order.height),
    pictures: things.map(({ wears }) => (wears === 'own' ? cover : (neighbours[wears] ?? null))),
  });
}
