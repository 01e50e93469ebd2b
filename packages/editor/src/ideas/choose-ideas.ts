import type { IdeaMaterial } from '@coverwright/core/ideas/compose-idea.ts';
import {
  type IdeasRequest,
  candidateRecipes,
  ideaOfCandidate,
  judgeRecipe,
  judgedBy,
  pickerOfIdeas,
  recipesToJudge,
} from '@coverwright/core/ideas/compose-ideas.ts';
import type { Judgement } from '@coverwright/core/ideas/critic/judge-idea.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import type { TextureName } from '@coverwright/core/textures/texture-names.ts';
import { textureTile } from '@coverwright/core/textures/texture-tile.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { FONT_SOURCES } from '../fonts/font-sources.ts';
import { breathe } from './breathe.ts';
import type { PaintedIdea } from './ideas-task.ts';
import type { OpenedMaterial } from './open-idea-material.ts';

/** A dozen to choose from some material. */
export interface Choice {
  readonly opened: OpenedMaterial;
  readonly request: Pick<IdeasRequest, 'seed' | 'count' | 'locks'>;
  /** Judgements by `judgedBy`: those of earlier choices from the same material, to which those of this one are added. */
  readonly judgements: Map<string, Judgement>;
}

/** Recipes that are judged between two breaths. */
const PART = 6;
/** The textures that covers show. Each takes a tenth of a second when it is first painted. */
const TEXTURES_OF_COVERS: readonly TextureName[] = ['paper', 'grain', 'plaster', 'fog'];

/** Yields the covers of `composeIdeas`, each as soon as it is decided on and painted. @throws if a font cannot be loaded */
export async function* chooseIdeas(choice: Choice, width: number): AsyncGenerator<PaintedIdea> {
  const { opened, judgements } = choice;
  const { engine, material } = opened;
  const wanted = wantedBy(choice);
  const recipes = candidateRecipes(wanted);
  await loadFacesOf(opened);
  await judgeRest(choice, () => false);
  const picker = pickerOfIdeas(wanted, recipes, judgements);
  for (let best = picker.best(); best; best = picker.best()) {
    await breathe();
    const idea = ideaOfCandidate(material, best, engine);
    if (picker.settle(best, opened.isReadable(idea.design))) yield { idea, front: await opened.paint(idea.design, width) };
  }
}

/** Does what `chooseIdeas` does before it paints, and computes textures. @param isOver true once it is not wanted any more */
export async function prepareChoice(choice: Choice, isOver: () => boolean): Promise<void> {
  await loadFacesOf(choice.opened);
  await judgeRest(choice, isOver);
  for (const texture of TEXTURES_OF_COVERS) {
    await breathe();
    if (!isOver()) textureTile(texture);
  }
}

function wantedBy({ opened, request }: Choice): IdeasRequest {
  return { ...opened.material, ...request };
}

/** Covers are ranked by the size of their letters, so the faces of all candidates are loaded first, in parallel. */
function loadFacesOf({ engine, material }: { readonly engine: OpenedMaterial['engine']; readonly material: IdeaMaterial }): Promise<void> {
  return loadFaces(engine, facesForText(textsOfIdeas(material.brief)), FONT_SOURCES.readFont);
}

/** Judges the recipes that were not judged before. */
async function judgeRest(choice: Choice, isOver: () => boolean): Promise<void> {
  const { opened, judgements } = choice;
  const rest = recipesToJudge(candidateRecipes(wantedBy(choice))).filter((recipe) => !judgements.has(judgedBy(recipe)));
  for (let from = 0; from < rest.length; from += PART) {
    await breathe();
    if (isOver()) return;
    for (const recipe of rest.slice(from, from + PART)) {
      judgements.set(judgedBy(recipe), judgeRecipe(opened.material, recipe, opened.engine));
    }
  }
}
