import { frontArtwork } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { sceneAtDusk } from '../scene-at-dusk.ts';
import { groupShown, personOf } from '../title-people.ts';
import { isNightShown } from '../title-settings.ts';

/** Historical novels and love stories: large letters in the sky over an old city at dusk, and somebody who looks at it. */
export const oldCity: Layout = {
  titles: { words: 13, letters: 76 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const [GOWN, DRESS, COAT, TWO] = [1, 2, 3, 4] as const;

function compose(stage: LayoutStage): LaidFront {
  const { seed, look } = stage;
  const { front, colours, place, shade } = sceneAtDusk(stage, isNightShown(stage.title, !look.isBright && seed % 2 === 1));
  const person = look.isAboutTwo ? TWO : personOf(stage.title) === 'man' ? COAT : seed % 3 === 1 ? DRESS : GOWN;
  const [personAcross, sun] = seed % 4 < 2 ? [370, 650] : [630, 350];
  const scene = frontArtwork(stage, 'old-city', 'old-city', {
    z: 1,
    colours,
    parameters: { ...place, person, group: groupShown(stage.title, look.isAboutTwo), personAcross, sun },
  });
  return { ...front, carried: ['old-city'], shapes: [scene, shade] };
}
