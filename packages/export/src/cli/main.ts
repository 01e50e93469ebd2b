import { ignoreClosedPipe } from './ignore-closed-pipe.ts';
import { runCommandLine } from './run-command-line.ts';

ignoreClosedPipe(process.stdout);
process.exitCode = await runCommandLine(process.argv.slice(2));
