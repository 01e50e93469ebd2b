import { titleWords } from './title-words.ts';

/** Who a title is about, as far as a small figure on the cover can show it. */
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

/** Who a title is about: the first word that names a woman or a man decides. Null: the title names neither. */
export function personOf(title: string): TitlePerson | null {
  for (const word of titleWords(title)) {
    if (PEOPLE.woman.has(word)) return 'woman';
    if (PEOPLE.man.has(word)) return 'man';
  }
  return null;
}

/** Whether the figure of a cover is a man: what the title says, or `otherwise` where it names nobody. */
export function isManShown(title: string, otherwise: boolean): boolean {
  const person = personOf(title);
  return person === null ? otherwise : person === 'man';
}
