import type { Narrowing } from '@coverwright/core/ideas/narrow-genre.ts';
import type { Recipe } from '@coverwright/core/ideas/recipe.ts';
import type { PaintedIdea } from './ideas-task.ts';

/** The ideas on a board, and how they were asked for. */
export interface ShownSet {
  readonly ideas: readonly PaintedIdea[];
  readonly chosen: number | null;
  readonly large: PaintedIdea | null;
  readonly narrowing: Narrowing;
  readonly showsFavorites: boolean;
}

/** A set that was shown before. Its ideas are painted again from their recipes if their pictures were let go. */
export interface PastSet {
  readonly recipes: readonly Recipe[];
  readonly shown: ShownSet | null;
  readonly narrowing: Narrowing;
  readonly showsFavorites: boolean;
}

/** The other sets of a visit, in the order in which they were made. */
export interface PastSets {
  readonly earlier: readonly PastSet[];
  readonly later: readonly PastSet[];
}

/** Number of sets on either side that keep their pictures: a front takes more than half a megabyte. */
const MOST_PAINTED = 8;

/** Returns the other sets once a new one follows all of them. */
export function beforeNewSet({ earlier, later }: PastSets, shown: ShownSet): PastSets {
  return withFewPictures({ earlier: [...earlier, ...pastOf(shown), ...later], later: [] });
}

/** Returns the set before the shown one, and the other sets once it is shown; null for the first set. */
export function stepBack({ earlier, later }: PastSets, shown: ShownSet): (PastSets & { readonly set: PastSet }) | null {
  const set = earlier.at(-1);
  return set ? { set, ...withFewPictures({ earlier: earlier.slice(0, -1), later: [...pastOf(shown), ...later] }) } : null;
}

/** Does the same for the set after the shown one. */
export function stepForth({ earlier, later }: PastSets, shown: ShownSet): (PastSets & { readonly set: PastSet }) | null {
  const [set, ...rest] = later;
  return set ? { set, ...withFewPictures({ earlier: [...earlier, ...pastOf(shown)], later: rest }) } : null;
}

/** A set without an idea is not worth coming back to. */
function pastOf(shown: ShownSet): readonly PastSet[] {
  const { ideas, narrowing, showsFavorites } = shown;
  return ideas.length > 0 ? [{ recipes: ideas.map(({ idea }) => idea.recipe), shown, narrowing, showsFavorites }] : [];
}

function withFewPictures({ earlier, later }: PastSets): PastSets {
  const kept = (set: PastSet, distance: number) => (distance > MOST_PAINTED && set.shown ? { ...set, shown: null } : set);
  return {
    earlier: earlier.map((set, index) => kept(set, earlier.length - index)),
    later: later.map((set, index) => kept(set, index + 1)),
  };
}
