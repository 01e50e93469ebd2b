import { type JudgedIdea, type Proposal, ideaOfCandidate, judgeRecipe } from '@coverwright/core/ideas/compose-ideas.ts';
import type { Judgement } from '@coverwright/core/ideas/critic/judge-idea.ts';
import type { Recipe } from '@coverwright/core/ideas/recipe.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { FONT_SOURCES } from '../fonts/font-sources.ts';
import { breathe } from './breathe.ts';
import type { OpenedMaterial } from './open-idea-material.ts';

/** A candidate that was composed and looked at. */
export interface SeenIdea {
  readonly idea: JudgedIdea;
  readonly isReadable: boolean;
  /** The painted front; null if it cannot be read, because such a front is hardly ever shown. */
  readonly front: ImageBitmap | null;
}

/** What judges and paints candidates of one material: this worker itself, or another one that helps it. The results are the same. */
export interface IdeaHands {
  /** Settles when fonts and pictures are there. */
  readonly ready: Promise<unknown>;
  /** Judges recipes, in their order. */
  judge(recipes: readonly Recipe[]): Promise<readonly Judgement[]>;
  look(proposal: Proposal): Promise<SeenIdea>;
}

/** The hands of this worker or page. @param width of the fronts in device pixels */
export function ownHands(opened: OpenedMaterial, width: number): IdeaHands {
  const { engine, material } = opened;
  return {
    // Covers are ranked by the size of their letters, so the faces of all candidates are loaded first, in parallel.
    ready: loadFaces(engine, facesForText(textsOfIdeas(material.brief)), FONT_SOURCES.readFont),
    async judge(recipes) {
      await breathe();
      return recipes.map((recipe) => judgeRecipe(material, recipe, engine));
    },
    async look(proposal) {
      await breathe();
      const idea = ideaOfCandidate(material, proposal, engine);
      const isReadable = opened.isReadable(idea.design);
      return { idea, isReadable, front: isReadable ? await opened.paint(idea.design, width) : null };
    },
  };
}
