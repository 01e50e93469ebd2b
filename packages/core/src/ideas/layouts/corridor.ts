import { frontArtwork } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { sceneAtDusk } from '../scene-at-dusk.ts';
import { groupShown, isManInHatShown, personOf } from '../title-people.ts';
import { englishWords } from '../title-languages.ts';

/** Horror and thrillers: the title in the dark of a ceiling, over a long corridor with a door ajar and a shadow in its light. */
export const corridor: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const [DRESS, COAT, HAT] = [1, 2, 3] as const;
/** Words of titles whose corridor is in a hospital. */
const WARD: ReadonlySet<string> = new Set(
  'hospital ward asylum clinic sanatorium institution patient doctor nurse surgeon coma morgue autopsy'.split(' '),
);

function compose(stage: LayoutStage): LaidFront {
  const { look, genre, seed, title } = stage;
  const { front, colours, place, shade } = sceneAtDusk(stage, true);
  const { night: _, ...where } = place;
  const man = isManInHatShown(title, genre, false) ? HAT : COAT;
  const scene = frontArtwork(stage, 'corridor', 'corridor', {
    z: 1,
    colours,
    parameters: {
      ...where,
      person: personOf(title) === 'man' ? man : DRESS,
      group: groupShown(title, look.isAboutTwo),
      ward: englishWords(title).some((word) => WARD.has(word)) ? 1 : 0,
      mirrored: seed % 2,
    },
  });
  return { ...front, carried: ['corridor'], shapes: [scene, shade] };
}
