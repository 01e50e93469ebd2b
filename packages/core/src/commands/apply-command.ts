import type { z } from 'zod';
import { type Design, designSchema } from '../design/design.ts';
import { type Result, refuse, succeed } from '../result/result.ts';
import { changeSpecification } from './change-specification.ts';
import { type CommandFault, faultSentence } from './command-definition.ts';
import {
  chooseCoverImage,
  placeCoverImageCommand,
  removeCustomFilter,
  renameCustomFilter,
  setCoverImageFormat,
  setImageFilter,
} from './cover-image.ts';
import { describeWork, lockColours, showGuidelines, useColour } from './document.ts';
import { addObjectImage, addShape, removeObject, replaceObject } from './objects.ts';
import { editBlurb, editSpine, setPanelColour } from './panels.ts';
import { addTextBox, editTextBox, removeTextBox } from './text-boxes.ts';

/** Every way in which a design can change. Closed: what is not in this list cannot happen to a document. */
const COMMANDS = {
  'add-text-box': addTextBox,
  'edit-text-box': editTextBox,
  'remove-text-box': removeTextBox,
  'choose-cover-image': chooseCoverImage,
  'place-cover-image': placeCoverImageCommand,
  'set-cover-image-format': setCoverImageFormat,
  'set-image-filter': setImageFilter,
  'remove-custom-filter': removeCustomFilter,
  'rename-custom-filter': renameCustomFilter,
  'set-panel-colour': setPanelColour,
  'edit-spine': editSpine,
  'edit-blurb': editBlurb,
  'add-shape': addShape,
  'add-object-image': addObjectImage,
  'replace-object': replaceObject,
  'remove-object': removeObject,
  'change-specification': changeSpecification,
  'use-colour': useColour,
  'lock-colours': lockColours,
  'show-guidelines': showGuidelines,
  'describe-work': describeWork,
} as const;

type Commands = typeof COMMANDS;
export type CommandName = keyof Commands;
/** What a caller writes: defaults may be left out. */
export type Command = { [Name in CommandName]: z.input<Commands[Name]['schema']> }[CommandName];

/**
 * The one reducer: editor, server, jobs and tests change designs through it. The command is checked against its schema, the
 * new document against the design's; either failing leaves the old one as it was.
 */
export function applyCommand(design: Design, command: Command): Result<Design, CommandFault> {
  if (!Object.hasOwn(COMMANDS, command.name)) return refuse({ message: `unknown command "${String(command.name)}"` });
  const changed = COMMANDS[command.name].run(design, command);
  if (!changed.ok) return changed;
  const checked = designSchema.safeParse(changed.value);
  return checked.success ? succeed(checked.data) : refuse({ message: faultSentence(checked.error) });
}
