import type { Random } from '../../random/seeded-random.ts';

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
