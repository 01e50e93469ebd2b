import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type * as Parser from './parse-design.ts';

type Parse = typeof Parser.parseDesign;
type Parts = Record<string, unknown>;

const FOLDERS = ['./migrations/fixtures/', '../../../../assets/site/designs/'].map((path) => new URL(path, import.meta.url));
const TEXTS = FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8')));

/** A change of a document: the numbers choose a field, level by level, and what they choose is replaced, removed or
 * repeated, or gets a field beside it. */
const changes = fc.record({
  steps: fc.array(fc.nat(), { minLength: 1, maxLength: 7 }),
  kind: fc.constantFrom('replace', 'remove', 'repeat', 'surprise', '__proto__', 'constructor'),
  value: fc.oneof(
    fc.constantFrom<unknown>(null, '', '  Lora  ', 'x'.repeat(1001), 0, 1, -1, 0.5, 1e6, true, [], {}, 'front', 'normal'),
    fc.jsonValue({ maxDepth: 2 }),
  ),
});

/** The module by another name, which Node loads again. */
const AGAIN = './parse-design.ts?again';

let plain: Parse;
let compiled: Parse;

beforeAll(async () => {
  plain = (await import('./parse-design.ts')).parseDesign;
  // The same module again, with a state of its own.
  const again: typeof Parser = await import(AGAIN);
  again.compileDesignCheck();
  compiled = again.parseDesign;
});

/** Parses a document both ways, and expects the same design in the same order of fields, or the same fault. */
function compare(text: string): boolean {
  const wanted = plain(JSON.parse(text));
  expect(JSON.stringify(compiled(JSON.parse(text)))).toBe(JSON.stringify(wanted));
  return wanted.ok;
}

test('[D4] a compiled check reads every design of the site and of earlier versions as the schema does', () => {
  expect(compiled).not.toBe(plain);
  expect(TEXTS.length).toBeGreaterThan(20);
  for (const text of TEXTS) expect(compare(text)).toBe(true);
});

test('[D4] a compiled check accepts a changed design exactly when the schema does, and finds the same fault', () => {
  let [accepted, refused] = [0, 0];
  fc.assert(
    fc.property(fc.constantFrom(...TEXTS), fc.array(changes, { minLength: 1, maxLength: 3 }), (text, wanted) => {
      const document: Parts = JSON.parse(text);
      for (const change of wanted) applyTo(document, change);
      if (compare(JSON.stringify(document))) accepted += 1;
      else refused += 1;
    }),
    { numRuns: 600 },
  );
  expect(Math.min(accepted, refused)).toBeGreaterThan(50);
});

interface Change {
  readonly steps: readonly number[];
  readonly kind: string;
  readonly value: unknown;
}

function applyTo(document: Parts, { steps, kind, value }: Change) {
  let parts = document;
  for (const [level, step] of steps.entries()) {
    const names = Object.keys(parts);
    const name = names[step % names.length];
    if (name === undefined) return;
    const next = parts[name];
    if (level < steps.length - 1 && typeof next === 'object' && next !== null) {
      parts = next as Parts;
      continue;
    }
    if (kind === 'remove') delete parts[name];
    else if (kind === 'repeat' && Array.isArray(parts)) parts.push(...structuredClone(parts));
    else define(parts, kind === 'replace' || kind === 'repeat' ? name : kind, value);
    return;
  }
}

/** Sets a field as `JSON.parse` does, whatever it is called. */
function define(parts: Parts, name: string, value: unknown) {
  Object.defineProperty(parts, name, { value, enumerable: true, configurable: true, writable: true });
}
