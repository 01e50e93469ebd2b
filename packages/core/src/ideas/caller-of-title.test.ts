import { expect, test } from 'vitest';
import { CALLERS } from '../art/things/door-callers.ts';
import { callerOf } from './caller-of-title.ts';

const waiting = (title: string, seed = 1) => CALLERS[callerOf({ title, seed })];

test.each([
  ['My Grandmother Left Me Her House and All of Its Ghosts', 'ghost'],
  ['My Roommate Is a Werewolf', 'wolf'],
  ['The Robot Next Door', 'robot'],
  ['The Dog at Number Nine', 'dog'],
])('[B25] who the title names waits at the door: %s', (title, caller) => {
  expect(waiting(title)).toBe(caller);
});

test('[B25] nobody waits beside an animal that no drawing shows, and a pet or a parcel where the title names none', () => {
  expect(waiting('The Otter Next Door')).toBeNull();
  for (const seed of [0, 1, 2, 3, 4]) expect(['cat', 'dog', 'gift']).toContain(waiting('Love Thy Neighbor', seed));
});
