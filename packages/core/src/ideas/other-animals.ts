import { inEnglish } from './title-languages.ts';
import { titleWords } from './title-words.ts';

/** Animals that have no drawing: a cover with another animal would contradict the title. */
const OTHER_ANIMALS: ReadonlySet<string> = new Set(
  (
    'aardvark albatross ant anteater antelope armadillo baboon beaver bobcat bustard cassowary centipede cheetah chipmunk cockroach cougar ' +
    'cricket cuckoo curlew dingo dodo earthworm echidna emu ferret flea gazelle gibbon gopher gorilla grasshopper griffin griffon gryphon ' +
    'hamster hippo hippogriff hippopotamus hyena ibis kangaroo koala leech lemur lynx manatee mantis marmoset marmot meerkat mole mongoose ' +
    'mosquito narwhal ocelot okapi opossum orangutan ostrich pangolin pelican pheasant platypus porcupine possum puffin quail raccoon rhino ' +
    'rhinoceros roadrunner sandpiper seahorse skunk sloth starfish stork tapir termite toucan wallaby walrus warthog weasel wildebeest ' +
    'wolverine wombat woodcock woodpecker worm yak zebra'
  ).split(' '),
);

/** True for a title about an animal that nothing here draws. */
export function namesOtherAnimal(title: string): boolean {
  return titleWords(title).some((word) => OTHER_ANIMALS.has(inEnglish(word)));
}
