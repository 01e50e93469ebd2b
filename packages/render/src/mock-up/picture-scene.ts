import { type Camera, SCENES, type SceneId, type Subject, type Thing, cameraFor } from '@coverwright/core/book/scenes.ts';
import type { Quarter } from './light.ts';
import { type LitScene, type MockUpOrder, lightScene, renderMockUp } from './render-mock-up.ts';
import type { Picture } from './texture.ts';

/** An order for a picture of a scene with its subject. */
export interface SceneOrder extends Omit<MockUpOrder, 'camera' | 'pictures'> {
  readonly scene: SceneId;
  readonly subject: Subject;
  /** The painting of the whole flat cover. */
  readonly cover: Picture;
  /** The fronts of neighbors, for scenes that show some. Missing ones are white card. */
  readonly neighbours: readonly Picture[];
  /** The camera; absent for that of the scene. */
  readonly camera?: Camera;
}

/** Arranges a scene, places the camera and renders the picture. */
export function pictureScene(order: SceneOrder): Picture {
  return createScenePainter()(order);
}

/**
 * Returns a function that renders one picture after another. The light of a scene is reused until another scene, or another of its sides, is
 * requested.
 */
export function createScenePainter(): (order: SceneOrder) => Picture {
  let last: { readonly key: string; readonly things: readonly Thing[]; readonly lit: LitScene } | null = null;
  return ({ scene, subject, cover, neighbours, camera, ...order }) => {
    const quarter = quarterOf(camera);
    const key = JSON.stringify([scene, subject, quarter]);
    if (last?.key !== key) {
      const things = SCENES[scene].arrange(subject);
      last = { key, things, lit: lightScene(things, quarter) };
    }
    const { things, lit } = last;
    return renderMockUp(lit, {
      ...order,
      camera: camera ?? cameraFor(things, SCENES[scene].view, order.width / order.height),
      pictures: things.map(({ wears }) => (wears === 'own' ? cover : (neighbours[wears] ?? null))),
    });
  };
}

/** Returns the side from which a camera sees the scene; that of the scene's own view without a camera. */
function quarterOf(camera: Camera | undefined): Quarter {
  if (!camera) return 0;
  const [x, , z] = camera.from.map((value, axis) => value - (camera.to[axis] ?? 0));
  const quarters = Math.round(Math.atan2(x ?? 0, z ?? 0) / (Math.PI / 2));
  return ((quarters + 4) % 4) as Quarter;
}
