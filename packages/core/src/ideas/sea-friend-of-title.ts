import { SEA_FRIENDS, type SeaFriend } from '../art/things/sea/sea-friends.ts';
import { englishWords } from './title-languages.ts';

/** Other names for the animals of the sea that can be drawn. */
const NAMES: Readonly<Partial<Record<SeaFriend, string>>> = {
  octopus: 'octopus squid cuttlefish',
  whale: 'whale orca humpback',
  fish: 'fish clownfish goldfish minnow',
  crab: 'crab lobster crayfish',
  turtle: 'turtle',
  dolphin: 'dolphin porpoise',
};

const OF_WORD: ReadonlyMap<string, SeaFriend> = new Map(
  SEA_FRIENDS.flatMap((id) => (NAMES[id] ?? id).split(' ').map((word): [string, SeaFriend] => [word, id])),
);

/** The names of all of them, as the list of a theme has them. */
export const SEA_ANIMALS = [...OF_WORD.keys()].join(' ');

/** The animals that stand for any title about the sea. */
const ANY: readonly SeaFriend[] = ['octopus', 'whale', 'turtle', 'dolphin'];

/** Returns the animal of the sea that a title names; null if it names no animal with a drawing. */
export function seaFriendNamed(title: string): SeaFriend | null {
  return (
    englishWords(title)
      .map((word) => OF_WORD.get(word))
      .find((each) => each !== undefined) ?? null
  );
}

/** Returns the place in `SEA_FRIENDS` of the animal to show for a title; one by chance where it names none. */
export function seaFriendOfTitle(title: string, seed: number): number {
  return SEA_FRIENDS.indexOf(seaFriendNamed(title) ?? ANY[seed % ANY.length] ?? 'octopus');
}
