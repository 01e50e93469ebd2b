import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { duskScene } from '../scene-at-dusk.ts';
import { personOf } from '../title-people.ts';
import { isNightShown } from '../title-settings.ts';

/** Novels about books and learning: large letters under the vault of an old library, and somebody in the light of its window. */
export const library: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const [GOWN, DRESS, COAT] = [1, 2, 3] as const;

function compose(stage: LayoutStage): LaidFront {
  const { seed, genre, title } = stage;
  const dress = genre === 'historical' || genre === 'fantasy' ? GOWN : DRESS;
  const person = personOf(title) === 'man' ? COAT : dress;
  // The hall is always dim; by night the moon shines through its window.
  return duskScene(stage, 'library', true, { person, night: isNightShown(stage, seed % 3 === 2) ? 1 : 0, mirrored: seed % 2 });
}
