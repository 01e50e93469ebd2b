import { CommandLineFault } from './fault.ts';

type Command = (args: readonly string[]) => Promise<string>;

/** Each is loaded when it is asked for: measuring a book needs no painter. */
const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['size', async () => (await import('./size.ts')).size],
  ['new', async () => (await import('./new.ts')).newDesign],
  ['ideas', async () => (await import('./ideas.ts')).ideas],
  ['render', async () => (await import('./render.ts')).render],
  ['mockup', async () => (await import('./mockup.ts')).mockup],
  ['package', async () => (await import('./package.ts')).packageTitle],
  ['pack', async () => (await import('./package.ts')).pack],
  ['preflight', async () => (await import('./preflight.ts')).preflight],
  ['check', async () => (await import('./check.ts')).check],
  ['schema', async () => (await import('./schema.ts')).schema],
]);

const USAGE = `coverwright size --format paperback|hardback|audiobook|ebook --trim 6x9 --pages 300 --paper white [--platform kdp|ingramspark|ingramspark-jacket|lulu|custom] [--spine IN] [--json]
coverwright new --title … --author … --genre … [--subtitle …] [--blurb-file …] [--image FILE] [--isbn … [--price-code 51499]] [--format … --trim … --pages … --paper …] -o design.json
coverwright ideas --title … --author … --genre … [--subtitle …] [--blurb-file …] [--image FILE]… [-n 12] [--seed 7] [--format … --trim … --pages … --paper …] -o DIR
coverwright render design.json|title.coverwright -o out.pdf|out.jpg|out.png [--width PX] [--color rgb|cmyk] [--standard x1a|x4]
coverwright mockup design.json|title.coverwright [--scene standing|lying|stack|shelf|flat-lay|e-reader|phone|player] [--width 1600] [--height 1200] [--finish matte|glossy] [--ground #f2efe8] [--neighbour FILE]… -o out.png|out.jpg
coverwright package design.json|title.coverwright -o out.zip
coverwright pack design.json -o title.coverwright
coverwright schema
coverwright preflight design.json|title.coverwright [--json]
coverwright check cover.pdf --platform kdp|ingramspark|ingramspark-jacket|lulu|custom --format paperback|hardback --trim 6x9 --pages 300 --paper white [--spine IN] [--json]`;

/** Exit codes: 0 done, 1 a fault of ours, 2 something that the caller can mend. */
async function main([name, ...args]: readonly string[]): Promise<number> {
  const load = COMMANDS.get(name ?? '');
  if (!load) {
    process.stderr.write(`${name === undefined || name === 'help' ? '' : `unknown command "${name}"\n`}${USAGE}\n`);
    return name === 'help' ? 0 : 2;
  }
  try {
    const command = await load();
    process.stdout.write(`${await command(args)}\n`);
    return 0;
  } catch (error) {
    if (error instanceof CommandLineFault || isOptionFault(error)) {
      process.stderr.write(`${error.message}\n`);
      return 2;
    }
    throw error;
  }
}

/** `parseArgs` throws a TypeError with one of these codes for an option that it does not know. */
function isOptionFault(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

process.exitCode = await main(process.argv.slice(2));
