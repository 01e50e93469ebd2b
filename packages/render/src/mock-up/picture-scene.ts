import { type Camera, SCENES, type SceneId, type Subject, type Thing, cameraFor } from '@coverwright/core/book/scenes.ts';
import { type LitScene, type MockUpOrder, lightScene, renderMockUp } from './render-mock-up.ts';
import type { Picture } from './texture.ts';

/** A scene and its subject. */
export interface SceneOrder extends Omit<MockUpOrder, 'camera' | 'pictures'> {
  readonly scene: SceneId;
  readonly subject: Subject;
  /** The whole flat cover, painted. */
  readonly cover: Picture;
  /** Whole fronts, for scenes that show some; those that are missing are white card. */
  readonly neighbours: readonly Picture[];
  /** The camera. If absent, the scene's own is used. */
  readonly camera?: Camera;
}

/** Arranges a scene, stands back from it and pictures it. */
export function pictureScene(order: SceneOrder): Picture {
  return createScenePainter()(order);
}

/** The same for one picture after another: the light of a scene is kept until another one is asked for. */
export function createScenePainter(): (order: SceneOrder) => Picture {
  let last: { readonly key: string; readonly things: readonly Thing[]; readonly lit: LitScene } | null = null;
  return ({ scene, subject, cover, neighbours, camera, ...order }) => {
    const key = JSON.stringify([scene, subject]);
    if (last?.key !== key) {
      const things = SCENES[scene].arrange(subject);
      last = { key, things, lit: lightScene(things) };
    }
    const { things, lit } = last;
    return renderMockUp(lit, {
      ...order,
      camera: camera ?? cameraFor(things, SCENES[scene].view, order.width / order.height),
      pictures: things.map(({ wears }) => (wears === 'own' ? cover : (neighbours[wears] ?? null))),
    });
  };
}
