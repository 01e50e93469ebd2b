import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { duskScene } from '../scene-at-dusk.ts';
import { isNightShown } from '../title-settings.ts';

/** Fantasy: letters in the sky over a stair in the cliffs that climbs to a gate among the clouds, and a traveler in a cloak on it. */
export const highStair: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { seed, look } = stage;
  return duskScene(stage, 'high-stair', isNightShown(stage, !look.isBright && seed % 3 !== 1), { mirrored: (seed >> 1) % 2 });
}
