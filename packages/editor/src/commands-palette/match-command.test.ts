import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchCommand } from './match-command.ts';

const best = (typed: string, names: readonly string[]) =>
  names
    .map((name) => ({ name, score: matchCommand(typed, name) }))
    .filter(({ score }) => score !== null)
    .sort((one, other) => (other.score ?? 0) - (one.score ?? 0))
    .map(({ name }) => name);

test('[E18] letters in their order find a command; the nearest name comes first', () => {
  const names = ['Guidelines', 'Undo', 'Back cover', 'Zoom in', 'Bring forward'];
  expect(best('gui', names)[0]).toBe('Guidelines');
  expect(best('bc', names)).toEqual(['Back cover']);
  expect(best('zi', names)).toEqual(['Zoom in']);
  expect(best('forward', names)).toEqual(['Bring forward']);
  expect(best('xyz', names)).toEqual([]);
});

test('[E18] accents and capitals do not matter', () => {
  expect(matchCommand('cafe', 'Café')).not.toBeNull();
  expect(matchCommand('ÜNDO', 'undo')).not.toBeNull();
});

test('[E18] every command is found by its own name and by each of its beginnings', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), (name, cut) => {
      expect(matchCommand(name.slice(0, 1 + (cut % name.length)), name)).not.toBeNull();
    }),
  );
});
