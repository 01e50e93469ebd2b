import type { LayoutStage } from './layout-stage.ts';
import { groupShown, isManShown, peopleOf } from './title-people.ts';
import { englishWords } from './title-languages.ts';

const REEDY = setOf('marsh saltmarsh estuary reed wetland fen bog swamp bayou heron tidewater lowland flood');
const BARE = setOf('delta sand mudflat tideway');
const BOATS = setOf('boat ferry ferryman ferrywoman boatman punt canoe oar crossing drift rowboat raft riverman');

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Returns what grows on a river's banks for a title, and who is there: the title's people, a boat or a heron. */
export function riverScene({
  title,
  seed,
  genre,
}: LayoutStage): Readonly<Record<'trees' | 'pines' | 'reeds' | 'streams' | 'boat' | 'heron' | 'people' | 'group', number>> {
  const words = englishWords(title);
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
  const banks = has(REEDY)
    ? { trees: 0, reeds: 1, streams: 1 }
    : has(BARE)
      ? { trees: 0, reeds: 0.25, streams: 1 }
      : { trees: 0.7, reeds: 0.3, streams: 0 };
  const isWestern = genre === 'western';
  const isNamed = peopleOf(title) !== null;
  const boat = has(BOATS) || (!isNamed && !isWestern && seed % 4 === 1) ? 1 : 0;
  const people = boat > 0 || isNamed ? (isManShown(title, seed % 2 === 0) ? 2 : 1) : 0;
  // A river of the West has pines and cottonwoods, and nobody is punted over it.
  return { ...banks, pines: isWestern ? 0.55 : 0, boat, people, heron: boat > 0 || people > 0 ? 0 : 1, group: groupShown(title) };
}
