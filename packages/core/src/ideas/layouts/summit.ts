import { frontArtwork } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { sceneAtDusk } from '../scene-at-dusk.ts';
import { groupShown, personOf } from '../title-people.ts';
import { isNightShown } from '../title-settings.ts';

/** Books of goals and courage: large letters in the sky over peaks and clouds in the first light, and a climber who has arrived. */
export const summit: Layout = {
  titles: { words: 13, letters: 76 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const [WOMAN, MAN] = [1, 2] as const;

function compose(stage: LayoutStage): LaidFront {
  const { seed, look, title } = stage;
  const { front, colours, place, shade } = sceneAtDusk(stage, isNightShown(title, !look.isBright && seed % 3 === 1));
  const scene = frontArtwork(stage, 'summit', 'summit', {
    z: 1,
    colours,
    parameters: {
      ...place,
      person: personOf(title) === 'woman' ? WOMAN : MAN,
      group: groupShown(title, look.isAboutTwo),
      mirrored: seed % 2,
    },
  });
  return { ...front, carried: ['summit'], shapes: [scene, shade] };
}
