import { z } from 'zod';
import { compositingShape } from '../design/blend.ts';
import { MAX_TEXT_BOXES, MAX_OTHER_TEXTS, identifier } from '../design/bounds.ts';
import { WHITE } from '../design/colour.ts';
import type { Design } from '../design/design.ts';
import { fillSchema } from '../design/fill.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { letteringSchema } from '../design/lettering.ts';
import { pinsSchema } from '../design/pins.ts';
import { TEXT_FITS, featuresSchema, textLinesSchema, textPathSchema } from '../design/text-lines.ts';
import { warpSchema } from '../design/warp.ts';
import { styleOfCover } from '../design/style-of-cover.ts';
import { type TextBox, textBoxSchema } from '../design/text-box.ts';
import { boardOfText, frontTexts, onStandingBoard } from '../elements/text-box/text-board.ts';
import { setWordsOnLines, wordsOfLines } from '../elements/text-box/text-lines.ts';
import { spineBoxes } from '../elements/spine/spine-words.ts';
import { type Result, refuse, succeed } from '../result/result.ts';
import { screenPx, screenPxToPx } from '../units/units.ts';
import { type CommandFault, defineCommand, missing } from './command-definition.ts';
import { omitUndefined } from './omit-undefined.ts';
import { preserveFollowing } from './preserve-following.ts';
import { afterNewWords, bookNameOf, isLinked, renameBook, shownText } from './link-words.ts';
import { say } from './say.ts';
import { withoutLetterSets } from './without-letter-sets.ts';

const { panel, text, panelPosition } = textBoxSchema.shape;

const changesSchema = z.strictObject({
  text: withoutDefaults(text)
    .extend({
      fill: fillSchema.nullable().optional(),
      features: featuresSchema.nullable().optional(),
      lines: textLinesSchema.nullable().optional(),
      fit: z.enum(TEXT_FITS).nullable().optional(),
      path: textPathSchema.nullable().optional(),
      lettering: letteringSchema.nullable().optional(),
      warp: warpSchema.nullable().optional(),
    })
    .optional(),
  panel: withoutDefaults(panel).optional(),
  panelPosition: panelPosition.unwrap().optional(),
  transparent: z.boolean().optional(),
  /** Null derives the pins from the place. */
  pins: pinsSchema.nullable().optional(),
  ...compositingShape,
});

/**
 * Removes the defaults of a patch's fields. All fields of a patch are optional, and a missing field must not be filled with its default.
 */
function withoutDefaults<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  const fields = Object.fromEntries(
    Object.entries(schema.shape).map(([key, field]) => [key, field instanceof z.ZodDefault ? field.unwrap() : field]),
  ) as { [Key in keyof Shape]: Shape[Key] extends z.ZodDefault<infer Inner> ? Inner : Shape[Key] };
  return z.strictObject(fields).partial();
}

/**
 * Changes any property of a text box, such as its words, face, size or place, also on the spine. Positions are relative to the board that
 * the text is on; a text that is moved onto another board belongs to that board from then on.
 */
export const editTextBox = defineCommand(
  z.strictObject({ name: z.literal('edit-text-box'), id: identifier, changes: changesSchema }),
  (design, { id, changes }) => {
    const isChanged = (box: TextBox) => box.designMode.uniqueId === id;
    if (design.frontBoard.textBoxes.some(isChanged)) {
      const textBoxes = design.frontBoard.textBoxes.map((box) => (isChanged(box) ? moved(changed(box, changes), changes, design) : box));
      return succeed(renamedBy(changes, design, { ...design, frontBoard: { ...design.frontBoard, textBoxes } }, id));
    }
    if (!design.spine.textBoxes.some(isChanged)) return missing('TextBox', id);
    return succeed(renameByFront(design, id, changes) ?? renamedBy(changes, design, editSpineBox(design, id, changes), id));
  },
);

type Changes = z.output<typeof changesSchema>;

/** Renames the book if the words of a linked text have changed. */
function renamedBy({ text: words }: Changes, before: Design, after: Design, id: string): Design {
  return words ? afterNewWords(before, after, id) : after;
}

function moved(box: TextBox, { panel: place }: Changes, design: Design): TextBox {
  return place ? onStandingBoard(box, geometryOf(design)) : box;
}

/**
 * Changes a text of the spine, starting from the words that it shows. A change other than the font size unlinks the spine from the front's
 * words.
 */
function editSpineBox(design: Design, id: string, changes: Changes): Design {
  const touchesWords = changes.text !== undefined && Object.keys(changes.text).some((key) => key !== 'fontSize');
  const shown = touchesWords ? spineBoxes(design) : design.spine.textBoxes;
  const [author, title] = shown.map((box) => (box.designMode.uniqueId === id ? changed(box, changes) : box));
  if (!author || !title) return design;
  return {
    ...design,
    spine: {
      ...design.spine,
      textBoxes: [author, title],
      replicateFrontTextOnSpine: design.spine.replicateFrontTextOnSpine && !touchesWords,
    },
  };
}

/**
 * Renames the book if only the words of a spine text are changed, the spine shows the front's words and both are linked. Returns null for
 * any other change.
 */
function renameByFront(design: Design, id: string, { text: change, ...rest }: Changes): Design | null {
  const words = change?.text;
  const isAll = words !== undefined && Object.keys(change ?? {}).length === 1 && Object.keys(rest).length === 0;
  const shown = shownText(design, id);
  const name = shown && bookNameOf(shown);
  const front = frontTexts(design).find((box) => bookNameOf(box) === name);
  if (!isAll || !name || !front || !design.spine.replicateFrontTextOnSpine) return null;
  if (!isLinked(design, shown) || !isLinked(design, front)) return null;
  return preserveFollowing(design, renameBook(design, { name, said: [front.text.text, design.metadata[name]], words }));
}

function changed(box: TextBox, changes: Changes): TextBox {
  return {
    ...box,
    panelPosition: changes.panelPosition ?? box.panelPosition,
    designMode: pinned(
      {
        ...box.designMode,
        transparent: changes.transparent ?? box.designMode.transparent,
        ...omitUndefined({ opacity: changes.opacity, blend: changes.blend }),
      },
      changes.pins,
    ),
    panel: { ...box.panel, ...omitUndefined(changes.panel ?? {}) },
    // Words that only move keep their identity, so they are not laid out again.
    text: changes.text ? changedText(box.text, changes.text) : box.text,
  };
}

function pinned(designMode: TextBox['designMode'], pins: Changes['pins']): TextBox['designMode'] {
  if (pins === undefined) return designMode;
  const { pins: _, ...rest } = designMode;
  return pins === null ? rest : { ...rest, pins };
}

type Text = TextBox['text'];

/**
 * Applies changes to a text. New words are set on the existing lines; new lines define the words. A plain color replaces a fill, and another
 * font drops the sets of letters of the one before.
 */
function changedText(text: Text, { fill, features, lines, fit, path, lettering, warp, ...plain }: NonNullable<Changes['text']>): Text {
  const isOtherFont = plain.font !== undefined && plain.font !== text.font;
  const styled: Text = { ...(isOtherFont ? withoutLetterSets(text) : text), ...omitUndefined(plain) };
  const filled = withOptional(styled, 'fill', fill === undefined && plain.colour ? null : fill);
  const shaped = withOptional(withOptional(withOptional(filled, 'features', features), 'fit', fit), 'path', path);
  const next = withOptional(withOptional(shaped, 'lettering', lettering), 'warp', warp);
  // Explicit lines end a lock-up, which breaks the words by itself.
  if (lines) return withOptional({ ...next, lines, text: wordsOfLines(lines) }, 'lettering', null);
  if (lines === null) return withOptional(next, 'lines', null);
  return next.lines && plain.text !== undefined ? { ...next, lines: setWordsOnLines(next.lines, plain.text) } : next;
}

/** @param value null removes the field, undefined leaves it as it is. */
function withOptional<Key extends 'fill' | 'features' | 'lines' | 'fit' | 'path' | 'lettering' | 'warp'>(
  text: Text,
  key: Key,
  value: Text[Key] | null,
): Text {
  if (value === undefined) return text;
  const { [key]: _, ...rest } = text;
  return (value === null ? rest : { ...rest, [key]: value }) as Text;
}

/**
 * The height of a new box by the specification: 31 screen pixels at the camera's ratio. On a cover without a style, its text is Open Sans
 * Condensed.
 */
const NEW_BOX_MIN_HEIGHT = screenPx(31);
/** The minimum height for one line of text, in print pixels, regardless of the zoom. */
const ONE_LINE = 160;
const NEW_BOX_MARGIN = 75;
const UNSTYLED = { font: 'Open Sans Condensed', fontSize: 100, case: 'uppercase', colour: WHITE } as const;

export const addTextBox = defineCommand(
  z.strictObject({
    name: z.literal('add-text-box'),
    id: identifier,
    /** Print pixels per screen pixel of the author's device. */
    sizeRatio: z.number().min(1).max(20),
    /** The distance from the front board's top edge, in print pixels. */
    top: z.number(),
  }),
  (design, { id, sizeRatio, top }) => {
    const { textBoxes } = design.frontBoard;
    const box = textBoxSchema.parse({
      panelName: 'Subtitle',
      designMode: { uniqueId: id },
      panel: {
        top,
        height: Math.max(screenPxToPx(NEW_BOX_MIN_HEIGHT, sizeRatio), ONE_LINE),
        marginLeft: NEW_BOX_MARGIN,
        marginRight: NEW_BOX_MARGIN,
        zIndex: 1 + Math.max(10, ...textBoxes.map((other) => other.panel.zIndex)),
      },
      text: { text: 'Insert subtitle here', ...(styleOfCover(design) ?? UNSTYLED) },
    });
    return withTextBox(design, box);
  },
);

/** Inserts a text box as it is, for copies. A second title or author becomes plain text, because the book has only one of each. */
export const insertTextBox = defineCommand(
  z.strictObject({ name: z.literal('insert-text-box'), box: textBoxSchema }),
  (design, { box }): Result<Design, CommandFault> => {
    const { textBoxes } = design.frontBoard;
    const id = box.designMode.uniqueId;
    if (textBoxes.some(({ designMode }) => designMode.uniqueId === id)) return refuse({ message: say('textBoxExists', { id }) });
    const isTaken = textBoxes.some(({ panelName }) => panelName === box.panelName);
    const named: TextBox = isTaken || box.panelName.startsWith('Spine') ? { ...box, panelName: 'Subtitle' } : box;
    return withTextBox(design, onStandingBoard(named, geometryOf(design)));
  },
);

function withTextBox(design: Design, box: TextBox): Result<Design, CommandFault> {
  const { textBoxes } = design.frontBoard;
  const isOnFront = boardOfText(box) === 'front';
  const onFront = frontTexts(design).length;
  if (isOnFront && onFront >= MAX_TEXT_BOXES) {
    return refuse({ message: say('fullFront', { most: MAX_TEXT_BOXES }) });
  }
  if (!isOnFront && textBoxes.length - onFront >= MAX_OTHER_TEXTS) {
    return refuse({ message: say('fullOtherBoards', { most: MAX_OTHER_TEXTS }) });
  }
  return succeed({ ...design, frontBoard: { ...design.frontBoard, textBoxes: [...textBoxes, box] } });
}

export const removeTextBox = defineCommand(
  z.strictObject({ name: z.literal('remove-text-box'), id: identifier }),
  (design, { id }): Result<Design, CommandFault> => {
    const textBoxes = design.frontBoard.textBoxes.filter((box) => box.designMode.uniqueId !== id);
    if (textBoxes.length === design.frontBoard.textBoxes.length) return missing('TextBox', id);
    return succeed({ ...design, frontBoard: { ...design.frontBoard, textBoxes } });
  },
);
