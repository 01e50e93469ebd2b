import { landFront } from '../land-front.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { landOfTitle, vehicleOfTitle } from '../road-of-title.ts';
import { isNightShown } from '../title-settings.ts';

/** Memoirs, travels and novels of families on the move: letters in the sky over what the title travels with, on a road into its country. */
export const roadTrip: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { title, seed } = stage;
  const land = landOfTitle(title) ?? ([0, 0, 2, 0, 1] as const)[seed % 5] ?? 0;
  return landFront(stage, {
    id: 'road',
    generator: 'road-trip',
    isDusk: isNightShown(stage, seed % 4 === 3),
    parameters: { land, vehicle: vehicleOfTitle(title) ?? 0, mirrored: Math.floor(seed / 2) % 2 },
  });
}
