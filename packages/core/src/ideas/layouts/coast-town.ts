import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { duskScene } from '../scene-at-dusk.ts';
import { personOf } from '../title-people.ts';
import { isNightShown } from '../title-settings.ts';

/** Books of summers in the south: large letters in the sky over a town that climbs from its bay, and somebody on a terrace with flowers. */
export const coastTown: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const [DRESS, COAT] = [1, 2] as const;

function compose(stage: LayoutStage): LaidFront {
  const { seed, title } = stage;
  const person = personOf(title) === 'man' ? COAT : DRESS;
  return duskScene(stage, 'coast-town', isNightShown(stage, false), { person, mirrored: seed % 2 });
}
