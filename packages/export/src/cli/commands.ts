import { say } from './say.ts';
/** Runs with the arguments after its name. @returns the output. @throws CommandLineFault for input that the caller can correct. */
export type Command = (args: readonly string[]) => Promise<string>;

/** A command of the command line. */
export interface CommandEntry {
  /** The usage text after the name: options and files. */
  readonly usage: string;
  /** The purpose as a sentence. */
  readonly summary: string;
  /** Loads the command when it is run, because measuring a book needs no painter. */
  readonly load: () => Promise<Command>;
}

export type Commands = Readonly<Record<string, CommandEntry>>;

const DESIGN_FILE = 'design.json|title.coverwright';
const INQUIRY =
  '--title … --author … --genre … [--subtitle …] [--blurb-file …] [--image FILE] [--isbn … [--price-code 51499]] [--format … --trim … --pages … --paper …]';
const PRINTER = '--platform kdp|ingramspark|ingramspark-jacket|lulu|custom';

/** The commands that need neither a database nor a server. */
export const DESIGN_COMMANDS: Commands = {
  size: {
    usage: `--format paperback|hardback|audiobook|ebook --trim 6x9 --pages 300 --paper white [${PRINTER}] [--spine IN] [--json]`,
    summary: say('size'),
    load: async () => (await import('./size.ts')).size,
  },
  new: {
    usage: `${INQUIRY} -o design.json`,
    summary: say('new'),
    load: async () => (await import('./new.ts')).newDesign,
  },
  ideas: {
    usage: `${INQUIRY} [-n 12] [--seed 7] -o FOLDER`,
    summary: say('ideas'),
    load: async () => (await import('./ideas.ts')).ideas,
  },
  adapt: {
    usage: `${DESIGN_FILE} [--format …] [--trim 5x8] [--pages …] [--paper …] [${PRINTER}] [--spine IN] [--direction ltr|rtl] -o out.json`,
    summary: say('adapt'),
    load: async () => (await import('./adapt.ts')).adapt,
  },
  recolor: {
    usage: `${DESIGN_FILE} --palette first|GENRE:NUMBER|"#0d1b22 …" -o out.json`,
    summary: say('recolor'),
    load: async () => (await import('./recolour.ts')).recolour,
  },
  render: {
    usage: `${DESIGN_FILE} -o out.pdf|out.jpg|out.png [--width PX] [--color rgb|cmyk] [--standard x1a|x4]`,
    summary: say('render'),
    load: async () => (await import('./render.ts')).render,
  },
  mockup: {
    usage: `${DESIGN_FILE} [--scene standing|lying|stack|shelf|flat-lay|e-reader|phone|player] [--width 1600] [--height 1200] [--finish matte|glossy] [--ground #f2efe8] [--neighbour FILE]… -o out.png|out.jpg`,
    summary: say('mockup'),
    load: async () => (await import('./mockup.ts')).mockup,
  },
  package: {
    usage: `${DESIGN_FILE} -o out.zip`,
    summary: say('package'),
    load: async () => (await import('./package.ts')).packageTitle,
  },
  pack: {
    usage: 'design.json -o title.coverwright',
    summary: say('pack'),
    load: async () => (await import('./package.ts')).pack,
  },
  schema: {
    usage: '',
    summary: say('schema'),
    load: async () => (await import('./schema.ts')).schema,
  },
  preflight: {
    usage: `${DESIGN_FILE} [--json]`,
    summary: say('preflight'),
    load: async () => (await import('./preflight.ts')).preflight,
  },
  check: {
    usage: `cover.pdf ${PRINTER} --format paperback|hardback --trim 6x9 --pages 300 --paper white [--spine IN] [--json]`,
    summary: say('check'),
    load: async () => (await import('./check.ts')).check,
  },
};
