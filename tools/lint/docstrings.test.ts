import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Words that continue an identifier instead of beginning a sentence. */
const CONTINUES = /^(What|Which|Who|Whom|Whose|Whether|How|Of)\b/;
/** Units that stand alone instead of saying what they measure. */
const UNIT_ALONE = /^(Pixels|Print pixels|Px|Inches|Degrees|Points|Milliseconds|Seconds|Bytes|Ems)\.$/;
const RETIRED = /\b(whoever|anew|as it were|(is|are|to) be had|what is asked of it)\b/i;
const LEAST_WORDS = 3;

/** The fault of a docstring; null if it has none. Tags such as `@param` may stand alone. */
function faultOf(docstring: string): string | null {
  const text = docstring.replace(/\n\s*\*\s?/g, ' ').trim();
  if (text.startsWith('@')) return null;
  if (CONTINUES.test(text)) return 'continues the identifier';
  if (UNIT_ALONE.test(text)) return 'does not say what the unit measures';
  if (RETIRED.test(text)) return 'uses a retired phrase';
  return text.split(/\s+/).length < LEAST_WORDS ? 'is no sentence' : null;
}

const files = globSync('{packages,apps,tools,bench,e2e}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|build|\.react-router)$/.test(path),
}).map((path) => path.replaceAll('\\', '/'));

test('docstrings are sentences that begin with what they are about', () => {
  const findings = files.flatMap((path) =>
    [...readFileSync(`${root}/${path}`, 'utf8').matchAll(/(?<=^|[\s({])\/\*\*\s([\s\S]*?)\*\//g)].flatMap(([, text = '']) => {
      const fault = faultOf(text);
      return fault ? [`${path}: ${fault}: ${text.trim().slice(0, 80)}`] : [];
    }),
  );
  expect(findings).toEqual([]);
  expect(files.length).toBeGreaterThan(2000);
});

test.each([
  ['What a file weighs.', 'continues the identifier'],
  ['Of a reply: the comment that it answers.', 'continues the identifier'],
  ['Print pixels.', 'does not say what the unit measures'],
  ['The design is painted anew.', 'uses a retired phrase'],
  ['Lower case.', 'is no sentence'],
  ['The width in print pixels.', null],
  ['Returns what a file weighs, in bytes.', null],
  ['@throws Error for a file that cannot be read', null],
])('a docstring is judged: %s', (text, fault) => {
  expect(faultOf(text)).toBe(fault);
});
