import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { duskScene } from '../scene-at-dusk.ts';
import { personOf } from '../title-people.ts';
import { isNightShown } from '../title-settings.ts';

/** Historical novels: large letters under the roof of a railway station, and somebody on the platform beside a steam train. */
export const platform: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const [GOWN, DRESS, COAT] = [1, 2, 3] as const;

function compose(stage: LayoutStage): LaidFront {
  const { seed, look, title } = stage;
  const person = personOf(title) === 'man' ? COAT : seed % 2 === 1 ? DRESS : GOWN;
  return duskScene(stage, 'platform', isNightShown(stage, !look.isBright && seed % 3 !== 1), { person, mirrored: seed % 2 });
}
