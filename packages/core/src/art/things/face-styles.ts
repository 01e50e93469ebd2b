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
] as const;
export type FaceId = (typeof FACE_IDS)[number];

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
  readonly ears: 'round' | 'large' | 'point' | 'long' | 'flop' | 'fan' | 'tuft' | 'bump' | 'horn' | 'none';
  readonly mark: 'none' | 'patches' | 'mask' | 'cheeks' | 'stripes' | 'curls' | 'spots' | 'crest';
  readonly mouth: 'muzzle' | 'plain' | 'snout' | 'beak' | 'wide' | 'trunk';
  readonly eyes: 'usual' | 'disc' | 'high';
  /** Points around the head, as a mane or spines; absent: none. */
  readonly ruff?: Rgba;
}

type Kinds = Pick<FaceStyle, 'ears' | 'mark' | 'mouth'> & Partial<Pick<FaceStyle, 'eyes'>>;

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
  beaver: face('85532f e8c79c 5a3620 74472a c08a62 2f2420', { ears: 'round', mark: 'none', mouth: 'muzzle' }),
  hippo: face('a59ac0 c8b8d8 5f5480 9488b2 e8b4c4 5f5480', { ears: 'round', mark: 'none', mouth: 'snout' }),
  kangaroo: face('c08a5c f0dabc 8a5c3a b07c50 f0b49a 3a2a26', { ears: 'long', mark: 'none', mouth: 'muzzle' }),
  zebra: face('fbf8f2 55555f 34343e fbf8f2 8a8a94 2a2a32', { ears: 'point', mark: 'stripes', mouth: 'snout' }),
  leopard: face('f3bf62 fff1d6 8a5526 f3bf62 e0a080 5a3020', { ears: 'round', mark: 'spots', mouth: 'muzzle' }),
  donkey: face('9a9290 f0ebe4 6a6260 8a8280 e0b8b0 4a4442', { ears: 'long', mark: 'none', mouth: 'muzzle' }),
  goose: face('fbfaf6 ffffff e4e2dc fbfaf6 fbfaf6 f08a24', { ears: 'none', mark: 'none', mouth: 'beak' }),
  duck: face('ffd84f ffe88a f2b01f ffd84f ffd84f f28a2a', { ears: 'none', mark: 'crest', mouth: 'beak' }),
};

/** The heights of ears above the middle of a face, in multiples of its radius. */
const EARS: Readonly<Partial<Record<FaceStyle['ears'], number>>> = { long: 1.9, point: 1.3, large: 1.26, horn: 1.36 };

/** The height of all that an animal has above the middle of its face, in multiples of its radius. */
export function heightOverFace(id: FaceId): number {
  const { ears, ruff } = FACES[id];
  return ruff ? 1.46 : (EARS[ears] ?? 1.16);
}
