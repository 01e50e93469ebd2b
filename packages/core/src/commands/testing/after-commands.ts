import type { Design } from '../../design/design.ts';
import { type Command, applyCommand } from '../apply-command.ts';

/** Returns the design after some commands. @throws Error with the message of the first command that is refused. */
export function afterCommands(design: Design, ...commands: readonly Command[]): Design {
  return commands.reduce((current, command) => {
    const result = applyCommand(current, command);
    if (!result.ok) throw new Error(result.fault.message);
    return result.value;
  }, design);
}
