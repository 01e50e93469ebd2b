import { frontArtwork } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { sceneAtDusk } from '../scene-at-dusk.ts';
import { groupShown, personOf } from '../title-people.ts';
import { isNightShown } from '../title-settings.ts';

/** Books of summers in the south: large letters in the sky over a town that climbs from its bay, and somebody on a terrace with flowers. */
export const coastTown: Layout = {
  titles: { words: 13, letters: 76 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const [DRESS, COAT] = [1, 2] as const;

function compose(stage: LayoutStage): LaidFront {
  const { seed, look, title } = stage;
  const { front, colours, place, shade } = sceneAtDusk(stage, isNightShown(title, false));
  const scene = frontArtwork(stage, 'coast-town', 'coast-town', {
    z: 1,
    colours,
    parameters: {
      ...place,
      person: personOf(title) === 'man' ? COAT : DRESS,
      group: groupShown(title, look.isAboutTwo),
      mirrored: seed % 2,
    },
  });
  return { ...front, carried: ['coast-town'], shapes: [scene, shade] };
}
