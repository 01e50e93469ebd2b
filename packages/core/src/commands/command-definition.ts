import type { z } from 'zod';
import type { Design } from '../design/design.ts';
import { PLAINLY } from '../issues/plain-issue.ts';
import { type Result, refuse } from '../result/result.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { say } from './say.ts';

/** The reason why a command changes nothing, as a sentence for the author. */
export interface CommandFault {
  readonly message: string;
}

/** A part of a cover that a command names by its id. */
type CoverPart = 'Artwork' | 'Element' | 'Filter' | 'Group' | 'Object' | 'Picture' | 'TextBox';

/** The definition of a command: the schema of its arguments and the change that it makes to a design. */
export interface CommandDefinition<Schema extends z.ZodType> {
  readonly schema: Schema;
  /** Checks the arguments and returns the changed document. */
  readonly run: (design: Design, command: unknown, engine: TextEngine | null) => Result<Design, CommandFault>;
}

/** @param apply a pure function of the document, the checked arguments and, if the caller has it, the text engine. */
export function defineCommand<Schema extends z.ZodType>(
  schema: Schema,
  apply: (design: Design, command: z.output<Schema>, engine: TextEngine | null) => Result<Design, CommandFault>,
): CommandDefinition<Schema> {
  return {
    schema,
    run: (design, command, engine) => {
      const parsed = schema.safeParse(command, PLAINLY);
      return parsed.success ? apply(design, parsed.data, engine) : refuse({ message: describeSchemaFault(parsed.error) });
    },
  };
}

export function missing(kind: CoverPart, id: string): Result<never, CommandFault> {
  return refuse({ message: say(`missing${kind}`, { id }) });
}

/** Describes the first issue: by its own sentence if it has one, otherwise as `path: fault`. */
export function describeSchemaFault(error: z.ZodError): string {
  const issue = error.issues[0];
  const path = issue?.path.map(String).join('.') ?? '';
  return path && !issue?.message.endsWith('.') ? `${path}: ${issue?.message}` : (issue?.message ?? say('notPossible'));
}
