import type { TextEngine } from '../text/text-engine.ts';
import { chooseRecipes, type Locks } from './choose-recipes.ts';
import { type Idea, type IdeaMaterial, composeIdea } from './compose-idea.ts';

export interface IdeasRequest extends IdeaMaterial {
  /** The same number gives the same covers. */
  readonly seed: number;
  /** Twelve when absent. */
  readonly count?: number;
  /** Axes that stay as they are in the recipe; the rest varies. */
  readonly locks?: Locks;
}

/** Covers of one book, clearly different and true to the genre. The faces of `textsOfIdeas` must be loaded. Deterministic. */
export function composeIdeas(request: IdeasRequest, engine: TextEngine): readonly Idea[] {
  return chooseRecipes(request).map((recipe) => composeIdea(request, recipe, engine));
}
