import { type JudgedIdea, type Proposal, ideaOfCandidate, judgeRecipe } from '@coverwright/core/ideas/compose-ideas.ts';
import type { Judgement } from '@coverwright/core/ideas/critic/judge-idea.ts';
import type { Recipe } from '@coverwright/core/ideas/recipe.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { FONT_SOURCES } from '../fonts/font-sources.ts';
import { breathe } from './breathe.ts';
import type { SentMaterial } from './ideas-task.ts';
import type { MaterialOpener, OpenedMaterial, PaintedFront } from './open-idea-material.ts';

/** A candidate that was composed, painted and read. */
export interface SeenIdea extends PaintedFront {
  readonly idea: JudgedIdea;
}

/** Judges and paints candidates of one material: this worker itself does it, or another one that helps. The results are the same. */
export interface CandidateJudge {
  /** Settles when fonts and pictures are there. */
  readonly ready: Promise<unknown>;
  /** Judges recipes, in their order. */
  judge(recipes: readonly Recipe[]): Promise<readonly Judgement[]>;
  look(proposal: Proposal): Promise<SeenIdea>;
}

/** Material that was opened, and what judges candidates of it in this worker or page. */
export interface OpenedJudge {
  readonly opened: OpenedMaterial;
  readonly own: CandidateJudge;
}

/** @param width of the fronts in device pixels */
export async function openJudge({ openEngine, open }: MaterialOpener, material: SentMaterial, width: number): Promise<OpenedJudge> {
  // Covers are ranked by the size of their letters, so the faces of all candidates are loaded, beside the pictures.
  const ready = openEngine().then((engine) => loadFaces(engine, facesForText(textsOfIdeas(material.brief)), FONT_SOURCES.readFont));
  // A failure is reported where the promise is awaited.
  ready.catch(() => {});
  const opened = await open(material);
  return { opened, own: { ready, ...judgeFor(opened, width) } };
}

/** Returns a judge that does nothing until `free` settles. */
export function waitingFor(free: () => Promise<void> | null, { ready, judge, look }: CandidateJudge): CandidateJudge {
  return {
    ready,
    judge: async (recipes) => {
      await free();
      return judge(recipes);
    },
    look: async (proposal) => {
      await free();
      return look(proposal);
    },
  };
}

function judgeFor({ engine, material, paintAndRead }: OpenedMaterial, width: number): Pick<CandidateJudge, 'judge' | 'look'> {
  return {
    async judge(recipes) {
      await breathe();
      return recipes.map((recipe) => judgeRecipe(material, recipe, engine));
    },
    async look(proposal) {
      await breathe();
      const idea = ideaOfCandidate(material, proposal, engine);
      return { idea, ...(await paintAndRead(idea.design, width)) };
    },
  };
}
