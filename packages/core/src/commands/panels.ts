import { z } from 'zod';
import { parseAddOn } from '../barcode/add-on.ts';
import { parseIsbn } from '../barcode/parse-isbn.ts';
import { backSchema } from '../design/back.ts';
import { rgbaSchema } from '../design/colour.ts';
import { type Fill, fillSchema } from '../design/fill.ts';
import { spineSchema } from '../design/spine.ts';
import { type Result, succeed } from '../result/result.ts';
import { type CommandFault, defineCommand } from './command-definition.ts';
import { omitUndefined } from './omit-undefined.ts';

/**
 * Sets a plain color, which replaces a fill. Recent colours are not changed here, because a color that is being dragged over has not been
 * chosen (`use-colour`).
 */
export const setPanelColour = defineCommand(
  z.strictObject({ name: z.literal('set-panel-colour'), panel: z.enum(['front', 'spine', 'back']), colour: rgbaSchema }),
  (design, { panel, colour }) => {
    switch (panel) {
      case 'front':
        return succeed({ ...design, frontBoard: { ...design.frontBoard, panel: { colour } } });
      case 'spine':
        return succeed({ ...design, spine: { ...design.spine, panel: { ...withoutFill(design.spine.panel), colour } } });
      case 'back':
        return succeed({ ...design, back: { ...design.back, panel: { ...withoutFill(design.back.panel), colour } } });
    }
  },
);

/** Sets a gradient or a picture as the fill of a panel; null restores its color. */
export const setPanelFill = defineCommand(
  z.strictObject({ name: z.literal('set-panel-fill'), panel: z.enum(['front', 'spine', 'back']), fill: fillSchema.nullable() }),
  (design, { panel, fill }) => {
    const filled = <Panel extends { fill?: Fill | undefined }>(known: Panel): Panel => ({
      ...withoutFill(known),
      ...(fill ? { fill } : {}),
    });
    const { frontBoard, spine: spineNow, back: backNow } = design;
    switch (panel) {
      case 'front':
        return succeed({ ...design, frontBoard: { ...frontBoard, panel: filled(frontBoard.panel) } });
      case 'spine':
        return succeed({ ...design, spine: { ...spineNow, panel: filled(spineNow.panel) } });
      case 'back':
        return succeed({ ...design, back: { ...backNow, panel: filled(backNow.panel) } });
    }
  },
);

function withoutFill<Panel extends { fill?: Fill | undefined }>(panel: Panel): Panel {
  const { fill: _, ...plain } = panel;
  return plain as Panel;
}

const spine = spineSchema.shape;

export const editSpine = defineCommand(
  z.strictObject({
    name: z.literal('edit-spine'),
    padding: spine.padding.unwrap().optional(),
    fontSize: spine.panel.shape.fontSize.unwrap().optional(),
    direction: spine.direction.unwrap().optional(),
    replicateFrontTextOnSpine: z.boolean().optional(),
  }),
  (design, { name: _, fontSize, ...changes }) =>
    succeed({
      ...design,
      spine: {
        ...design.spine,
        ...omitUndefined(changes),
        panel: { ...design.spine.panel, ...(fontSize === undefined ? {} : { fontSize }) },
      },
    }),
);

/** The longest input for an ISBN, with room for hyphens and the word ISBN. The input is parsed and not stored. */
const MAX_TYPED_LENGTH = 100;

const back = backSchema.shape;
const text = back.text.shape;
const panel = back.panel.shape;

export const editBlurb = defineCommand(
  z.strictObject({
    name: z.literal('edit-blurb'),
    text: z
      .strictObject({
        text: text.text,
        font: text.font.unwrap(),
        fontSize: text.fontSize.unwrap(),
        lineSpacing: text.lineSpacing.unwrap(),
        letterSpacing: text.letterSpacing.unwrap(),
        case: text.case.unwrap(),
        alignment: text.alignment.unwrap(),
        colour: text.colour.unwrap(),
      })
      .partial()
      .optional(),
    panel: z
      .strictObject({
        paddingTop: panel.paddingTop.unwrap(),
        paddingLeft: panel.paddingLeft.unwrap(),
        paddingRight: panel.paddingRight.unwrap(),
      })
      .partial()
      .optional(),
    showBarcode: z.boolean().optional(),
    /** The ISBN-10 or ISBN-13 as typed; null removes the barcode's number. */
    isbn: z.string().max(MAX_TYPED_LENGTH).nullable().optional(),
    addOn: z.string().max(MAX_TYPED_LENGTH).nullable().optional(),
  }),
  (design, { text: words, panel: place, showBarcode, isbn: typedIsbn, addOn: typedAddOn }) => {
    const { barcode } = design.back;
    const isbn = typedIsbn === undefined ? succeed(barcode.isbn) : readIsbn(typedIsbn);
    if (!isbn.ok) return isbn;
    const addOn = typedAddOn === undefined ? succeed(barcode.addOn) : readAddOn(typedAddOn);
    if (!addOn.ok) return addOn;
    return succeed({
      ...design,
      back: {
        ...design.back,
        text: { ...design.back.text, ...omitUndefined(words ?? {}) },
        panel: { ...design.back.panel, ...omitUndefined(place ?? {}) },
        barcode: { show: showBarcode ?? barcode.show, isbn: isbn.value, addOn: addOn.value },
      },
    });
  },
);

function readIsbn(typed: string | null): Result<string | null, CommandFault> {
  if (typed === null) return succeed(null);
  const isbn = parseIsbn(typed);
  return isbn.ok ? succeed(isbn.value.digits) : isbn;
}

function readAddOn(typed: string | null): Result<string | null, CommandFault> {
  return typed === null ? succeed(null) : parseAddOn(typed);
}
