import packageFile from '../../package.json' with { type: 'json' };
import { type CommandEntry, type Commands, DESIGN_COMMANDS } from './commands.ts';
import { CommandLineFault } from './fault.ts';
import { say } from './say.ts';

const HELP = new Set(['help', '--help', '-h']);
const VERSION = new Set(['version', '--version', '-v']);

/**
 * Runs a command by its name, and prints its answer or one sentence that says what to correct.
 * @param extra commands beside those for designs
 * @returns the exit code: 0 done, 2 something that the caller can correct; a fault of the program throws
 */
export async function runCommandLine([name = 'help', ...args]: readonly string[], extra: Commands = {}): Promise<number> {
  const commands = { ...DESIGN_COMMANDS, ...extra };
  if (VERSION.has(name)) return print(packageFile.version);
  if (HELP.has(name)) return printHelp(commands, args[0]);
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!entry) return fail(say('unknownCommand', { command: name }));
  if (args.some((argument) => argument === '--help' || argument === '-h')) return print(describeCommand(name, entry));
  try {
    const command = await entry.load();
    return print(await command(attachNegativeNumbers(args)));
  } catch (error) {
    if (error instanceof CommandLineFault) return fail(error.message);
    if (isOptionFault(error)) return fail(say('optionFault', { fault: firstSentence(error.message), command: name }));
    throw error;
  }
}

/** `--pages -4` as `--pages=-4`: `parseArgs` takes the number for another option, and its rule would never be told. */
function attachNegativeNumbers(args: readonly string[]): readonly string[] {
  return args.reduce<readonly string[]>((joined, argument) => {
    const option = joined.at(-1);
    if (!/^-[\d.]/.test(argument) || !option || !/^--?[a-z]+$/.test(option)) return [...joined, argument];
    return [...joined.slice(0, -1), option.startsWith('--') ? `${option}=${argument}` : `${option}${argument}`];
  }, []);
}

function printHelp(commands: Commands, name: string | undefined): number {
  if (name !== undefined && Object.hasOwn(commands, name) && commands[name]) return print(describeCommand(name, commands[name]));
  const described = Object.entries(commands).map(([each, entry]) => describeCommand(each, entry));
  return print([...described, `coverwright help COMMAND\n  ${say('help')}`, 'coverwright --version'].join('\n'));
}

function describeCommand(name: string, { usage, summary }: CommandEntry): string {
  return `${`coverwright ${name} ${usage}`.trimEnd()}\n  ${summary}`;
}

function print(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

function fail(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 2;
}

/** `parseArgs` throws a TypeError with one of these codes for an option that it does not know. */
function isOptionFault(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** The sentences behind the first are about how `parseArgs` reads dashes. */
function firstSentence(message: string): string {
  const [first = message] = message.split(/(?<=\.)\s|\n/);
  return first.endsWith('.') ? first : `${first}.`;
}
