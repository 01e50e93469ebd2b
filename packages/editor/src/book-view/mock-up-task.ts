import { SCENES, type SceneId, type Subject, cameraFor } from '@coverwright/core/book/scenes.ts';
import type { PaperId } from '@coverwright/core/platforms/platform.ts';
import { renderMockUp } from '@coverwright/render/mock-up/render-mock-up.ts';
import type { Finish } from '@coverwright/render/mock-up/surfaces.ts';
import type { Picture } from '@coverwright/render/mock-up/texture.ts';

/** A mock-up asked for where there is no graphics card. */
export interface MockUpTask {
  readonly scene: SceneId;
  readonly subject: Subject;
  readonly width: number;
  readonly height: number;
  readonly finish: Finish;
  readonly paper: PaperId;
  readonly extent: number;
  readonly cover: Picture;
}

export function answerMockUp({ scene, subject, width, height, finish, paper, extent, cover }: MockUpTask): Picture {
  const things = SCENES[scene].arrange(subject);
  return renderMockUp({
    things,
    camera: cameraFor(things, SCENES[scene].view, width / height),
    width,
    height,
    pictures: things.map(({ wears }) => (wears === 'own' ? cover : null)),
    finish,
    paper,
    extent,
    ground: null,
  });
}
