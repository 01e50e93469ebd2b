import { z } from 'zod';
import { textEffectSchema } from '../effects/text-effect.ts';
import { BOARD_IDS } from '../geometry/boards.ts';
import { MAX_FONT_SIZE, MAX_TEXT_LENGTH, MIN_FONT_SIZE, coordinate, degrees, extentLength, fraction, identifier } from './bounds.ts';
import { wordsTooLong } from './say.ts';
import { compositingShape } from './blend.ts';
import { BLACK, WHITE, rgbaSchema } from './colour.ts';
import { fillSchema } from './fill.ts';
import { layerStateShape } from './layer-state.ts';
import { letteringSchema } from './lettering.ts';
import { pinsSchema } from './pins.ts';
import { TEXT_CASES } from './text-cases.ts';
import { warpSchema } from './warp.ts';
import { TEXT_FITS, featuresSchema, textLinesSchema, textPathSchema } from './text-lines.ts';

export const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const;

/** The style of text. The font size is in print pixels, letter spacing in thousandths of an em, line spacing in multiples of the size. */
export const textStyleShape = {
  font: z.string().trim().min(1).max(100).default('EB Garamond'),
  lineSpacing: z.number().min(0.5).max(4).default(0.9),
  letterSpacing: z.number().min(-200).max(2000).default(0),
  case: z.enum(TEXT_CASES).default('none'),
  alignment: z.enum(ALIGNMENTS).default('center'),
  colour: rgbaSchema.default(WHITE),
} as const;

export const textBoxSchema = z.strictObject({
  panelName: z.enum(['Title', 'Author', 'Subtitle', 'SpineTitle', 'SpineAuthor']),
  /** The vertical alignment of the words in their panel. */
  panelPosition: z.enum(['top', 'middle', 'bottom']).default('middle'),
  /** The board of the text. Absent: the front or, for the spine's own texts, the spine. */
  board: z.enum(BOARD_IDS).optional(),
  designMode: z.strictObject({
    uniqueId: identifier,
    ...layerStateShape,
    /** True if the panel shows no colour behind the words. */
    transparent: z.boolean().default(true),
    /** False for a title, an author or a subtitle that no longer changes with the book's name. Absent: linked while it says the same. */
    linked: z.literal(false).optional(),
    maxFontSize: z.number().min(MIN_FONT_SIZE).max(MAX_FONT_SIZE).default(MAX_FONT_SIZE),
    ...compositingShape,
    /** The pins for a change of the board's size; absent: they follow from the place. */
    pins: pinsSchema.optional(),
  }),
  /**
   * The panel of the text. `top` and `height` are from the top edge of its board, the margins from the board's left and right edges. For
   * the spine's own texts, which read along the book, `top` and `height` run along the spine from its head, and the margins across it.
   */
  panel: z.strictObject({
    top: coordinate,
    height: extentLength,
    colour: rgbaSchema.default(BLACK),
    /** The transparency of the panel's colour: 0 solid, 1 invisible. */
    transparency: fraction.default(0),
    zIndex: z.number().int().min(-1000).max(1000).default(10),
    marginLeft: coordinate.default(0),
    marginRight: coordinate.default(0),
    paddingLeft: extentLength.default(0),
    paddingRight: extentLength.default(0),
    /** The rotation in degrees, clockwise about the panel's centre. */
    rotation: degrees.default(0),
  }),
  text: z.strictObject({
    ...textStyleShape,
    text: z.string().max(MAX_TEXT_LENGTH, wordsTooLong(MAX_TEXT_LENGTH)),
    fontSize: z.number().min(MIN_FONT_SIZE).max(MAX_FONT_SIZE),
    bold: z.boolean().default(false),
    italic: z.boolean().default(false),
    underline: z.boolean().default(false),
    textEffect: textEffectSchema.nullable().default(null),
    /** The lettering of the text; absent for lines of one size, broken by the author or by the box's width. */
    lettering: letteringSchema.optional(),
    /** The fill of the letters; absent: `colour`, which also stays as the color that represents the text. */
    fill: fillSchema.optional(),
    features: featuresSchema.optional(),
    /** The words as lines of runs. `text` contains them as plain text; lines that differ from it are set again. */
    lines: textLinesSchema.optional(),
    fit: z.enum(TEXT_FITS).optional(),
    path: textPathSchema.optional(),
    /** The warp of all words together; absent for none. */
    warp: warpSchema.optional(),
  }),
});

export type TextBox = z.infer<typeof textBoxSchema>;
export type TextBoxInput = z.input<typeof textBoxSchema>;
