import { type Random, seededRandom } from '../../random/seeded-random.ts';

export function between(random: Random, least: number, most: number): number {
  return least + (most - least) * random();
}

/** A whole number from `least` to `most`, both included. */
export function wholeBetween(random: Random, least: number, most: number): number {
  return Math.floor(between(random, least, most + 1));
}

export function oneOf<Thing>(random: Random, things: readonly [Thing, ...Thing[]]): Thing {
  return things[Math.floor(random() * things.length)] ?? things[0];
}

/** Returns the sequence of chance for a part of the drawing of a seed. */
export function chanceOfPart(part: string, seed: number): Random {
  return seededRandom(hash(part, seed));
}

/** FNV-1a over the part's name and the seed. */
function hash(part: string, seed: number): number {
  let mixed = 0x811c9dc5 ^ seed;
  for (const letter of part) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return mixed >>> 0;
}
