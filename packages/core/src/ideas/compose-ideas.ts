import { measureCover } from '../geometry/measure-cover.ts';
import type { Size } from '../geometry/shapes.ts';
import { seededRandom } from '../random/seeded-random.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { type Locks, chooseRecipes } from './choose-recipes.ts';
import { type Idea, type IdeaMaterial, composeIdea } from './compose-idea.ts';
import { FAMILY_RECORDS, type Style } from './critic/family-record.ts';
import { type FrontReader, isReadable } from './critic/front-reading.ts';
import { type Judgement, judgeIdea } from './critic/judge-idea.ts';
import { type Candidate, candidateOf, pickDiverse } from './critic/pick-diverse.ts';
import { WITHOUT_PICTURE } from './layouts/layouts.ts';
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
  const random = seededRandom(request.seed);
  const judge = judgeOnce(request, engine);
  const candidates = candidatesOf(request).map((recipe) => candidateOf(request, recipe, judge(recipe), random));
  const ideas = new Map<string, Idea>();
  const ideaOf = (recipe: Recipe) => {
    const key = JSON.stringify(recipe);
    const idea = ideas.get(key) ?? composeIdea(request, recipe, engine);
    ideas.set(key, idea);
    return idea;
  };
  const isShown = ({ recipe }: Candidate) => {
    const reading = request.readFront?.(ideaOf(recipe).design) ?? null;
    return reading === null || isReadable(reading);
  };
  return pickDiverse(candidates, request, request.count ?? USUAL_COUNT, isShown).map(({ recipe, judgement, style }) => ({
    ...ideaOf(recipe),
    style,
    reasons: judgement.reasons,
  }));
}

/** Composes the idea of a recipe, and judges it by itself. */
export function composeJudgedIdea(material: IdeaMaterial, recipe: Recipe, engine: TextEngine): JudgedIdea {
  const idea = composeIdea(material, recipe, engine);
  const { reasons } = judgeIdea(material, recipe, idea.design, frontOf(material), engine);
  return { ...idea, style: FAMILY_RECORDS[recipe.layout].style, reasons };
}

function candidatesOf(request: IdeasRequest): readonly Recipe[] {
  const count = request.count ?? USUAL_COUNT;
  return chooseRecipes({ ...request, count: Math.max(count, Math.min(MOST_CANDIDATES, count * CANDIDATES_FOR_ONE)) });
}

/** Letters are as large in every palette of a family: of candidates that differ in color or seed alone one is composed. */
function judgeOnce(material: IdeaMaterial, engine: TextEngine): (recipe: Recipe) => Judgement {
  const front = frontOf(material);
  const known = new Map<string, Judgement>();
  return (recipe) => {
    const { layout, type, picture } = recipe;
    const key = `${layout} ${type} ${WITHOUT_PICTURE.has(layout) ? '' : picture}`;
    const found = known.get(key) ?? judgeIdea(material, recipe, composeIdea(material, recipe, engine).design, front, engine);
    known.set(key, found);
    return found;
  };
}

function frontOf({ brief }: IdeaMaterial): Size {
  return measureCover(brief.specification).boards.front;
}
