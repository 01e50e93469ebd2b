import { type Random, seededRandom, seedOfText } from '../../random/seeded-random.ts';
import type { IdeaMaterial } from '../compose-idea.ts';
import { isWanted } from '../cover-brief.ts';
import { isInRoles } from '../choose-recipes.ts';
import { PICTURED } from '../layouts/pictured.ts';
import { strangenessOf } from '../palettes/fit-of-thing.ts';
import { rolesOfGenre } from '../palettes/roles-of-genre.ts';
import { pick } from '../pick.ts';
import type { Recipe } from '../recipe.ts';
import { isColoredThing, namesColor, wearsHueOfTitle } from '../title-colors.ts';
import { tintOfThing } from '../title-tints.ts';
import { wearsMood } from '../title-mood.ts';
import { motifNamed } from '../title-themes.ts';
import { typePairOf } from '../type-pairs.ts';
import { FAMILY_RECORDS, type Style, markIn } from './family-record.ts';
import type { Judgement } from './judge-idea.ts';
import { share } from './share-between.ts';

/** A judged recipe, with what it has in common with others. */
export interface Candidate {
  readonly recipe: Recipe;
  readonly judgement: Judgement;
  readonly score: number;
  readonly style: Style;
  /** The style, or a scene: a drawn place and a drawn pattern look less alike than two places. */
  readonly kind: Style | 'scene';
  readonly face: string;
  readonly showsOwn: boolean;
  /**
   * From 0 to 1: 1 for a family to which readers gave less in this genre than a cover for sale needs. More for one that only completes a dozen.
   */
  readonly weakness: number;
  /** True for the recipe that was composed to judge it and those like it. */
  readonly isComposed: boolean;
}

/** The mark from which readers find a family good enough for the first row. */
const GOOD_ENOUGH = 6.5;
/**
 * The same for covers that show no word of the title: of those with a lower mark two in five got less than 6 from a reader. Those that come near
 * it are let in before those that do not.
 */
const GOOD_BESIDE_TITLE = 6.7;
const POOR_BESIDE_TITLE = 6.2;

function isInReserve({ reserveLayouts = [] }: IdeaMaterial['brief']['genre'], layout: Recipe['layout']): boolean {
  return reserveLayouts.includes(layout);
}

/** Equal scores are told apart by chance, so that another seed shows others. */
const CHANCE = 0.03;

/**
 * All that a family can gain with one title and not with another, by whether the title names what families show: without it all titles
 * that name nothing get the same four scenes of their genre, while the others differ by what they name.
 */
const CHANCE_OF_TITLE = { named: 0.075, other: 0.2 } as const;

/** Returns the gain of a family with a title: good families take turns over a genre's books, so that variety costs no quality. */
function turnOf({ title }: IdeaMaterial['brief'], { layout }: Recipe, mark: number, isNamed: boolean): number {
  const most = isNamed ? CHANCE_OF_TITLE.named : CHANCE_OF_TITLE.other * share(mark, POOR_BESIDE_TITLE, GOOD_BESIDE_TITLE);
  return most * seededRandom(seedOfText(`${title} ${layout}`))();
}

/** The weakness of a family that only completes a dozen: a weak one of the genre's own comes before it. */
const IN_RESERVE = 2;

function weaknessOf(genre: IdeaMaterial['brief']['genre'], { layout }: Recipe, { mark, isMeant, isBeside }: Judgement): number {
  if (isBeside || markIn(genre, layout) < GOOD_ENOUGH) return 1;
  return isMeant ? 0 : share(GOOD_BESIDE_TITLE - mark, 0, GOOD_BESIDE_TITLE - POOR_BESIDE_TITLE);
}

/**
 * @param isNamed true where some candidates show what the title names
 * @param isComposed true for the recipe that was judged for those like it
 */
export function candidateOf(
  { brief, pictures }: IdeaMaterial,
  recipe: Recipe,
  judgement: Judgement,
  isNamed: boolean,
  isComposed: boolean,
  random: Random,
): Candidate {
  const picture = recipe.picture === null || !PICTURED.has(recipe.layout) ? undefined : pictures[recipe.picture];
  const { style, isScene } = FAMILY_RECORDS[recipe.layout];
  return {
    recipe,
    judgement,
    score: judgement.score + colorWorth(brief, recipe) + turnOf(brief, recipe, judgement.mark, isNamed) + CHANCE * random(),
    style,
    kind: isScene ? 'scene' : style,
    face: typePairOf(brief.genre, recipe)?.title.font ?? '',
    showsOwn: picture !== undefined && isWanted(picture),
    isComposed,
    weakness: isInReserve(brief.genre, recipe.layout) ? IN_RESERVE : weaknessOf(brief.genre, recipe, judgement),
  };
}

/** The gain of a palette in the color that a title names, and the loss of one in another. */
const NAMED_COLOR = 0.1;
const OTHER_COLOR = 0.06;

/** All that the light or dark of a palette can gain for a title of that mood; a palette between them neither gains nor loses. */
const MOOD = 0.12;
const MIDDLING = 0.5;

/** The gain of the palette that has the colors of a named thing, and all that is lost in one where bread would be blue. */
const OWN_COLOR = 0.03;
const STRANGE_COLOR = 0.16;

/** "Déjà Vu in Blue" on a red ground is a mistake to every reader, and so is "Ruin Me" on the palest of the genre's. */
function colorWorth({ title, genre }: IdeaMaterial['brief'], { layout, colour }: Recipe): number {
  const palettes = rolesOfGenre(genre);
  const palette = isInRoles(layout) ? pick(palettes, colour) : undefined;
  if (!palette) return 0;
  const motif = motifNamed(title, layout, genre.id);
  const tint = motif ? tintOfThing(title, motif) : undefined;
  const strange = motif && strangenessOf(motif, palette, palettes, tint);
  // A house that was painted blue is blue, whatever color houses have.
  const isColorNamed = namesColor(title);
  if (strange !== null && (tint || !isColorNamed)) return OWN_COLOR - STRANGE_COLOR * strange;
  const wears = wearsHueOfTitle(title, palette);
  if (wears === null) return MOOD * ((wearsMood(title, genre.id, palette, palettes) ?? MIDDLING) - MIDDLING);
  // An accent of green is lost on a red cover for “Mosses”.
  if (wears < 1 && isColoredThing(title)) return -STRANGE_COLOR;
  return wears > 0 ? NAMED_COLOR * wears : -(isColorNamed ? STRANGE_COLOR : OTHER_COLOR);
}

/** The penalty of a candidate for each likeness to covers that are chosen already. */
const LIKENESS = { family: 2.6, style: 0.04, palette: 0.06, face: 0.05, picture: 0.07, libraryPicture: 0.15, light: 0.035 } as const;
/** In the first row a second cover of a family looks as if there were no other ideas, so letters that are a little low are better. */
const TWICE_IN_FIRST_ROW = 0.9;
/** A family that has to come again comes in another palette. */
const TWIN = 0.6;
/** A second loud idea is a joke told twice: it comes only where nothing else is left, so it costs more than all other losses. */
const SECOND_LOUD = 12;
/** More of one kind than this leave the others no room. The next one of it comes before families that contradict the title. */
const MOST_OF_A_KIND = 6;
const TOO_MUCH_OF_A_KIND = 1.2;
/** An author's own picture leads, and is seen on so many of a dozen at least. */
const LEAST_WITH_OWN = 4;
const DOZEN = 12;
const OWN_FIRST = 1.4;
/** Enough to put a cover with it before better ones without; and before all, once only so many places are left as it still needs. */
const OWN_AGAIN = 0.35;
const OWN_DUE = 3;
/** The first row: each in another style, as far as there are four. */
const FIRST_ROW = 4;
const SAME_STYLE_IN_FIRST_ROW = 0.03;
/** A weak family comes into the first row only where it shows what the title names and hardly another does. */
const WEAK_IN_FIRST_ROW = { meant: 0.42, other: 0.6 } as const;
/** Among so many first covers none shows another place than the title's, though a family may have to come twice. */
const FIRST_SEEN = 6;
const CONTRADICTED_FIRST = 3;
/**
 * The number of the first covers that show what the title names, as far as candidates of families that are not weak do: in the twentieth
 * reading such covers got 6.9, and the others 6.3.
 */
const LEAST_MEANT = 4;
const MEANT_FIRST = 0.3;
/**
 * A dozen has so many light and dark covers and title faces at least: what is missing comes when the last places have to give it. Two, because
 * one composition judges all palettes of a cover, and one cover in eight is taken for a darker or a lighter one than it is.
 */
const LEAST_OF_A_LIGHT = 2;
const LEAST_FACES = 3;
const MISSING_DUE = 1.2;
/**
 * The gain of the first cover behind the first row that is known to be light or dark, as it was composed: a genre with few light families has used
 * them up when the last places come.
 */
const FIRST_OF_A_LIGHT = 0.3;

/** The most covers that are refused as unreadable for one dozen; beyond it, a refused cover is better than none. */
const MOST_REFUSED = 24;

/** A choice in progress: the best first, each next one the best of those that differ from what is chosen. */
export interface DiversePicker {
  /** Returns the best candidate that is not decided on; null when enough are chosen or none is left. */
  best(): Candidate | null;
  /** Returns the best candidate and those that follow it if every one of them is chosen, so that they can be looked at ahead. */
  foreseen(): readonly Candidate[];
  /** Decides on the best candidate. @returns true if it is chosen: too many refusals would leave nothing to show */
  settle(best: Candidate, isReadable: boolean): boolean;
}

export function createDiversePicker(candidates: readonly Candidate[], { pictures }: IdeaMaterial, count: number): DiversePicker {
  const hasOwn = pictures.some(isWanted);
  const rest = new Set(candidates);
  const chosen: Candidate[] = [];
  let refused = 0;
  /** The next ones in order, as far as they were computed. A refusal changes what follows. */
  let ahead: Candidate[] = [];
  const lookAhead = (length: number) => {
    while (ahead.length < length && chosen.length + ahead.length < count) {
      const next = bestOf(
        [...rest].filter((candidate) => !ahead.includes(candidate)),
        [...chosen, ...ahead],
        count,
        hasOwn,
      );
      if (!next) break;
      ahead.push(next);
    }
    return ahead;
  };
  return {
    best: () => lookAhead(1)[0] ?? null,
    foreseen: () => lookAhead(count),
    settle(best, isReadable) {
      rest.delete(best);
      const isChosen = isReadable || refused >= MOST_REFUSED;
      if (isChosen) chosen.push(best);
      else refused += 1;
      ahead = isChosen && ahead[0] === best ? ahead.slice(1) : [];
      return isChosen;
    },
  };
}

/**
 * @param count the number of covers to choose
 * @param hasOwn true where the author has a picture that is to be seen on some of them
 */
function bestOf(candidates: Iterable<Candidate>, chosen: readonly Candidate[], count: number, hasOwn: boolean): Candidate | null {
  let best: Candidate | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    const worth =
      candidate.score -
      likeness(candidate, chosen) -
      (chosen.length < FIRST_ROW ? candidate.weakness * WEAK_IN_FIRST_ROW[candidate.judgement.isMeant ? 'meant' : 'other'] : 0) -
      (candidate.judgement.isContradicted && chosen.length < FIRST_SEEN ? CONTRADICTED_FIRST : 0) +
      (hasOwn ? ownWorth(candidate, chosen, count) : 0) +
      meantWorth(candidate, chosen) +
      (count >= DOZEN ? missingWorth(candidate, chosen, count - chosen.length) : 0);
    if (worth <= highest) continue;
    [best, highest] = [candidate, worth];
  }
  return best;
}

function ownWorth({ showsOwn }: Candidate, chosen: readonly Candidate[], count: number): number {
  if (!showsOwn) return 0;
  const shown = chosen.filter((other) => other.showsOwn).length;
  if (shown === 0) return OWN_FIRST;
  if (shown >= LEAST_WITH_OWN) return 0;
  const isDue = count >= DOZEN && count - chosen.length <= LEAST_WITH_OWN - shown;
  return isDue ? OWN_DUE : OWN_AGAIN;
}

function meantWorth({ judgement, recipe }: Candidate, chosen: readonly Candidate[]): number {
  // Another cover of the same family would add nothing new.
  if (chosen.some((other) => other.recipe.layout === recipe.layout)) return 0;
  return judgement.isMeant && chosen.filter((other) => other.judgement.isMeant).length < LEAST_MEANT ? MEANT_FIRST : 0;
}

/** The gain of a cover that is light or dark as no other is, or whose title has a new face, once only so many places are left as need it. */
function missingWorth({ judgement, face, isComposed }: Candidate, chosen: readonly Candidate[], left: number): number {
  const faces = new Set(chosen.map((other) => other.face));
  const alike = chosen.filter((other) => other.judgement.isDark === judgement.isDark).length;
  const isFaceDue = left <= LEAST_FACES - faces.size && !faces.has(face);
  const isLightDue = alike < LEAST_OF_A_LIGHT && left <= LEAST_OF_A_LIGHT - alike;
  const isKnown = chosen.some((other) => other.isComposed && other.judgement.isDark === judgement.isDark);
  const isFirst = isComposed && !isKnown && chosen.length >= FIRST_ROW;
  return MISSING_DUE * (Number(isFaceDue) + Number(isLightDue)) + (isFirst ? FIRST_OF_A_LIGHT : 0);
}

/**
 * The cost of showing a picture again: an author's own is wanted on several covers, but a library picture shown twice looks as if there
 * were no others.
 */
function pictureCost({ recipe, style, showsOwn }: Pick<Candidate, 'recipe' | 'style' | 'showsOwn'>, chosen: readonly Candidate[]): number {
  const same = chosen.filter((other) => other.recipe.picture === recipe.picture && PICTURED.has(other.recipe.layout));
  return showsOwn ? LIKENESS.picture * same.filter((other) => other.style === style).length : LIKENESS.libraryPicture * same.length;
}

function likeness({ recipe, style, kind, face, judgement, showsOwn }: Candidate, chosen: readonly Candidate[]): number {
  const count = (isLike: (other: Candidate) => boolean) => chosen.filter(isLike).length;
  const sameStyle = count((other) => other.style === style);
  const last = chosen.at(-1);
  const dark = count((other) => other.judgement.isDark);
  const unbalanced = judgement.isDark ? dark - (chosen.length - dark) : chosen.length - 2 * dark;
  const isPictured = recipe.picture !== null && PICTURED.has(recipe.layout);
  return (
    LIKENESS.family * count((other) => other.recipe.layout === recipe.layout) +
    (chosen.length < FIRST_ROW ? TWICE_IN_FIRST_ROW * count((other) => other.recipe.layout === recipe.layout) : 0) +
    TWIN * count((other) => other.recipe.layout === recipe.layout && other.recipe.colour === recipe.colour) +
    LIKENESS.style * sameStyle +
    (count((other) => other.kind === kind) >= MOST_OF_A_KIND ? TOO_MUCH_OF_A_KIND : 0) +
    (chosen.length < FIRST_ROW ? SAME_STYLE_IN_FIRST_ROW * sameStyle : 0) +
    LIKENESS.palette * count((other) => other.recipe.colour === recipe.colour) +
    (last && last.recipe.colour === recipe.colour ? LIKENESS.palette * 2 : 0) +
    LIKENESS.face * count((other) => other.face === face) +
    (isPictured ? pictureCost({ recipe, style, showsOwn }, chosen) : 0) +
    LIKENESS.light * Math.max(0, unbalanced) +
    (FAMILY_RECORDS[recipe.layout].isLoud && chosen.some((other) => FAMILY_RECORDS[other.recipe.layout].isLoud) ? SECOND_LOUD : 0)
  );
}
