import type { HeroId } from '../heroes/hero-ids.ts';
import { isOfTheSea } from '../heroes/hero-sizes.ts';

const BIRDS: ReadonlySet<string> = new Set(
  'raven owl eagle hawk heron swan dove songbird kingfisher swallow duck hen rooster parrot gull penguin'.split(' '),
);
const OF_LEAVES: ReadonlySet<string> = new Set(
  'butterfly moth dragonfly beetle bee ladybird wasp fox deer hare squirrel hedgehog bear mouse snake mushroom apple pear'.split(' '),
);

/** A small thing of nature that is at home beside another; null: none. */
export function companionOf(id: HeroId): HeroId | null {
  if (BIRDS.has(id)) return 'feather';
  if (OF_LEAVES.has(id)) return 'leaf';
  return isOfTheSea(id) ? 'seashell' : null;
}
