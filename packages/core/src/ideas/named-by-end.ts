import type { HeroId } from '../art/heroes/hero-ids.ts';

/** Ends of invented names in picture books that are no halves of compounds: the Bumblebus is a bus. */
const ENDS_OF_NAMES: readonly (readonly [end: string, motif: HeroId])[] = [
  ['bus', 'bus'],
  ['bot', 'toyrobot'],
  ['saurus', 'dinosaur'],
  ['puss', 'cat'],
];
/** Words with such an end that are none. */
const NO_NAMES: ReadonlySet<string> = new Set('columbus nimbus omnibus syllabus incubus abbot talbot'.split(' '));

/** Returns the motif of an invented name by its end; empty for another word. */
export function namedByEnd(word: string): readonly HeroId[] {
  const shown = NO_NAMES.has(word) ? undefined : ENDS_OF_NAMES.find(([end]) => word.length > end.length + 2 && word.endsWith(end));
  return shown ? [shown[1]] : [];
}
