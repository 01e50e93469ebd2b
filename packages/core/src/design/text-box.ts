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

/** The style of words. Font size in print pixels, letter spacing in thousandths of an em, line spacing in multiples of the size. */
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
  /** The board that it stands on. Absent: the front; of the spine's own texts, the spine. */
  board: z.enum(BOARD_IDS).optional(),
  designMode: z.strictObject({
    uniqueId: identifier,
    ...layerStateShape,
    /** A transparent panel shows no colour behind the words. */
    transparent: z.boolean().default(true),
    /** False for a title, an author or a subtitle that no longer changes with the book's name. Absent: linked while it says the same. */
    linked: z.literal(false).optional(),
    maxFontSize: z.number().min(MIN_FONT_SIZE).max(MAX_FONT_SIZE).default(MAX_FONT_SIZE),
    ...compositingShape,
    /** The pins for a change of the board's size; absent: they follow from the place. */
    pins: pinsSchema.optional(),
  }),
  /**
   * `top` and `height` from its board's top edge, margins from the board's left and right edges. Of the spine's own texts, which
   * read along the book: `top` and `height` along the spine from its head, margins across it.
   */
  panel: z.strictObject({
    top: coordinate,
    height: extentLength,
    colour: rgbaSchema.default(BLACK),
    /** 0 solid, 1 invisible. */
    transparency: fraction.default(0),
    zIndex: z.number().int().min(-1000).max(1000).default(10),
    marginLeft: coordinate.default(0),
    marginRight: coordinate.default(0),
    paddingLeft: extentLength.default(0),
    paddingRight: extentLength.default(0),
    /** Degrees clockwise about the panel's centre. */
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
    /** If absent, it means lines of one size, broken where the author or the box's width breaks them. */
    lettering: letteringSchema.optional(),
    /** The fill of the letters; absent: `colour`, which also stays as the color that represents the text. */
    fill: fillSchema.optional(),
    features: featuresSchema.optional(),
    /** The words as lines of runs. `text` keeps them plain; lines that say something else are set again from it. */
    lines: textLinesSchema.optional(),
    fit: z.enum(TEXT_FITS).optional(),
    path: textPathSchema.optional(),
    /** The warp of all words together; absent: none. */
    warp: warpSchema.optional(),
  }),
});

export type TextBox = z.infer<typeof textBoxSchema>;
export type TextBoxInput = z.input<typeof textBoxSchema>;
