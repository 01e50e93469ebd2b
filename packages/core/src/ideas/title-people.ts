import { titleWords } from './title-words.ts';

/** The person of a title, as far as a small figure on the cover can show it. */
export type TitlePerson = 'woman' | 'man';

const PEOPLE: Readonly<Record<TitlePerson, ReadonlySet<string>>> = {
  woman: setOf(
    'woman women girl lady daughter wife mother sister aunt grandmother widow bride queen princess duchess countess baroness empress heiress ' +
      'mistress governess midwife actress waitress seamstress priestess sorceress witch nun niece she her señorita mademoiselle madame mrs miss',
  ),
  man: setOf(
    'man men boy gentleman son husband father brother uncle grandfather widower groom king prince duke count baron emperor heir cowboy ' +
      'wizard priest monk nephew he his him señor monsieur mr sir lord',
  ),
};

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Returns the person of a title: the first word that names a woman or a man decides. Null where the title names neither. */
export function personOf(title: string): TitlePerson | null {
  for (const word of titleWords(title)) {
    if (PEOPLE.woman.has(word)) return 'woman';
    if (PEOPLE.man.has(word)) return 'man';
  }
  return null;
}

/** Reports whether the figure of a cover is a man: as the title says, else `otherwise`. */
export function isManShown(title: string, otherwise: boolean): boolean {
  const person = personOf(title);
  return person === null ? otherwise : person === 'man';
}
