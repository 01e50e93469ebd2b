import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { duskScene } from '../scene-at-dusk.ts';
import { personOf } from '../title-people.ts';
import { isNightShown } from '../title-settings.ts';

/** Books of goals and courage: large letters in the sky over peaks and clouds in the first light, and a climber who has arrived. */
export const summit: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const [WOMAN, MAN] = [1, 2] as const;

function compose(stage: LayoutStage): LaidFront {
  const { seed, look, title } = stage;
  const person = personOf(title) === 'woman' ? WOMAN : MAN;
  return duskScene(stage, 'summit', isNightShown(stage, !look.isBright && seed % 3 === 1), { person, mirrored: seed % 2 });
}
