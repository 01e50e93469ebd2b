import type { HeroId } from '../heroes/hero-ids.ts';

/** Number of those who wait at any house, after whom comes nobody. */
export const NOBODY = 3;

/** The callers at a door by their numbers; null is nobody. New ones come last, because designs hold the numbers. */
export const CALLERS = [
  'cat',
  'dog',
  'gift',
  null,
  'ghost',
  'wolf',
  'witch',
  'robot',
  'bear',
  'fox',
  'rabbit',
  'owl',
  'hen',
  'pig',
  'goat',
  'llama',
  'penguin',
  'dragon',
  'unicorn',
] as const satisfies readonly (HeroId | null)[];

const HIGH: Readonly<Partial<Record<HeroId, number>>> = {
  dog: 0.3,
  ghost: 0.5,
  wolf: 0.36,
  witch: 0.56,
  robot: 0.5,
  bear: 0.5,
  goat: 0.36,
  llama: 0.56,
  pig: 0.28,
  penguin: 0.3,
  dragon: 0.54,
  unicorn: 0.56,
};
const LOW = 0.22;
/** A caller of this height or more waits between the doors, and hides none of them. */
const TALL = 0.35;

/** The height of a caller as a share of a door's. */
export function shareOfDoor(caller: HeroId): number {
  return HIGH[caller] ?? LOW;
}

export function isTallCaller(caller: HeroId): boolean {
  return shareOfDoor(caller) >= TALL;
}
