import { FACE_IDS, type FaceId } from '../art/things/face-styles.ts';

/** Other names for the animals whose faces can be drawn. */
const NAMES: Readonly<Partial<Record<FaceId, string>>> = {
  bear: 'bear cub teddy grizzly',
  rabbit: 'rabbit bunny hare',
  cat: 'cat kitten kitty',
  dog: 'dog puppy pup hound',
  pig: 'pig piglet hog',
  frog: 'frog toad',
  sheep: 'sheep lamb',
  chick: 'chick chicken hen',
  lion: 'lion lioness',
  cow: 'cow calf',
  monkey: 'monkey ape chimp chimpanzee',
  mouse: 'mouse mice',
  owl: 'owl owlet',
  wolf: 'wolf wolfling',
  hippo: 'hippo hippopotamus',
  leopard: 'leopard cheetah jaguar',
  donkey: 'donkey mule',
  duck: 'duck duckling',
  goose: 'goose gosling geese',
  turtle: 'turtle tortoise terrapin',
  dinosaur: 'dinosaur dino triceratops stegosaurus tyrannosaurus brontosaurus diplodocus',
  squirrel: 'squirrel chipmunk',
  crocodile: 'crocodile croc alligator gator',
  llama: 'llama alpaca',
  deer: 'deer fawn reindeer stag moose',
  goat: 'goat billygoat',
  yeti: 'yeti bigfoot sasquatch',
  ogre: 'ogre troll',
  horse: 'horse pony foal',
  hamster: 'hamster gerbil',
  rhino: 'rhino rhinoceros',
};

const OF_WORD: ReadonlyMap<string, FaceId> = new Map(
  FACE_IDS.flatMap((id) => (NAMES[id] ?? id).split(' ').map((word): [string, FaceId] => [word, id])),
);

/** The names of all of them, as the list of a theme has them. */
export const STORY_ANIMALS = [...OF_WORD.keys()].join(' ');

/** Those that can live among trees. */
export const STORY_ANIMALS_ON_LAND = [...OF_WORD]
  .filter(([, id]) => !['penguin', 'crocodile', 'hippo', 'otter'].includes(id))
  .map(([word]) => word)
  .join(' ');

/** Ends of invented names for animals: the Snorkelpuss is a cat. */
const ENDS: readonly (readonly [end: string, animal: FaceId])[] = [
  ['puss', 'cat'],
  ['saurus', 'dinosaur'],
  ['osaur', 'dinosaur'],
  ['phant', 'elephant'],
  ['pup', 'dog'],
];

/** Returns the animal that an English word in the singular names; null where its face cannot be drawn. */
export function storyAnimal(word: string): FaceId | null {
  return OF_WORD.get(word) ?? ENDS.find(([end]) => word.endsWith(end))?.[1] ?? null;
}
