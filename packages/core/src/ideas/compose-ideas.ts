import { measureCover } from '../geometry/measure-cover.ts';
import type { Size } from '../geometry/shapes.ts';
import { seededRandom, seedOfText } from '../random/seeded-random.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { type Locks, chooseRecipes } from './choose-recipes.ts';
import { type Idea, type IdeaMaterial, composeIdea } from './compose-idea.ts';
import { FAMILY_RECORDS, type Style } from './critic/family-record.ts';
import { type FrontReader, isReadable } from './critic/front-reading.ts';
import { type Judgement, judgeIdea } from './critic/judge-idea.ts';
import { type Candidate, type DiversePicker, candidateOf, createDiversePicker } from './critic/pick-diverse.ts';
import { PICTURED } from './layouts/pictured.ts';
import type { Recipe } from './recipe.ts';

export interface IdeasRequest extends IdeaMaterial {
  /** The same number gives the same covers. */
  readonly seed: number;
  /** Twelve when absent. */
  readonly count?: number;
  /** Axes that stay as they are in the recipe; the rest varies. */
  readonly locks?: Locks;
  /** Measures candidates on their pixels: what cannot be read is not chosen. Absent: nothing is painted. */
  readonly readFront?: FrontReader;
}

/** An idea with what the critic says of it. */
export interface JudgedIdea extends Idea {
  readonly style: Style;
  /** Plain short words, the best reason first. */
  readonly reasons: readonly string[];
}

const USUAL_COUNT = 12;
/** Candidates that are judged for each cover: 240 for a dozen. */
const CANDIDATES_FOR_ONE = 20;
const MOST_CANDIDATES = 480;

/**
 * Returns the covers of one book that are worth showing: of some two hundred candidates, those that read best, suit the genre, show what
 * the title names and differ from each other. Deterministic. The faces of `textsOfIdeas` must be loaded.
 */
export function composeIdeas(request: IdeasRequest, engine: TextEngine): readonly JudgedIdea[] {
  const recipes = candidateRecipes(request);
  const unlike = recipesToJudge(recipes);
  const picker = pickerOfIdeas(request, recipes, new Map(unlike.map((recipe) => [judgedBy(recipe), judgeRecipe(request, recipe, engine)])));
  const ideas: JudgedIdea[] = [];
  for (let best = picker.best(); best; best = picker.best()) {
    const idea = ideaOfCandidate(request, best, engine);
    const reading = request.readFront?.(idea.design) ?? null;
    if (picker.settle(best, reading === null || isReadable(reading))) ideas.push(idea);
  }
  return ideas;
}

/** Returns the recipes to choose from: 240 for a dozen. */
export function candidateRecipes(request: Omit<IdeasRequest, 'readFront'>): readonly Recipe[] {
  const count = request.count ?? USUAL_COUNT;
  return chooseRecipes({ ...request, count: Math.max(count, Math.min(MOST_CANDIDATES, count * CANDIDATES_FOR_ONE)) });
}

/** Letters are as large in every palette of a family: of recipes that differ in color or seed alone, one is composed and judged. */
export function recipesToJudge(recipes: readonly Recipe[]): readonly Recipe[] {
  const unlike = new Map<string, Recipe>();
  for (const recipe of recipes) if (!unlike.has(judgedBy(recipe))) unlike.set(judgedBy(recipe), recipe);
  return [...unlike.values()];
}

/** Returns the part of a recipe that its judgement depends on. */
export function judgedBy({ layout, type, picture }: Recipe): string {
  return `${layout} ${type} ${!PICTURED.has(layout) ? '' : picture}`;
}

/** Composes a recipe and judges it beside others. It depends on nothing else, so that it can be kept. */
export function judgeRecipe(material: IdeaMaterial, recipe: Recipe, engine: TextEngine): Judgement {
  return judgeIdea(material, recipe, composeIdea(material, recipe, engine).design, frontOf(material), engine);
}

/** @param judged the judgements of `recipesToJudge` by `judgedBy` */
export function pickerOfIdeas(
  request: Omit<IdeasRequest, 'readFront'>,
  recipes: readonly Recipe[],
  judged: ReadonlyMap<string, Judgement>,
): DiversePicker {
  const isNamed = [...judged.values()].some(({ isMeant }) => isMeant);
  // Books of one genre get their palettes in another order each.
  const random = seededRandom(request.seed ^ seedOfText(request.brief.title));
  const composed = new Set(recipesToJudge(recipes));
  const candidates = recipes.map((recipe) => {
    const judgement = judged.get(judgedBy(recipe));
    if (!judgement) throw new Error(`The recipe ${judgedBy(recipe)} was not judged`);
    return candidateOf(request, recipe, judgement, isNamed, composed.has(recipe), random);
  });
  return createDiversePicker(candidates, request, request.count ?? USUAL_COUNT);
}

/** The part of a candidate that its idea is made from. */
export type Proposal = Pick<Candidate, 'recipe' | 'style'> & { readonly judgement: Pick<Judgement, 'reasons'> };

export function ideaOfCandidate(
  material: IdeaMaterial,
  { recipe, style, judgement: { reasons } }: Proposal,
  engine: TextEngine,
): JudgedIdea {
  return { ...composeIdea(material, recipe, engine), style, reasons };
}

/** Composes the idea of a recipe, and judges it by itself. */
export function composeJudgedIdea(material: IdeaMaterial, recipe: Recipe, engine: TextEngine): JudgedIdea {
  const idea = composeIdea(material, recipe, engine);
  const { reasons } = judgeIdea(material, recipe, idea.design, frontOf(material), engine);
  return { ...idea, style: FAMILY_RECORDS[recipe.layout].style, reasons };
}

function frontOf({ brief }: IdeaMaterial): Size {
  return measureCover(brief.specification).boards.front;
}
