import type { HeroId } from '../art/heroes/hero-ids.ts';
import type { LayoutId } from '../genres/layout-ids.ts';
import type { LayoutStage } from './layout-stage.ts';
import { fitsOnSign } from './scenes-with-signs.ts';
import { isCreature, namesFace, thingBesideFace } from './title-animals.ts';
import { named } from './title-themes.ts';

/**
 * Returns what stands beside the animal of a scene for children: an animal of the title whose face cannot be drawn, which is there alone,
 * else the thing that the title names.
 */
export function thingWithFriend(stage: Pick<LayoutStage, 'title' | 'genre' | 'look'>, layout: LayoutId): HeroId | null {
  const { title, genre } = stage;
  const beside = thingBesideFace(title, genre);
  if (beside && fitsOnSign(layout)?.(beside)) return beside;
  const { motif } = named(stage, layout);
  return motif && !(isCreature({ motif }) && namesFace(title)) ? motif : null;
}
