import type { Rgba } from '../../design/colour.ts';
import { fromHex } from '../../design/colour.ts';

/** Animals whose faces can be drawn. */
export const FACE_IDS = [
  'fox',
  'bear',
  'rabbit',
  'elephant',
  'cat',
  'panda',
  'owl',
  'tiger',
  'dog',
  'mouse',
  'pig',
  'frog',
  'sheep',
  'raccoon',
  'penguin',
  'chick',
  'koala',
  'lion',
  'cow',
  'dragon',
  'wolf',
  'hedgehog',
  'monkey',
  'otter',
  'beaver',
  'hippo',
  'kangaroo',
  'zebra',
  'leopard',
  'donkey',
  'duck',
  'goose',
  'turtle',
  'dinosaur',
  'unicorn',
  'squirrel',
  'giraffe',
  'sloth',
  'crocodile',
  'llama',
  'deer',
  'goat',
  'horse',
  'hamster',
  'bat',
  'badger',
  'skunk',
  'rhino',
  'yeti',
  'ogre',
] as const;
export type FaceId = (typeof FACE_IDS)[number];

export function isFace(name: string): name is FaceId {
  return (FACE_IDS as readonly string[]).includes(name);
}

/** Animals that stand on two feet, with wings. */
export const BIRDS: ReadonlySet<FaceId> = new Set(['owl', 'penguin', 'chick', 'duck', 'goose']);

/** The differences of an animal's face from the others. */
export interface FaceStyle {
  readonly coat: Rgba;
  /** Muzzle, cheeks or mask. */
  readonly pale: Rgba;
  /** Stripes, spots, patches and nostrils. */
  readonly tone: Rgba;
  readonly ear: Rgba;
  readonly inner: Rgba;
  readonly nose: Rgba;
  readonly paw?: Rgba;
  readonly ears:
    | 'round'
    | 'large'
    | 'point'
    | 'long'
    | 'flop'
    | 'fan'
    | 'tuft'
    | 'bump'
    | 'horn'
    | 'leaf'
    | 'upright'
    | 'antlers'
    | 'stalks'
    | 'curved'
    | 'wide'
    | 'brush'
    | 'plates'
    | 'none';
  readonly mark:
    | 'none'
    | 'patches'
    | 'mask'
    | 'cheeks'
    | 'stripes'
    | 'curls'
    | 'spots'
    | 'crest'
    | 'bands'
    | 'streaks'
    | 'blaze'
    | 'forelock'
    | 'horned'
    | 'tiles'
    | 'freckles'
    | 'pouches'
    | 'wool';
  readonly mouth:
    | 'muzzle'
    | 'plain'
    | 'snout'
    | 'beak'
    | 'bill'
    | 'teeth'
    | 'wide'
    | 'trunk'
    | 'long'
    | 'grin'
    | 'jaws'
    | 'fangs'
    | 'horned';
  readonly eyes: 'usual' | 'disc' | 'high' | 'ringed';
  /** Points around the head, as a mane or spines; absent: none. */
  readonly ruff?: Rgba;
  /** The length of its neck beyond the usual, in multiples of the face's radius; absent: not at all. */
  readonly neck?: number;
}

type Kinds = Pick<FaceStyle, 'ears' | 'mark' | 'mouth'> & Partial<Pick<FaceStyle, 'eyes' | 'neck'>>;

/** Colors as `coat pale tone ear inner nose [paw] [ruff]`; a dash leaves one out. */
function face(colours: string, kinds: Kinds): FaceStyle {
  const [coat, pale, tone, ear, inner, nose, paw, ruff] = colours.split(' ').map((each) => (each === '-' ? null : fromHex(`#${each}`)));
  const own = coat ?? fromHex('#888888');
  return {
    coat: own,
    pale: pale ?? own,
    tone: tone ?? own,
    ear: ear ?? own,
    inner: inner ?? own,
    nose: nose ?? own,
    ...(paw && { paw }),
    ...(ruff && { ruff }),
    eyes: 'usual',
    ...kinds,
  };
}

export const FACES: Readonly<Record<FaceId, FaceStyle>> = {
  fox: face('ee7a34 fff3e2 5a2a1c e06a28 4a2620 33232a 5a2a1c', { ears: 'point', mark: 'cheeks', mouth: 'plain' }),
  bear: face('a8683c f2d6ac 6a3c20 a8683c e2a878 3a2320', { ears: 'round', mark: 'none', mouth: 'muzzle' }),
  rabbit: face('d9c2ae fff6ee b08f7a d9c2ae f5a9a6 e0727c', { ears: 'long', mark: 'none', mouth: 'muzzle' }),
  elephant: face('93a6ba dfe6ec 5f7388 8598ad f0b6b4 5f7388', { ears: 'fan', mark: 'none', mouth: 'trunk' }),
  cat: face('f2a44a fff1dc c06a24 f2a44a f7b4a8 e0697a', { ears: 'point', mark: 'stripes', mouth: 'muzzle' }),
  panda: face('fbfaf5 fbfaf5 33333d 33333d 4a4a56 33333d 33333d', { ears: 'round', mark: 'patches', mouth: 'plain' }),
  owl: face('8f6a4c f6e3c4 5f4330 7a573c 5f4330 f2a62e 7a573c', { ears: 'tuft', mark: 'none', mouth: 'beak', eyes: 'disc' }),
  tiger: face('f39a2e fff4e2 3a2620 f39a2e f7c9a0 d9606a', { ears: 'round', mark: 'stripes', mouth: 'muzzle' }),
  dog: face('e4bf8c fff6e8 8a5a38 8a5a38 8a5a38 3a2a2a', { ears: 'flop', mark: 'spots', mouth: 'muzzle' }),
  mouse: face('a9a7b4 f0eef2 77758a a9a7b4 f3b3b8 e88a94', { ears: 'large', mark: 'none', mouth: 'plain' }),
  pig: face('f6a9b4 f08a9c b8485e f08a9c e87088 b8485e', { ears: 'point', mark: 'none', mouth: 'snout' }),
  frog: face('6fbf4a d8f0a6 2f6a2c 6fbf4a 6fbf4a 2f6a2c', { ears: 'bump', mark: 'none', mouth: 'wide', eyes: 'high' }),
  sheep: face('f5dcc4 fff2e2 fffaf0 e6c3a4 f0a8a0 a8605a fff4e4', { ears: 'flop', mark: 'curls', mouth: 'plain' }),
  raccoon: face('9a9aa4 f4f1ec 3f3d48 7d7d88 d8d4d2 2f2c36 5a5863', { ears: 'round', mark: 'patches', mouth: 'muzzle' }),
  penguin: face('2f3b52 fbf8f0 2f3b52 2f3b52 2f3b52 f5a02f', { ears: 'none', mark: 'mask', mouth: 'beak' }),
  chick: face('ffd445 ffe88a f2b01f ffd445 ffd445 f2862a', { ears: 'none', mark: 'crest', mouth: 'beak' }),
  koala: face('a4acb8 dfe3e8 6f7885 98a0ad f2ccd0 3f4450', { ears: 'large', mark: 'none', mouth: 'muzzle' }),
  lion: face('f2b652 fff0d2 b06a24 e09a3a f7cfa0 6a3a22 - b85a1e', { ears: 'round', mark: 'none', mouth: 'muzzle' }),
  cow: face('fbf6ee f6b7ae 4a3a3a e6d6c8 efdcb0 b0605c', { ears: 'horn', mark: 'spots', mouth: 'snout' }),
  dragon: face('4fb07a c9efb8 2a7a58 3f9a6a f5c451 2a7a58', { ears: 'horn', mark: 'crest', mouth: 'wide' }),
  wolf: face('8492a6 f4f6fa 4a5568 76849a d9c9cc 2a2f3a 5f6c80', { ears: 'point', mark: 'cheeks', mouth: 'plain' }),
  hedgehog: face('f0cfa0 fff0d8 a8744a c89a6c e8a890 3a2a26 - 7a5238', { ears: 'round', mark: 'none', mouth: 'plain' }),
  monkey: face('9a6040 f6d3aa 6a3c24 f0bd92 e09a78 6a3c24', { ears: 'round', mark: 'mask', mouth: 'plain' }),
  otter: face('8a5f42 ead2b2 5f3f2c 7a5238 c99a78 2f2420', { ears: 'round', mark: 'cheeks', mouth: 'muzzle' }),
  beaver: face('85532f e8c79c 5a3620 74472a c08a62 2f2420', { ears: 'round', mark: 'none', mouth: 'teeth' }),
  hippo: face('a59ac0 c8b8d8 5f5480 9488b2 e8b4c4 5f5480', { ears: 'round', mark: 'none', mouth: 'snout' }),
  kangaroo: face('c08a5c f0dabc 8a5c3a b07c50 f0b49a 3a2a26', { ears: 'long', mark: 'none', mouth: 'muzzle' }),
  zebra: face('fbf8f2 55555f 34343e fbf8f2 8a8a94 2a2a32', { ears: 'point', mark: 'stripes', mouth: 'snout' }),
  leopard: face('f3bf62 fff1d6 8a5526 f3bf62 e0a080 5a3020', { ears: 'round', mark: 'spots', mouth: 'muzzle' }),
  donkey: face('9a9290 f0ebe4 6a6260 8a8280 e0b8b0 4a4442', { ears: 'long', mark: 'none', mouth: 'muzzle' }),
  goose: face('fbfaf6 ffffff e4e2dc fbfaf6 fbfaf6 f08a24', { ears: 'none', mark: 'none', mouth: 'bill' }),
  duck: face('ffd84f ffe88a f2b01f ffd84f ffd84f f28a2a', { ears: 'none', mark: 'crest', mouth: 'bill' }),
  turtle: face('8fc46a dff0b4 4f8a48 8fc46a 8fc46a 3f6a36', { ears: 'none', mark: 'freckles', mouth: 'wide' }),
  dinosaur: face('58b8a8 d8f2c8 2f7f7c 58b8a8 f59a48 2f7f7c', { ears: 'plates', mark: 'freckles', mouth: 'wide' }),
  unicorn: face('fdf8fc f7d9e6 c884d8 fdf8fc f5c04e d98ab0 e2b8e4', { ears: 'upright', mark: 'horned', mouth: 'long' }),
  squirrel: face('c96a34 fff0da 8a4420 c96a34 f3bd96 3a221c', { ears: 'brush', mark: 'cheeks', mouth: 'plain' }),
  giraffe: face('f6c75e fbe6b8 b06a2e f0bc54 e8a884 8a5228 8a5228', { ears: 'stalks', mark: 'tiles', mouth: 'long', neck: 1.1 }),
  sloth: face('a98764 f3dfc0 6b4a34 a98764 a98764 3a2822 c8b090', { ears: 'none', mark: 'streaks', mouth: 'grin' }),
  crocodile: face('5c9a4a d9e6a0 2f5a2c 5c9a4a 5c9a4a 2f5a2c', { ears: 'bump', mark: 'freckles', mouth: 'jaws', eyes: 'high' }),
  llama: face('f2e2c8 fffaf0 fff8ea f2e2c8 f0b8a4 7a5240 9a7858', { ears: 'upright', mark: 'wool', mouth: 'long', neck: 0.6 }),
  deer: face('c98a52 fff0da 7a5236 c98a52 f3c4a4 3a2420 5a3826', { ears: 'antlers', mark: 'cheeks', mouth: 'plain' }),
  goat: face('f4f0ea e9dccb a08a72 e6dccf f0b4ac 6a5448 6a5a50', { ears: 'curved', mark: 'none', mouth: 'long' }),
  horse: face('b0703e f0cfa4 5a3420 b0703e e6a888 6a3c2a 4a2c20', { ears: 'upright', mark: 'forelock', mouth: 'long' }),
  hamster: face('e8a85c fff6e6 c07c38 dc9a50 f5b4a8 e08080', { ears: 'round', mark: 'pouches', mouth: 'plain' }),
  bat: face('7a6496 cbb8dc 4c3c68 6a5486 e0a8c0 3a2a4c', { ears: 'wide', mark: 'none', mouth: 'fangs' }),
  badger: face('7c7c86 fbf8f2 34343e 4a4a54 d8d4d0 2a2a32 3a3a44', { ears: 'round', mark: 'bands', mouth: 'plain', eyes: 'ringed' }),
  skunk: face('3a3844 fbf8f4 22202a 3a3844 e8a8b4 e07c8c', { ears: 'round', mark: 'blaze', mouth: 'plain', eyes: 'ringed' }),
  yeti: face('e2eff6 ffffff 9dbdd0 cfe4ee b9d6e6 5f8aa6 ffffff', { ears: 'horn', mark: 'wool', mouth: 'fangs' }),
  ogre: face('8f72d6 dccbf6 5a42a4 7f62c8 f5c451 4c3690', { ears: 'horn', mark: 'freckles', mouth: 'fangs' }),
  rhino: face('a3a7b4 c6cad4 6a6f80 979bab f0dcb4 5c6070', { ears: 'round', mark: 'none', mouth: 'horned' }),
};

/** The heights of ears above the middle of a face, in multiples of its radius. */
const EARS: Readonly<Partial<Record<FaceStyle['ears'], number>>> = {
  long: 1.9,
  point: 1.3,
  large: 1.26,
  horn: 1.36,
  upright: 1.46,
  antlers: 1.66,
  stalks: 1.36,
  curved: 1.48,
  wide: 1.48,
  brush: 1.44,
  plates: 1.42,
};

/** The height of all that an animal has above the middle of its face, in multiples of its radius. */
export function heightOverFace(id: FaceId): number {
  const { ears, ruff, mark } = FACES[id];
  if (mark === 'horned') return 1.7;
  return ruff ? 1.46 : (EARS[ears] ?? 1.16);
}
