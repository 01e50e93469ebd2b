import { frontArtwork } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { sceneAtDusk } from '../scene-at-dusk.ts';
import { groupShown, personOf } from '../title-people.ts';
import { isNightShown } from '../title-settings.ts';

/** Novels about books, learning and secrets: large letters under the vault of an old library, and somebody in the light of its window. */
export const library: Layout = {
  titles: { words: 13, letters: 76 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const [GOWN, DRESS, COAT] = [1, 2, 3] as const;

function compose(stage: LayoutStage): LaidFront {
  const { seed, look, genre, title } = stage;
  // The hall is always dim: its window is the light.
  const { front, colours, place, shade } = sceneAtDusk(stage, true);
  const { night: _, ...where } = place;
  const dress = genre === 'historical' || genre === 'fantasy' ? GOWN : DRESS;
  const person = personOf(title) === 'man' ? COAT : dress;
  const scene = frontArtwork(stage, 'library', 'library', {
    z: 1,
    colours,
    parameters: {
      ...where,
      person,
      group: groupShown(title, look.isAboutTwo),
      mirrored: seed % 2,
      moonlit: isNightShown(title, seed % 3 === 2) ? 1 : 0,
    },
  });
  return { ...front, carried: ['library'], shapes: [scene, shade] };
}
