import { inEnglish } from './title-languages.ts';
import { titleWords } from './title-words.ts';

/** Animals that have no drawing: a cover with another animal would contradict the title. */
const OTHER_ANIMALS: ReadonlySet<string> = new Set(
  'griffin gryphon griffon hippogriff albatross curlew cuckoo gorilla walrus hippo hippopotamus rhino rhinoceros zebra kangaroo koala sloth ostrich pelican puffin beaver raccoon skunk mole weasel ferret cheetah lynx starfish ant grasshopper cricket worm hamster meerkat stork pheasant quail chipmunk mosquito seahorse'.split(
    ' ',
  ),
);

/** True for a title about an animal that nothing here draws. */
export function namesOtherAnimal(title: string): boolean {
  return titleWords(title).some((word) => OTHER_ANIMALS.has(inEnglish(word)));
}
