import { composeCover } from '@coverwright/core/ideas/compose-cover.ts';
import { composeJudgedIdea } from '@coverwright/core/ideas/compose-ideas.ts';
import type { CoverBrief } from '@coverwright/core/ideas/cover-brief.ts';
import type { Judgement } from '@coverwright/core/ideas/critic/judge-idea.ts';
import { genreForFirstCover } from '@coverwright/core/ideas/first-look.ts';
import { narrowGenre } from '@coverwright/core/ideas/narrow-genre.ts';
import type { Recipe } from '@coverwright/core/ideas/recipe.ts';
import { shuffleRecipe } from '@coverwright/core/ideas/shuffle-recipe.ts';
import { textsOfBrief, textsOfIdea } from '@coverwright/core/ideas/texts-of-brief.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { FONT_SOURCES } from '../fonts/font-sources.ts';
import { breathe } from './breathe.ts';
import type { Choice } from './choose-ideas.ts';
import { type Choosing, startChoosing } from './choosing.ts';
import { openJudge, waitingFor } from './candidate-judge.ts';
import { createBarrier } from './create-barrier.ts';
import { type IdeasHelper, judgeInHelper } from './ideas-helper.ts';
import type { FirstCoverTask, IdeasQuestion, IdeasTask, IdeasWish, PaintedIdea, PaintedMessage } from './ideas-task.ts';
import { type OpenedMaterial, createMaterialOpener } from './open-idea-material.ts';

/** Ideas that are made before they are wanted. */
interface Prepared {
  /** Tells tasks apart. */
  readonly key: string;
  readonly choosing: Choosing;
}

export interface IdeaMaker {
  /** Loads what every task needs. @throws what loading it throws */
  open(): Promise<unknown>;
  /** Yields each idea as it is done. @throws what loading fonts throws */
  make(task: IdeasTask): AsyncGenerator<PaintedIdea>;
  /** Composes a first cover from the answers, and paints its front. @throws if a font cannot be loaded */
  makeFirstCover(task: FirstCoverTask): Promise<ImageBitmap>;
  /**
   * Makes the ideas of a task ahead, until others are made or prepared; while a single idea is being made, it waits.
   * @throws what loading fonts throws
   */
  prepare(task: IdeasTask): Promise<void>;
  /** Ends what is being prepared. */
  stopPreparing(): void;
}

/**
 * Makes ideas and paints their fronts; remembers fonts, pictures and judgements between tasks. Runs in the worker, or in the page where there
 * is none.
 * @param helper shares the work of choosing; null: this worker does all of it
 */
export function createIdeaMaker(helper: IdeasHelper | null = null): IdeaMaker {
  const opener = createMaterialOpener();
  const judged = new WeakMap<OpenedMaterial, Map<string, Judgement>>();
  let ahead: Prepared | null = null;
  const single = createBarrier();
  const openChoice = async ({ material: { brief, pictures }, width, wish }: IdeasTask, isAhead: () => boolean): Promise<Choice | null> => {
    if (wish.kind !== 'several') return null;
    const { kind: _, narrowing, ...request } = wish;
    const genre = narrowing ? narrowGenre(brief.genre, narrowing) : brief.genre;
    if (!genre) return null;
    const material = { brief: { ...brief, genre }, pictures };
    const helping = helper ? [judgeInHelper(helper, material, width)] : [];
    const { opened, own } = await openJudge(opener, material, width);
    const judgements = judged.get(opened) ?? new Map<string, Judgement>();
    judged.set(opened, judgements);
    return { opened, request, judgements, own: waitingFor(() => (isAhead() ? single.down() : null), own), helping };
  };
  /** Takes over what was prepared for a task, or starts a new choice. Anything else that was prepared is not wanted any more. */
  const choosingFor = (task: IdeasTask, isAhead: () => boolean): Choosing => {
    const prepared = ahead;
    ahead = null;
    if (prepared?.key === JSON.stringify(task) && !prepared.choosing.hasFailed()) return prepared.choosing;
    prepared?.choosing.stop();
    return startChoosing(openChoice(task, isAhead));
  };
  return {
    open: opener.openEngine,
    async *make(task) {
      const { material: sent, width, wish } = task;
      if (wish.kind === 'several') return yield* choosingFor(task, () => false).covers();
      const open = single.up();
      try {
        const opened = await opener.open(sent);
        const { engine, material, paint } = opened;
        for (const recipe of recipesFor(wish, opened)) {
          await breathe();
          await loadFaces(engine, facesForText(textsOfIdea(material.brief, recipe)), FONT_SOURCES.readFont);
          const idea = composeJudgedIdea(material, recipe, engine);
          yield { idea, front: await paint(idea.design, width) };
        }
      } finally {
        open();
      }
    },
    async makeFirstCover({ material: sent, width }) {
      const open = single.up();
      try {
        const { engine, material, paint } = await opener.open(sent);
        const picture = material.pictures[0] ?? null;
        const brief: CoverBrief = { ...material.brief, genre: genreForFirstCover(material.brief.genre, picture !== null), picture };
        await loadFaces(engine, facesForText(textsOfBrief(brief)), FONT_SOURCES.readFont);
        return await paint(composeCover(brief, engine), width);
      } finally {
        open();
      }
    },
    prepare(task) {
      const isAhead = () => ahead?.choosing === choosing;
      const choosing: Choosing = choosingFor(task, isAhead);
      ahead = { key: JSON.stringify(task), choosing };
      return choosing.done;
    },
    stopPreparing() {
      ahead?.choosing.stop();
      ahead = null;
    },
  };
}

/** Yields the answers to a question, as messages. @throws what loading fonts throws */
export async function* answer(maker: IdeaMaker, question: IdeasQuestion): AsyncGenerator<PaintedMessage> {
  const { id } = question;
  if (question.kind === 'first-cover') yield { kind: 'first-cover', id, front: await maker.makeFirstCover(question.task) };
  else for await (const painted of maker.make(question.task)) yield { kind: 'idea', id, ...painted };
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
