import { expect, test } from 'vitest';
import { z } from 'zod';
import { PLAINLY } from './plain-issue.ts';

const said = (schema: z.ZodType, value: unknown) => schema.safeParse(value, PLAINLY).error?.issues[0]?.message;

test.each([
  ['is missing', z.string(), undefined],
  ['must be text', z.string(), 4],
  ['must be a number', z.number(), 'four'],
  ['must be a whole number', z.int(), 4.5],
  ['must be true or false', z.boolean(), 'yes'],
  ['must be a list', z.array(z.string()), {}],
  ['must be an object', z.strictObject({}), []],
  ['must be an object', z.record(z.string(), z.string()), 1],
  ['must be at most 40', z.number().max(40), 41],
  ['must be less than 40', z.number().lt(40), 40],
  ['must be at least 2', z.number().min(2), 1],
  ['must be more than 0', z.number().positive(), 0],
  ['must have at most 3 characters', z.string().max(3), 'four'],
  ['must have at most 1 character', z.string().max(1), 'ab'],
  ['must have exactly 5 characters', z.string().length(5), 'four'],
  ['must not be empty', z.string().min(1), ''],
  ['must have at least 2 characters', z.string().min(2), 'a'],
  ['must have at most 1 entry', z.array(z.string()).max(1), ['a', 'b']],
  ['must have at least 2 entries', z.array(z.string()).min(2), ['a']],
  ['must be a multiple of 5', z.number().multipleOf(5), 4],
  ['must be an e-mail address, such as ann@example.com', z.email(), 'ann'],
  ['must be a web address, such as https://example.com', z.url(), 'example'],
  ['must be a UUID', z.uuid(), '4'],
  ['must be a date and time, such as 2026-11-22T09:30:00Z', z.iso.datetime(), 'today'],
  ['has a form that is not allowed', z.string().regex(/^a+$/), 'b'],
  ['must be “cream”', z.literal('cream'), 'white'],
  ['must be “white”, “cream” or “color”', z.enum(['white', 'cream', 'color']), 'gray'],
  ['must be one of the allowed values', z.enum('abcdefghijklm'.split('')), 'z'],
  ['has an unknown field: size', z.strictObject({}), { size: 1 }],
  ['has unknown fields: size, place', z.strictObject({}), { size: 1, place: 2 }],
  ['must be “a” or 2', z.union([z.literal('a'), z.literal(2)]), 'c'],
  ['has a form that is not allowed', z.union([z.string(), z.number()]), true],
  ['is not allowed', z.string().refine(() => false), 'a'],
  ['must be a color', z.string().refine(() => false, 'must be a color'), 'a'],
])('[B29] a fault in a value is said in plain words: %s', (sentence, schema, value) => {
  expect(said(schema, value)).toBe(sentence);
});
