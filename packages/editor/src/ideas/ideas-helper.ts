import type { Proposal } from '@coverwright/core/ideas/compose-ideas.ts';
import type { Judgement } from '@coverwright/core/ideas/critic/judge-idea.ts';
import type { Recipe } from '@coverwright/core/ideas/recipe.ts';
import { type Answered, type Asked, type WorkerClient, createWorkerClient } from '../workers/create-worker-client.ts';
import { openWorkerPort } from '../workers/open-worker-port.ts';
import { type CandidateJudge, type OpenedJudge, type SeenIdea, openJudge } from './candidate-judge.ts';
import type { SentMaterial } from './ideas-task.ts';
import { createMaterialOpener } from './open-idea-material.ts';

/** The name of the worker that helps the worker of the ideas. It runs the same file, so that nothing is loaded twice. */
export const HELPER = 'ideas helper';

/** Candidates that the helper judges or looks at. */
export interface HelperTask {
  readonly material: SentMaterial;
  readonly width: number;
  readonly recipes: readonly Recipe[];
  readonly proposals: readonly Proposal[];
}

export interface HelperAnswer {
  readonly judgements: readonly Judgement[];
  readonly seen: readonly SeenIdea[];
}

export type IdeasHelper = Pick<WorkerClient<HelperTask, HelperAnswer>, 'ask'>;

/** Starts a helper at its first task. Called in the worker of the ideas, whose end is the helper's end too. */
export function createIdeasHelper(): IdeasHelper {
  return createWorkerClient<HelperTask, HelperAnswer>({
    openPort: () =>
      openWorkerPort<Asked<HelperTask>, Answered<HelperAnswer>>(() => new Worker(self.location.href, { type: 'module', name: HELPER })),
    answerHere: () => {
      throw new Error('This browser starts no worker in a worker');
    },
  });
}

/** Returns the judge of the helper. It is not ready, and takes no work, until it has loaded the fonts and pictures. */
export function judgeInHelper({ ask }: IdeasHelper, material: SentMaterial, width: number): CandidateJudge {
  const task: HelperTask = { material, width, recipes: [], proposals: [] };
  const ready = ask(task);
  // Without a helper the work is done all the same.
  ready.catch(() => {});
  return {
    ready,
    judge: async (recipes) => (await ask({ ...task, recipes })).judgements,
    async look({ recipe, style, judgement: { reasons } }) {
      const [seen] = (await ask({ ...task, proposals: [{ recipe, style, judgement: { reasons } }] })).seen;
      if (!seen) throw new Error('The helper looked at nothing');
      return seen;
    },
  };
}

/** Creates the function with which a helper answers. It remembers fonts and pictures. */
export function helperAnswers(): (task: HelperTask) => Promise<HelperAnswer> {
  const opener = createMaterialOpener();
  let last: { readonly key: string; readonly opening: Promise<OpenedJudge> } | null = null;
  return async ({ material, width, recipes, proposals }) => {
    const key = JSON.stringify([material, width]);
    if (last?.key !== key) last = { key, opening: openJudge(opener, material, width) };
    try {
      const { own } = await last.opening;
      await own.ready;
      const seen: SeenIdea[] = [];
      for (const proposal of proposals) seen.push(await own.look(proposal));
      return { judgements: await own.judge(recipes), seen };
    } catch (error) {
      // What failed to load is loaded again for the next task.
      last = null;
      throw error;
    }
  };
}

/** Returns what is handed over with an answer rather than copied. */
export function frontsOf({ seen }: HelperAnswer): ImageBitmap[] {
  return seen.map(({ front }) => front);
}
