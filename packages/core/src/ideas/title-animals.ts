import { FACE_IDS, type FaceId } from '../art/things/face-styles.ts';
import { CREATURES } from '../art/heroes/creatures.ts';
import type { HeroId } from '../art/heroes/hero-ids.ts';
import { PEOPLE } from '../art/heroes/people.ts';
import type { GenreId } from '../genres/messages.ts';
import { storyAnimal } from './story-animals.ts';
import { inEnglish } from './title-languages.ts';
import { type TitleMotif, titleMotifs } from './title-motifs.ts';
import { titleWords } from './title-words.ts';

/** The animals that stand for any children's book. */
const ANY: readonly FaceId[] = ['fox', 'bear', 'rabbit', 'panda', 'cat', 'elephant', 'tiger', 'owl'];

/** Returns the place in `FACE_IDS` of the first animal that a title names; null where it names none of them. */
function faceNamed(title: string): number | null {
  const faces = titleWords(title).map((word) => storyAnimal(inEnglish(word)));
  const face = faces.find((each) => each !== null);
  return face ? FACE_IDS.indexOf(face) : null;
}

/** Reports whether a title names an animal whose face can be drawn. */
export function namesFace(title: string): boolean {
  return faceNamed(title) !== null;
}

/** Reports whether a title names an animal, and none of those whose faces can be drawn. */
export function namesFacelessAnimal(title: string): boolean {
  return faceNamed(title) === null && titleMotifs(title).some(isCreature);
}

export function isCreature({ motif }: Pick<TitleMotif, 'motif'>): boolean {
  return Object.hasOwn(CREATURES, motif);
}

/** Returns the place in `FACE_IDS` of the animal to show for a title; one by chance where it names none. */
export function faceOfTitle(title: string, seed: number): number {
  return faceNamed(title) ?? FACE_IDS.indexOf(ANY[seed % ANY.length] ?? 'fox');
}

/** Returns the thing that a title names beside an animal with a face, for a scene with both: `The Rabbit Who Lost the Moon`. */
export function thingBesideFace(title: string, genre: GenreId): HeroId | null {
  if (faceNamed(title) === null) return null;
  return (
    titleMotifs(title, genre).find((shown) => !shown.isWeak && !isCreature(shown) && !Object.hasOwn(PEOPLE, shown.motif))?.motif ?? null
  );
}
