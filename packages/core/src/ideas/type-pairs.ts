import type { Genre, Voice } from '../genres/genre.ts';
import { voicesOf } from './layout-voices.ts';
import { pick } from './pick.ts';
import type { Recipe } from './recipe.ts';
import { voiceOfScript } from './script-voices.ts';
import { isFlowing, titleVoice } from './type-manners.ts';

/** A display face and its quiet companion. */
export interface TypePair {
  readonly title: Voice;
  readonly author: Voice;
  readonly subtitle: Voice;
}

/** A script or blackletter title with more letters than this is set in the genre's first face that is neither. */
const LONGEST_FLOWING_TITLE = 26;

/** Returns the genre's pairs, its own first; the others keep its quiet companion face and set the small line in it too. */
export function typePairs({ look, recommendedFonts }: Genre): readonly TypePair[] {
  const { title, author, subtitle } = look;
  const quiet: Voice =
    author.case === 'uppercase' ? { ...author, bold: false, letterSpacing: 90, lineSpacing: 1.2 } : { ...author, lineSpacing: 1.2 };
  const others = recommendedFonts
    .filter((font) => font !== title.font)
    .map((font) => ({ title: titleVoice(font, title), author, subtitle: quiet }));
  return [{ title, author, subtitle }, ...others];
}

/** The pair, with a title face that has the letters of these words and can carry this many of them. */
export function pairForTitle(pair: TypePair, genre: Genre, words: string): TypePair {
  const ofScript = voiceOfScript(pair.title, words);
  if (ofScript) return { ...pair, title: ofScript };
  if (!isFlowing(pair.title) || [...words].length <= LONGEST_FLOWING_TITLE) return pair;
  const plain = typePairs(genre).find(({ title }) => !isFlowing(title));
  return { ...pair, title: plain?.title ?? CALM };
}

const CALM: Voice = { font: 'Playfair Display', italic: true, case: 'none', letterSpacing: 0, lineSpacing: 1 };

/** Returns the pair of a recipe: the genre's, or the layout's own title face with the genre's companion. */
export function typePairOf(genre: Genre, { layout, type }: Pick<Recipe, 'layout' | 'type'>): TypePair | undefined {
  const pairs = typePairs(genre);
  const title = pick(voicesOf(layout, genre.id) ?? [], type);
  return title && pairs[0] ? { ...pairs[0], title } : pick(pairs, type);
}
