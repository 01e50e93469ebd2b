import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { isNightShown } from '../title-settings.ts';
import { riverScene } from '../river-scene.ts';
import { landFront } from '../land-front.ts';

/** Novels, memoirs and travel: letters in the sky over a river that winds through a wide land to the light. */
export const riverBend: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  return landFront(stage, {
    id: 'river',
    generator: 'river-bend',
    isDusk: isNightShown(stage, stage.seed % 6 === 5),
    parameters: riverScene(stage),
  });
}
