import { landFront } from '../land-front.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { isNightShown } from '../title-settings.ts';

/** Books of the coast: letters in an evening sky over a small harbor with cottages up a hillside and fishing boats at their moorings. */
export const fishingVillage: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const isDusk = isNightShown(stage, stage.seed % 3 === 2);
  return landFront(stage, {
    id: 'village',
    generator: 'fishing-village',
    isDusk,
    parameters: { lamps: isDusk ? 0.62 : 0.34 },
  });
}
