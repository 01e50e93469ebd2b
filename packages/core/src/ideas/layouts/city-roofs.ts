import { type TownManner, TOWN_MANNERS } from '../../art/things/towns/landmarks.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { duskScene } from '../scene-at-dusk.ts';
import { personOf } from '../title-people.ts';
import { isNightShown } from '../title-settings.ts';
import { mannerOfTitle } from '../town-manners.ts';

/** Books that are set in a town: letters in the evening sky over its roofs, built as they are there, and somebody who looks at them. */
export const cityRoofs: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const [DRESS, COAT] = [1, 2] as const;

function compose(stage: LayoutStage): LaidFront {
  const { seed, title, look } = stage;
  const usual: TownManner = look.isBright || seed % 3 > 0 ? 'spires' : 'towers';
  const person = personOf(title) === 'man' ? COAT : DRESS;
  return duskScene(stage, 'city-roofs', isNightShown(stage, !look.isBright && seed % 2 === 1), {
    town: TOWN_MANNERS.indexOf(mannerOfTitle(title) ?? usual),
    person,
    mirrored: (seed >> 1) % 2,
  });
}
