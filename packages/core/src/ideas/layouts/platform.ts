import { frontArtwork } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { sceneAtDusk } from '../scene-at-dusk.ts';
import { groupShown, personOf } from '../title-people.ts';
import { isNightShown } from '../title-settings.ts';

/** Historical novels: large letters under the roof of a railway station, and somebody on the platform beside a steam train. */
export const platform: Layout = {
  titles: { words: 13, letters: 76 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const [GOWN, DRESS, COAT] = [1, 2, 3] as const;

function compose(stage: LayoutStage): LaidFront {
  const { seed, look } = stage;
  const { front, colours, place, shade } = sceneAtDusk(stage, isNightShown(stage.title, !look.isBright && seed % 3 !== 1));
  const person = personOf(stage.title) === 'man' ? COAT : seed % 2 === 1 ? DRESS : GOWN;
  const scene = frontArtwork(stage, 'platform', 'platform', {
    z: 1,
    colours,
    parameters: { ...place, person, group: groupShown(stage.title, look.isAboutTwo), mirrored: seed % 2 },
  });
  return { ...front, carried: ['platform'], shapes: [scene, shade] };
}
