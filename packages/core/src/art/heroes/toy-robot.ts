import type { HeroPart } from './hero-drawing.ts';

/** A round robot for picture books that waves and smiles; `robot` is an android, which looks grim beside a puppy. */
export const TOY_ROBOT = [
  'ink l 4.5 0 -82 0 -94',
  'mark o 0 -97 7 7',
  'shade S 52 -62 66 -60 72 -47 66 -34 52 -32',
  'mark S 62 -56 68 -55 71 -47 68 -39 62 -38',
  'shade p -14 -12 14 -12 14 2 -14 2',
  // The arm that hangs, and the one that waves.
  'shade v -46 12 8 -62 24 7.5 -68 40 7.5',
  'mark l 6 -76 60 -80 50 -75 42 -67 39 -59 43 -56 52 -60 61',
  'shade v 46 12 8 66 2 7.5 74 -16 7.5',
  'mark l 6 67 -36 64 -26 69 -18 77 -16 85 -21 87 -30 82 -38',
  'shade P 13 58 29 58 29 86 13 86',
  'line P 13 70 29 70 29 73 13 73',
  'mark S 6 100 * 6 92 12 85 22 83 32 86 39 93 39 100 *',
  'line S 6 97 39 97 39 100 * 6 100 *',
  'ink h 0 -4 28 -3 42 2 49 14 51 34 47 52 37 61 22 65 0 66',
  'shade s -49 18 -51 34 -47 52 -37 61 -22 65 0 66 22 65 37 61 24 59 0 58 -22 55 -34 46 -40 32 -42 14',
  'gloss s -36 8 -26 4 -14 2 -26 10 -34 18',
  'line o 0 28 19 19',
  'mark o 0 28 16 16',
  'gloss s 0 37 * -10 27 -8 20 -3 20 0 24 * 3 20 8 20 10 27',
  'line O 34 50 2.6 2.6',
  'line O 36 12 2.6 2.6',
  'ink h 0 -83 34 -82 50 -77 57 -64 58 -46 56 -28 48 -15 33 -10 0 -9',
  'shade s -56 -56 -58 -46 -56 -28 -48 -15 -33 -10 0 -9 33 -10 48 -15 32 -14 0 -14 -30 -16 -44 -22 -51 -34',
  'gloss s -47 -66 -40 -75 -26 -78 -14 -78 -28 -73 -40 -64',
  'line h 0 -69 28 -68 40 -65 45 -55 45 -43 43 -31 36 -24 24 -21 0 -20',
  // Eyes, cheeks and a smile of light on the dark face.
  'gloss O 20 -49 9.5 11.5',
  'line O 21 -47 5 6.5',
  'gloss O 23 -50 2 2.4',
  'mark O 33 -33 5 3.4',
  'gloss l 3 -9 -35 -4 -30.5 0 -29.8 4 -30.5 9 -35',
] as const satisfies readonly HeroPart[];
