import { textsOfDesign } from '@coverwright/core/design/texts-of-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { fetchFont } from '@coverwright/render/fonts/fetch-font.ts';
import { type FaceSink, loadFaces } from '@coverwright/render/fonts/load-faces.ts';

/** Turns documents into scenes, fetching the fonts that they need. */
export interface SceneMaker {
  /** Calls `onScene` at once when every font is there, else when it is. */
  make(design: Design, onScene: (scene: Scene) => void): void;
}

/** @param onFault called with a sentence when a font cannot be fetched; the scene then stays as it was. */
export function createSceneMaker(engine: TextEngine & FaceSink, onFault: (message: string) => void): SceneMaker {
  return {
    make(design, onScene) {
      const missing = facesForText(textsOfDesign(design)).filter((face) => !engine.hasFace(face));
      if (missing.length === 0) {
        onScene(compileScene(design, engine));
        return;
      }
      loadFaces(engine, missing, fetchFont).then(
        () => onScene(compileScene(design, engine)),
        () => onFault('A font could not be loaded. Check the connection, then choose it again.'),
      );
    },
  };
}
