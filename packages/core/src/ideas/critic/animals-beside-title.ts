import type { LayoutId } from '../../genres/layout-ids.ts';
import { seaFriendNamed } from '../sea-friend-of-title.ts';
import { namesOtherAnimal } from '../other-animals.ts';
import { isCreature, namesFace, namesFacelessAnimal } from '../title-animals.ts';
import { inEnglish } from '../title-languages.ts';
import { titleMotifs } from '../title-motifs.ts';
import { showsOneThing } from '../title-themes.ts';
import { titleWords } from '../title-words.ts';

/** Families that show the face of an animal. */
export const SHOWS_FACE: ReadonlySet<LayoutId> = new Set([
  'peek',
  'little-boat',
  'star-fisher',
  'story-hill',
  'clearing',
  'pop-up',
  'tree-house',
  'parade',
  'balloon',
]);

/** Families whose cat is always there. */
const SHOWS_CAT: ReadonlySet<LayoutId> = new Set(['window-cat', 'book-stack']);

/** Reports whether a title names an animal, and none of those that live under water. */
function namesLandAnimal(title: string): boolean {
  if (seaFriendNamed(title) !== null) return false;
  return namesAnyAnimal(title);
}

/** Reports whether a title names an animal, and it is not a bear, which may be a toy. */
function namesNoBear(title: string): boolean {
  const words = titleWords(title).map(inEnglish);
  return (namesAnyAnimal(title) && !words.some((word) => ['bear', 'teddy'].includes(word))) || seaFriendNamed(title) !== null;
}

function namesAnyAnimal(title: string): boolean {
  return namesFace(title) || namesOtherAnimal(title) || titleMotifs(title).some(isCreature);
}

/** Reports whether a title names an animal, and it is not a cat. */
function namesNoCat(title: string): boolean {
  const animals = titleMotifs(title).filter(isCreature);
  return namesOtherAnimal(title) || (animals.length > 0 && !animals.some(({ motif }) => motif === 'cat'));
}

/** Families whose birds are always there. */
const SHOWS_BIRDS: ReadonlySet<LayoutId> = new Set(['paper-birds']);

/** Reports whether a title names an animal, and no bird of a kind that folded paper may be. */
function namesNoBird(title: string): boolean {
  if (titleWords(title).some((word) => ['bird', 'crane'].includes(inEnglish(word)))) return false;
  return namesOtherAnimal(title) || titleMotifs(title).some(isCreature);
}

/** Reports whether a family's astronaut would stand for the robot that a title names. */
export function showsNoRobot(title: string, layout: LayoutId): boolean {
  const motifs = titleMotifs(title, 'science-fiction').filter(({ isWeak }) => !isWeak);
  return layout === 'spacewalk' && motifs.some(({ motif }) => motif === 'robot') && !motifs.some(({ motif }) => motif === 'astronaut');
}

/** Reports whether a family would show another animal than the one that the title names. */
export function showsOtherAnimal(title: string, layout: LayoutId): boolean {
  if (layout === 'under-sea') return namesLandAnimal(title);
  if (layout === 'nursery') return namesNoBear(title);
  if (SHOWS_CAT.has(layout)) return namesNoCat(title);
  if (SHOWS_BIRDS.has(layout)) return namesNoBird(title);
  if (SHOWS_FACE.has(layout)) return !namesFace(title) && (namesOtherAnimal(title) || namesFacelessAnimal(title));
  return showsOneThing(layout) && (namesOtherAnimal(title) || (layout === 'companion' && namesFace(title)));
}

/** Reports whether a family shows a part of the title, and beside it the face of another animal than the one that the title names. */
export function showsStranger(title: string, layout: LayoutId, word: string): boolean {
  if (layout === 'under-sea') return namesLandAnimal(title);
  if (layout === 'nursery') return namesNoBear(title);
  if (SHOWS_CAT.has(layout)) return namesNoCat(title);
  if (SHOWS_BIRDS.has(layout)) return namesNoBird(title);
  return (
    SHOWS_FACE.has(layout) && namesFacelessAnimal(title) && !titleMotifs(title).some((shown) => shown.word === word && isCreature(shown))
  );
}
