import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { duskScene } from '../scene-at-dusk.ts';
import { isNightShown } from '../title-settings.ts';

/** Travel and novels of another age: letters in a wide sky over a steam train that crosses a valley on a stone viaduct. */
export const viaduct: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { seed, look } = stage;
  return duskScene(stage, 'viaduct', isNightShown(stage, !look.isBright && seed % 3 === 2), { mirrored: (seed >> 1) % 2 });
}
