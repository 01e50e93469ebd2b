import { composeJudgedIdea } from '@coverwright/core/ideas/compose-ideas.ts';
import type { Judgement } from '@coverwright/core/ideas/critic/judge-idea.ts';
import { narrowGenre } from '@coverwright/core/ideas/narrow-genre.ts';
import type { Recipe } from '@coverwright/core/ideas/recipe.ts';
import { shuffleRecipe } from '@coverwright/core/ideas/shuffle-recipe.ts';
import { textsOfIdea } from '@coverwright/core/ideas/texts-of-brief.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { FONT_SOURCES } from '../fonts/font-sources.ts';
import { type Choice, chooseIdeas, prepareChoice } from './choose-ideas.ts';
import type { IdeasTask, IdeasWish, PaintedIdea } from './ideas-task.ts';
import { type OpenedMaterial, materialOpener } from './open-idea-material.ts';

export interface IdeaMaker {
  /** Yields each idea as it is done. @throws what loading fonts throws */
  make(task: IdeasTask): AsyncGenerator<PaintedIdea>;
  /** Does what can be done ahead for a task, until the next one is made or prepared. @throws what loading fonts throws */
  prepare(task: IdeasTask): Promise<void>;
}

/**
 * Makes ideas and paints their fronts, one after the other; remembers fonts, pictures and judgements between tasks. Runs in the worker, or
 * in the page where there is none.
 */
export function createIdeaMaker(): IdeaMaker {
  const open = materialOpener();
  const judged = new WeakMap<OpenedMaterial, Map<string, Judgement>>();
  let latest = 0;
  const openChoice = async ({ material: { brief, pictures }, wish }: IdeasTask): Promise<Choice | null> => {
    if (wish.kind !== 'several') return null;
    const { kind: _, narrowing, ...request } = wish;
    const genre = narrowing ? narrowGenre(brief.genre, narrowing) : brief.genre;
    if (!genre) return null;
    const opened = await open({ brief: { ...brief, genre }, pictures });
    const judgements = judged.get(opened) ?? new Map<string, Judgement>();
    judged.set(opened, judgements);
    return { opened, request, judgements };
  };
  return {
    async *make(task) {
      latest += 1;
      const { material: sent, width, wish } = task;
      if (wish.kind === 'several') {
        const choice = await openChoice(task);
        if (choice) yield* chooseIdeas(choice, width);
        return;
      }
      const opened = await open(sent);
      const { engine, material, paint } = opened;
      for (const recipe of recipesFor(wish, opened)) {
        await loadFaces(engine, facesForText(textsOfIdea(material.brief, recipe)), FONT_SOURCES.readFont);
        const idea = composeJudgedIdea(material, recipe, engine);
        yield { idea, front: await paint(idea.design, width) };
      }
    },
    async prepare(task) {
      const asked = (latest += 1);
      const choice = await openChoice(task);
      if (choice) await prepareChoice(choice, () => latest !== asked);
    },
  };
}

function recipesFor(wish: Exclude<IdeasWish, { readonly kind: 'several' }>, { material }: OpenedMaterial): readonly Recipe[] {
  switch (wish.kind) {
    case 'listed':
      return wish.recipes;
    case 'one':
      return [wish.recipe];
    case 'shuffled':
      return [shuffleRecipe(material, wish.recipe, wish.axis, wish.seed)];
  }
}
