import { type IdeasRequest, candidateRecipes, judgedBy, pickerOfIdeas, recipesToJudge } from '@coverwright/core/ideas/compose-ideas.ts';
import type { Judgement } from '@coverwright/core/ideas/critic/judge-idea.ts';
import type { Candidate } from '@coverwright/core/ideas/critic/pick-diverse.ts';
import type { Recipe } from '@coverwright/core/ideas/recipe.ts';
import type { CandidateJudge, SeenIdea } from './candidate-judge.ts';
import type { PaintedIdea } from './ideas-task.ts';
import type { OpenedMaterial } from './open-idea-material.ts';

/** A dozen to choose from some material. */
export interface Choice {
  readonly opened: OpenedMaterial;
  readonly request: Pick<IdeasRequest, 'seed' | 'count' | 'locks'>;
  /** Judgements by `judgedBy`: those of earlier choices from the same material, to which those of this one are added. */
  readonly judgements: Map<string, Judgement>;
  readonly own: CandidateJudge;
  /** Others that share the work as soon as they are ready. What fails there is done by the worker itself. */
  readonly helping: readonly CandidateJudge[];
}

/** Recipes that are judged between two breaths. */
const PART = 6;

/**
 * Yields the covers of `composeIdeas` in their order, each as soon as it is decided on. A cover is nearly always readable, so those that
 * follow are looked at before it is decided on.
 * @param isOver true once they are not wanted any more
 * @throws if a font cannot be loaded
 */
export async function* chooseIdeas(choice: Choice, isOver: () => boolean): AsyncGenerator<PaintedIdea> {
  const { opened, request, judgements, own, helping } = choice;
  const wanted = { ...opened.material, ...request };
  const recipes = candidateRecipes(wanted);
  await own.ready;
  await judgeRest(choice, recipes, isOver);
  if (isOver()) return;
  const picker = pickerOfIdeas(wanted, recipes, judgements);
  const looks = new Map<Candidate, Promise<SeenIdea>>();
  const look = (worker: CandidateJudge, candidate: Candidate) => {
    const seen = worker === own ? own.look(candidate) : worker.look(candidate).catch(() => own.look(candidate));
    looks.set(candidate, seen);
    return seen;
  };
  const busy = new Set<CandidateJudge>();
  const lookAhead = async (worker: CandidateJudge) => {
    if (busy.has(worker)) return;
    busy.add(worker);
    const next = () => (isOver() ? undefined : picker.foreseen().find((candidate) => !looks.has(candidate)));
    try {
      await worker.ready;
      for (let unseen = next(); unseen; unseen = next()) await look(worker, unseen);
    } catch {
      // Workers that are not ready do nothing; a look that fails is reported when its candidate is decided on.
    } finally {
      busy.delete(worker);
    }
  };
  const shown = new Set<Candidate>();
  try {
    for (let best = picker.best(); best && !isOver(); best = picker.best()) {
      for (const worker of [own, ...helping]) void lookAhead(worker);
      const { idea, isReadable, front } = await (looks.get(best) ?? look(own, best));
      if (!picker.settle(best, isReadable)) continue;
      shown.add(best);
      yield { idea, front };
    }
  } finally {
    for (const [candidate, seen] of looks) {
      if (!shown.has(candidate))
        seen.then(
          ({ front }) => front.close(),
          () => {},
        );
    }
  }
}

/** Judges the recipes that were not judged before. */
async function judgeRest({ judgements, own, helping }: Choice, recipes: readonly Recipe[], isOver: () => boolean): Promise<void> {
  const rest = recipesToJudge(recipes).filter((recipe) => !judgements.has(judgedBy(recipe)));
  const nextPart = () => (isOver() ? [] : rest.splice(0, PART));
  const judge = async (worker: CandidateJudge, part: readonly Recipe[]) => {
    const judged = await worker.judge(part);
    for (const [index, recipe] of part.entries()) {
      const judgement = judged[index];
      if (judgement) judgements.set(judgedBy(recipe), judgement);
    }
  };
  const inHand = new Set<Promise<void>>();
  const help = async (worker: CandidateJudge) => {
    await worker.ready;
    for (let part = nextPart(); part.length > 0; part = nextPart()) {
      const taken = part;
      const work = judge(worker, taken).catch(() => judge(own, taken));
      inHand.add(work);
      await work;
      inHand.delete(work);
    }
  };
  // A helper that cannot start has taken no part.
  for (const worker of helping) help(worker).catch(() => {});
  for (let part = nextPart(); part.length > 0; part = nextPart()) await judge(own, part);
  await Promise.all(inHand);
}
