import packageFile from '../../package.json' with { type: 'json' };
import { type CommandEntry, type Commands, DESIGN_COMMANDS } from './commands.ts';
import { CommandLineFault } from './fault.ts';
import { say } from './say.ts';

const HELP = new Set(['help', '--help', '-h']);
const VERSION = new Set(['version', '--version', '-v']);

/**
 * Runs a command by its name and prints its result, or a sentence that says what to correct.
 * @param extra commands in addition to those for designs
 * @returns the exit code: 0 for success, 2 for an error that the caller can correct; other errors are thrown
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

/**
 * Rewrites `--pages -4` as `--pages=-4`. `parseArgs` would take the number for another option, and the error would not name the real
 * problem.
 */
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

/** Returns true for the error that `parseArgs` throws for an unknown option. */
function isOptionFault(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** Returns the first sentence of a message. The others are about the way in which `parseArgs` reads dashes. */
function firstSentence(message: string): string {
  const [first = message] = message.split(/(?<=\.)\s|\n/);
  return first.endsWith('.') ? first : `${first}.`;
}
