import { FORMATS, type FormatId } from '../formats/format.ts';
import { measureCover } from '../geometry/measure-cover.ts';
import type { PaperId, PlatformId, TrimSize } from '../platforms/platform.ts';
import { BLACK, WHITE } from './colour.ts';
import { DESIGN_VERSION, type Design, designSchema } from './design.ts';
import { SAMPLE_BLURB } from './sample-blurb.ts';
import { specificationOf } from './specification-of.ts';
import { type TextBox, textBoxSchema } from './text-box.ts';

export interface NewDesign {
  readonly publisher?: PlatformId;
  readonly format?: FormatId;
  readonly trim?: TrimSize;
  readonly paper?: PaperId;
  readonly extent?: number;
  readonly readingDirection?: 'ltr' | 'rtl';
  /** The spine width in inches, from the printer's template; null or absent computes it. */
  readonly typedSpine?: number | null;
}

/** The share of the front's height that the title's box takes; the author's box takes the rest. */
export const TITLE_AREA = 0.6;

/** Creates the empty cover of the specification: a paperback with 300 pages, white paper, an author box and a title box. */
export function createDesign({
  publisher = 'kdp',
  format = 'paperback',
  trim,
  paper = 'white',
  extent = 300,
  readingDirection = 'ltr',
  typedSpine = null,
}: NewDesign = {}): Design {
  const design = designSchema.parse({
    version: DESIGN_VERSION,
    publisher,
    format,
    designType: FORMATS[format].designType,
    extent,
    paperType: { type: paper },
    ...(trim ? { measurements: { trimSize: trim } } : {}),
    readingDirection,
    frontBoard: { panel: { colour: { ...BLACK, a: 0 } }, textBoxes: [] },
    spine: {
      typedWidth: typedSpine,
      panel: { colour: { ...BLACK, a: 0 } },
      textBoxes: [spineBox('SpineAuthor', 'Author Name', 'Playfair Display'), spineBox('SpineTitle', 'Book Title', 'EB Garamond')],
    },
    back: { panel: { colour: { ...BLACK, a: 0 } }, text: { text: SAMPLE_BLURB } },
    coverImage: {},
    metadata: {},
  });
  const { front } = measureCover(specificationOf(design)).boards;
  const titleHeight = front.height * TITLE_AREA;
  return {
    ...design,
    frontBoard: {
      ...design.frontBoard,
      textBoxes: [
        frontBox('Author', 'Author Name', 138, titleHeight, front.height - titleHeight),
        frontBox('Title', 'Book Title', 367, 0, titleHeight),
      ],
    },
  };
}

function frontBox(panelName: 'Author' | 'Title', text: string, fontSize: number, top: number, height: number): TextBox {
  return textBoxSchema.parse({
    panelName,
    designMode: { uniqueId: panelName },
    panel: { top, height, marginLeft: 75, marginRight: 75 },
    text: { text, fontSize, font: 'EB Garamond', case: 'uppercase', alignment: 'center', colour: WHITE },
  });
}

/** Creates a text box of the spine. Its height of zero means that its place is computed when it is laid out, as its share of the spine. */
function spineBox(panelName: 'SpineAuthor' | 'SpineTitle', text: string, font: string) {
  return {
    panelName,
    designMode: { uniqueId: panelName, maxFontSize: 140 },
    panel: { top: 0, height: 0 },
    text: { text, font, fontSize: 140, lineSpacing: 1.5, case: 'uppercase' },
  };
}
