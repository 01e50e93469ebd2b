import { frontArtwork } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { sceneAtDusk } from '../scene-at-dusk.ts';
import { groupShown, personOf } from '../title-people.ts';
import { isNightShown } from '../title-settings.ts';

/** Historical novels: large letters in the sky over a harbor at dusk, and somebody on the quay who looks after a liner. */
export const harbor: Layout = {
  titles: { words: 13, letters: 76 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const [GOWN, DRESS, COAT] = [1, 2, 3] as const;

function compose(stage: LayoutStage): LaidFront {
  const { seed, look } = stage;
  const { front, colours, place, shade } = sceneAtDusk(stage, isNightShown(stage.title, !look.isBright && seed % 3 === 1));
  const person = personOf(stage.title) === 'man' ? COAT : seed % 3 === 1 ? DRESS : GOWN;
  const scene = frontArtwork(stage, 'harbor', 'harbor', {
    z: 1,
    colours,
    parameters: { ...place, person, group: groupShown(stage.title, look.isAboutTwo), mirrored: seed % 2 },
  });
  return { ...front, carried: ['harbor'], shapes: [scene, shade] };
}
