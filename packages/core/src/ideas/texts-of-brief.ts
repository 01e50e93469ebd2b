import type { Voice } from '../genres/genre.ts';
import type { LayoutId } from '../genres/layout-ids.ts';
import { layoutsOfGenre } from '../genres/layouts-of-genre.ts';
import type { FaceRequest } from '../text/text-engine.ts';
import { mayHaveLead } from '../lettering/lead-phrase.ts';
import type { CoverBrief } from './cover-brief.ts';
import { genreForOwnPicture } from './first-look.ts';
import { SMALL_FACE_OF_LAYOUT, voicesOf } from './layout-voices.ts';
import type { Recipe } from './recipe.ts';
import { leadLettering, letteringOf } from './title-lettering.ts';
import { pairForTitle, typePairOf, typePairs } from './type-pairs.ts';

type Words = Pick<CoverBrief, 'title' | 'author' | 'subtitle' | 'genre'>;
type TextInFace = FaceRequest & { readonly text: string };

/** Every face that `composeCover` may ask for, with the words it sets: what has to be loaded before composing. */
export function textsOfBrief(words: Words): readonly TextInFace[] {
  return textsInPairs(words, typePairs(words.genre).slice(0, 1), [words.genre.look.layout]);
}

/**
 * Every face that the ideas may ask for on their fronts and spines, also those of the families that show an author's own picture. A blurb's are `textsOfDesign`'s, of any one of the ideas.
 */
export function textsOfIdeas(words: Words): readonly TextInFace[] {
  const { genre } = words;
  const [own] = typePairs(genre);
  const families = layoutsOfGenre(genreForOwnPicture(genre));
  const drawn = families.flatMap((layout) => voicesOf(layout, genre.id) ?? []);
  return textsInPairs(words, [...typePairs(genre), ...(own ? drawn.map((title) => ({ ...own, title })) : [])], families);
}

/** Every face that one idea may ask for on its front and spine. */
export function textsOfIdea(words: Words, recipe: Pick<Recipe, 'layout' | 'type'>): readonly TextInFace[] {
  const pair = typePairOf(words.genre, recipe);
  return textsInPairs(words, pair ? [pair] : [], [recipe.layout]);
}

function textsInPairs(
  { title, author, subtitle, genre }: Words,
  pairs: ReturnType<typeof typePairs>,
  layouts: readonly LayoutId[],
): readonly TextInFace[] {
  const text = [title, author, subtitle ?? '', genre.look.genreLine ?? ''].join(' ');
  const voices = pairs.flatMap((pair): readonly Voice[] => {
    const said = pairForTitle(pair, genre, title).title;
    // A flowing family is drawn upright too, and the romance layout slants an upright face.
    return [
      pair.title,
      said,
      { ...said, italic: true },
      ...minorVoices(pair.title, title),
      ...minorVoices(said, title),
      pair.author,
      { ...pair.author, bold: true },
      pair.subtitle,
      { ...pair.subtitle, bold: true },
    ];
  });
  const quiet: Voice = { ...genre.look.author, font: genre.look.blurbFont };
  const small = layouts.flatMap((layout): readonly Voice[] => {
    const font = SMALL_FACE_OF_LAYOUT[layout];
    return font === undefined ? [] : [{ ...quiet, font, bold: false }];
  });
  return [...voices, quiet, ...small].map(({ font, bold = false, italic = false }) => ({ family: font, bold, italic, text }));
}

/** Returns the voices of a lock-up's small words, where they differ from the title's. */
function minorVoices(voice: Voice, title: string): readonly Voice[] {
  const isLong = mayHaveLead(title.trim().split(/\s+/u));
  return [letteringOf(voice, 1), ...(isLong ? [leadLettering(voice)] : [])].flatMap(({ minorFont = null, minorItalic = false }) => {
    return minorFont === null ? [] : [{ ...voice, font: minorFont, bold: false, italic: minorItalic }];
  });
}
