import type { Genre } from '../genres/genre.ts';
import type { LayoutId } from '../genres/layout-ids.ts';
import type { IdeaMaterial } from './compose-idea.ts';
import { gradings } from './gradings.ts';
import type { Layout } from './layout-stage.ts';
import { LAYOUTS } from './layouts/layouts.ts';
import { PICTURED } from './layouts/pictured.ts';
import { motifsOf } from './arts/motifs.ts';
import { type Axis, FIELDS_OF_AXIS, type Recipe } from './recipe.ts';
import { type Random, seededRandom, shuffled } from '../random/seeded-random.ts';
import { isWanted } from './cover-brief.ts';
import { genreForFirstCover, genreForOwnPicture } from './first-look.ts';
import { speaksOf } from './title-themes.ts';
import { contradictsTitle } from './critic/judge-meaning.ts';
import { familiesWith } from './families-with.ts';
import { rolesOfGenre } from './palettes/roles-of-genre.ts';
import { typesForLayout } from './types-for-layout.ts';

export interface Locks {
  readonly recipe: Recipe;
  readonly axes: readonly Axis[];
}

interface RecipesRequest extends IdeaMaterial {
  readonly seed: number;
  readonly count?: number;
  readonly locks?: Locks;
}

const USUAL_COUNT = 12;
/** This many of a genre's most typical families always come first, in any order. */
const TYPICAL = 5;
/** So often another card is drawn when the hand makes a cover that there is already. */
const MOST_DRAWS = 40;

/**
 * Chooses the covers to make: every family of the genre before any comes again, and faces, colors and pictures dealt like cards, so that
 * neighbors differ in all of them. Without locks the first is the genre's own look.
 */
export function chooseRecipes({ brief, pictures, seed, count = USUAL_COUNT, locks }: RecipesRequest): readonly Recipe[] {
  const { genre } = brief;
  const random = seededRandom(seed);
  const kept = locks ? keptFields(locks) : {};
  const hasOwn = pictures.some(isWanted);
  const wanted = familiesWith(hasOwn ? genreForOwnPicture(genre) : genre, brief, pictures);
  const leading = firstLayout(genre, pictures, [...wanted.keys()]);
  const families = deckOf(familiesInOrder(leading, [...wanted.keys()], brief, random), random);
  const colours = {
    pictured: deckOf(numbers(pictures[0] ? gradings(genre, pictures[0].pixels).length : 1), random),
    plain: deckOf(numbers(gradings(genre, null).length), random),
    roles: deckOf(numbers(rolesOfGenre(genre).length), random),
  };
  const cuts = deckOf(numbers(pictures.length), random);
  const motifs = deckOf(numbers(motifsOf(genre).length), random);
  const shown = new Map<number | null, number>();
  const types = new Map<LayoutId, () => number>();
  // A family of last resort is judged in one pair of faces: each costs as much time as a cover that is shown.
  const typesOf = (layout: LayoutId) => {
    const order = shuffled(typesForLayout(genre, layout), random);
    return contradictsTitle(brief, layout) ? order.slice(0, 1) : order;
  };
  const recipes: Recipe[] = [];
  const seen = new Set<string>();
  for (let draw = 0; recipes.length < count && draw < count * MOST_DRAWS; draw += 1) {
    const layout = kept.layout ?? families() ?? genre.look.layout;
    const dealTypes = types.get(layout) ?? numbered(deckOf(typesOf(layout), random));
    types.set(layout, dealTypes);
    const isPlain = pictures.length === 0 || !PICTURED.has(layout);
    const own = wanted.get(layout);
    const picture = pictures.length === 0 ? null : ((isPlain ? 0 : own ? own[draw % own.length] : cuts()) ?? 0);
    const recipe: Recipe = {
      layout,
      type: dealTypes(),
      colour: (isInRoles(layout) ? colours.roles() : isPlain ? colours.plain() : colours.pictured()) ?? 0,
      picture,
      // A picture that comes again is cropped another way.
      crop: isPlain ? 0 : (shown.get(picture) ?? 0),
      // The number chooses the motif, and is the seed of what a family varies by itself.
      motif: isPlain || isInRoles(layout) ? (motifs() ?? 0) : 0,
      ...kept,
    };
    const first = recipes.length === 0 && !locks ? { ...recipe, layout: leading, type: 0, colour: 0 } : recipe;
    const sight = sightOf(first, pictures.length > 0);
    if (seen.has(sight)) continue;
    seen.add(sight);
    if (!isPlain) shown.set(picture, (shown.get(picture) ?? 0) + 1);
    recipes.push(first);
  }
  return recipes;
}

/** The genre's own family leads, or one that shows the picture that the author wants; the first of the others if it does not take the title. */
function firstLayout(genre: Genre, pictures: IdeaMaterial['pictures'], families: readonly LayoutId[]): LayoutId {
  const own = genreForFirstCover(genre, pictures[0] !== undefined && isWanted(pictures[0])).look.layout;
  return families.includes(own) ? own : (families[0] ?? own);
}

/** Orders the families: the leading one, those that draw what the title names, the most typical, the others. */
function familiesInOrder(
  leading: LayoutId,
  layouts: readonly LayoutId[],
  { title, genre }: IdeaMaterial['brief'],
  random: Random,
): readonly LayoutId[] {
  const others = layouts.filter((layout) => layout !== leading);
  const meant = others.filter((layout) => speaksOf(title, layout, genre.id));
  const rest = others.filter((layout) => !meant.includes(layout));
  return [leading, ...meant, ...shuffled(rest.slice(0, TYPICAL - 1), random), ...shuffled(rest.slice(TYPICAL - 1), random)];
}

/** Returns the visible part of a recipe: a picture does not show on plain families, nor a motif on the others. */
function sightOf({ layout, type, colour, picture, crop, motif }: Recipe, hasPictures: boolean): string {
  const isPlain = !hasPictures || picture === null || !PICTURED.has(layout);
  return [layout, type, colour, isPlain ? `motif ${motif}` : `picture ${picture} ${crop} ${isInRoles(layout) ? motif : ''}`].join(' ');
}

/** Painted in one of the genre's palettes of seven roles. */
export function isInRoles(layout: LayoutId): boolean {
  const { inRoles }: Layout = LAYOUTS[layout];
  return inRoles ?? false;
}

/** Deals every card before any comes again; then in another order. */
function deckOf<Card>(cards: readonly Card[], random: Random): () => Card | undefined {
  let rest = [...cards];
  return () => {
    if (rest.length === 0) rest = [...shuffled(cards, random)];
    return rest.shift();
  };
}

function numbered(deal: () => number | undefined): () => number {
  return () => deal() ?? 0;
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function keptFields({ recipe, axes }: Locks): Partial<Recipe> {
  return Object.fromEntries(axes.flatMap((axis) => FIELDS_OF_AXIS[axis].map((field) => [field, recipe[field]])));
}
