import { z } from 'zod';
import { type Design, designSchema } from '../design/design.ts';
import { type Result, refuse, succeed } from '../result/result.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { applyIdea } from './apply-idea.ts';
import { editArtwork, takeApartArtwork } from './artworks.ts';
import { applyPalette } from './apply-palette.ts';
import { changeSpecification } from './change-specification.ts';
import { type CommandFault, defineCommand } from './command-definition.ts';
import {
  chooseCoverImage,
  placeCoverImageCommand,
  removeCustomFilter,
  renameCustomFilter,
  setCoverImageFormat,
  setImageFilter,
  treatCoverImage,
} from './cover-image.ts';
import { describeWork, lockColours, showGuidelines, useColour } from './document.ts';
import { cropObjectImage } from './crop-object-image.ts';
import { editGroup, groupElements, insertGroup, moveToGroup, pruneGroups, removeGroup, ungroup } from './groups.ts';
import { linkWords } from './link-words.ts';
import { hideElement, lockElement, nameElement, orderElements } from './layers.ts';
import { checkChanges } from './check-changes.ts';
import { addObjectImage, addShape, removeObject, replaceObject } from './objects.ts';
import { bringFonts } from './own-fonts.ts';
import { editBlurb, editSpine, setPanelColour, setPanelFill } from './panels.ts';
import { syncColours } from './sync-colours.ts';
import { addTextBox, editTextBox, insertTextBox, removeTextBox } from './text-boxes.ts';
import { say } from './say.ts';

/** All commands. A design cannot change in any other way. */
const COMMANDS = {
  'add-text-box': addTextBox,
  'insert-text-box': insertTextBox,
  'edit-text-box': editTextBox,
  'remove-text-box': removeTextBox,
  'link-words': linkWords,
  'choose-cover-image': chooseCoverImage,
  'place-cover-image': placeCoverImageCommand,
  'set-cover-image-format': setCoverImageFormat,
  'set-image-filter': setImageFilter,
  'treat-cover-image': treatCoverImage,
  'remove-custom-filter': removeCustomFilter,
  'rename-custom-filter': renameCustomFilter,
  'set-panel-colour': setPanelColour,
  'set-panel-fill': setPanelFill,
  'edit-spine': editSpine,
  'edit-blurb': editBlurb,
  'add-shape': addShape,
  'add-object-image': addObjectImage,
  'replace-object': replaceObject,
  'crop-object-image': cropObjectImage,
  'edit-artwork': editArtwork,
  'take-apart-artwork': takeApartArtwork,
  'remove-object': removeObject,
  'name-element': nameElement,
  'lock-element': lockElement,
  'hide-element': hideElement,
  'order-elements': orderElements,
  'group-elements': groupElements,
  'insert-group': insertGroup,
  ungroup,
  'edit-group': editGroup,
  'move-to-group': moveToGroup,
  'remove-group': removeGroup,
  'change-specification': changeSpecification,
  'use-colour': useColour,
  'lock-colours': lockColours,
  'sync-colours': syncColours,
  'show-guidelines': showGuidelines,
  'bring-fonts': bringFonts,
  'describe-work': describeWork,
  'apply-idea': applyIdea,
  'apply-palette': applyPalette,
} as const;

type Commands = typeof COMMANDS;
export type SingleCommand = { [Name in keyof Commands]: z.input<Commands[Name]['schema']> }[keyof Commands];
/** A command as a caller writes it, without its defaults. `together` applies several changes as one: all of them, or none. */
export type Command = SingleCommand | { readonly name: 'together'; readonly commands: readonly SingleCommand[] };
export type CommandName = Command['name'];

const MOST_TOGETHER = 2000;

/** The parts are checked by their own definitions. A `together` cannot contain another. */
const together = defineCommand(
  z.strictObject({
    name: z.literal('together'),
    commands: z
      .array(z.looseObject({ name: z.string() }))
      .min(1)
      .max(MOST_TOGETHER),
  }),
  (design, { commands }, engine) =>
    commands.reduce<Result<Design, CommandFault>>(
      (current, part) => (current.ok ? runOne(current.value, part, engine) : current),
      succeed(design),
    ),
);

/**
 * Applies a command. Editor, server, jobs and tests change designs only through it. The command is checked against its schema, and the
 * changed parts against the design's; if either fails, the old design stays.
 * @param engine with the design's faces and those of `textsOfComposition` loaded: a change of the book then composes the cover again.
 * Without it the elements keep to their pins.
 */
export function applyCommand(design: Design, command: Command, engine: TextEngine | null = null): Result<Design, CommandFault> {
  const changed = command.name === 'together' ? together.run(design, command, engine) : runOne(design, command, engine);
  return changed.ok ? checkChanges(designSchema, design, pruneGroups(changed.value)) : changed;
}

function runOne(design: Design, command: { readonly name: string }, engine: TextEngine | null): Result<Design, CommandFault> {
  const { name } = command;
  return isKnown(name)
    ? COMMANDS[name].run(design, command, engine)
    : refuse({ message: say('unknownCommand', { command: String(name) }) });
}

function isKnown(name: string): name is keyof Commands {
  return Object.hasOwn(COMMANDS, name);
}
