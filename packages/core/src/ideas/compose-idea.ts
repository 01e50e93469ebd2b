import type { Design } from '../design/design.ts';
import type { TextEngine } from '../text/text-engine.ts';
import type { BriefPicture, CoverBrief } from './cover-brief.ts';
import { composeCover } from './compose-cover.ts';
import { gradings } from './gradings.ts';
import { PICTURED } from './layouts/pictured.ts';
import { pick } from './pick.ts';
import type { Recipe } from './recipe.ts';
import { typePairOf } from './type-pairs.ts';

/** The material that all ideas for a book share. */
export interface IdeaMaterial {
  readonly brief: Omit<CoverBrief, 'picture'>;
  /** The pictures, best first. Without any, ideas consist of type, colour and drawing alone. */
  readonly pictures: readonly BriefPicture[];
}

/** A cover among many proposals for the same book. */
export interface Idea {
  /** The id, which is the same for the same recipe. */
  readonly id: string;
  /** The recipe of the idea, which can be stored, sent, varied and composed again. */
  readonly recipe: Recipe;
  readonly design: Design;
}

/** Composes the cover that a recipe describes. The faces of `textsOfIdeas` must be loaded. The result is deterministic. */
export function composeIdea({ brief, pictures }: IdeaMaterial, recipe: Recipe, engine: TextEngine): Idea {
  const { genre } = brief;
  const shown = recipe.picture === null || !PICTURED.has(recipe.layout) ? null : (pick(pictures, recipe.picture) ?? null);
  const pair = typePairOf(genre, recipe);
  const grading = pick(gradings(genre, shown?.pixels ?? null), recipe.colour);
  const look = { ...genre.look, ...pair, ...grading, layout: recipe.layout };
  return { id: idOf(recipe), recipe, design: composeCover({ ...brief, genre: { ...genre, look }, picture: shown }, engine, recipe) };
}

function idOf({ layout, type, colour, picture, crop, motif }: Recipe): string {
  return [layout, type, colour, picture ?? 'none', crop, motif].join('-');
}
