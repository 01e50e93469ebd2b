import { landFront } from '../land-front.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';

/** Memoirs and quiet novels: pale letters in the evening sky over a porch with a lamp, a rocking chair and the dark garden. */
export const porch: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  // The lamp is at the outer edge.
  const mirrored = stage.across.x < 0 ? 1 : 0;
  return landFront(stage, { id: 'porch', generator: 'porch', isDusk: true, parameters: { mirrored } });
}
