import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { duskScene } from '../scene-at-dusk.ts';
import { personOf } from '../title-people.ts';
import { isNightShown, isSetIn } from '../title-settings.ts';
import { wearsGowns } from '../wears-gowns.ts';

/** Historical novels and love stories: large letters in the sky over an old city at dusk, and somebody who looks at it. */
export const oldCity: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const [GOWN, DRESS, COAT, TWO] = [1, 2, 3, 4] as const;

function compose(stage: LayoutStage): LaidFront {
  const { seed, look, title, genre } = stage;
  const woman = seed % 3 === 1 || !wearsGowns(genre) ? DRESS : GOWN;
  const person = look.isAboutTwo ? TWO : personOf(title) === 'man' ? COAT : woman;
  const [personAcross, sun] = seed % 4 < 2 ? [370, 650] : [630, 350];
  const snow = isSetIn(title, 'snow') ? 1 : 0;
  return duskScene(stage, 'old-city', isNightShown(stage, !look.isBright && seed % 2 === 1), { person, personAcross, sun, snow });
}
