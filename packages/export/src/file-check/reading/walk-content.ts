import { PDFDict, type PDFObject, type PDFPage, PDFRawStream, PDFStream, decodePDFRawStream } from '@cantoo/pdf-lib';
import { IDENTITY, type Matrix, multiply } from '@coverwright/core/geometry/shapes.ts';
import { asDictionary, dictionaryAt, elementsOf, inheritedAt, nameAt, numberAt, numbersOf, objectAt } from './read-object.ts';
import { tokeniseContent } from './tokenise-content.ts';

/** The content that a page draws, including that of forms and patterns. Unused resources are not part of it. */
export interface PageContents {
  readonly pictures: readonly PlacedPicture[];
  /** The graphics states that are used (ExtGState). */
  readonly states: readonly PDFDict[];
  /** The number of forms that are drawn as a transparency group. */
  readonly groups: number;
  readonly fonts: readonly PDFDict[];
  readonly colours: DrawnColours;
}

/** The colours of drawn objects, without pictures. */
export interface DrawnColours {
  readonly usesRgb: boolean;
  /** The largest sum of the four inks of a colour, 0 to 4. */
  readonly maxInk: number;
  /** The color spaces in the resources that are used, such as separations. */
  readonly spaces: readonly PDFObject[];
}

export interface PlacedPicture {
  /** The width in source pixels. */
  readonly width: number;
  readonly height: number;
  /** The matrix from the unit square to the page's points. */
  readonly matrix: Matrix;
  /** The dictionary of the picture; null for an inline picture. */
  readonly dictionary: PDFDict | null;
  /** The stream of the picture; null for an inline picture. */
  readonly stream: PDFStream | null;
}

interface Walk {
  readonly pictures: PlacedPicture[];
  readonly states: Set<PDFDict>;
  readonly fonts: Set<PDFDict>;
  readonly spaces: Set<PDFObject>;
  groups: number;
  usesRgb: boolean;
  maxInk: number;
}

/** The deepest nesting of forms that is read. Deeper or circular forms are ignored. */
const DEEPEST = 12;

export function walkContent(page: PDFPage): PageContents {
  const walk: Walk = { pictures: [], states: new Set(), fonts: new Set(), spaces: new Set(), groups: 0, usesRgb: false, maxInk: 0 };
  const resources = asDictionary(inheritedAt(page, 'Resources'));
  walkStream(contentOf(page), resources, IDENTITY, walk, 0);
  const { pictures, groups, usesRgb, maxInk } = walk;
  return { pictures, states: [...walk.states], groups, fonts: [...walk.fonts], colours: { usesRgb, maxInk, spaces: [...walk.spaces] } };
}

/** Returns the content of a page. It may be split into several streams between any two tokens. */
function contentOf(page: PDFPage): Uint8Array {
  const contents = objectAt(page.node, 'Contents');
  const streams = contents instanceof PDFStream ? [contents] : elementsOf(contents);
  const parts = streams.flatMap((stream) => (stream instanceof PDFStream ? [decoded(stream), Uint8Array.of(10)] : []));
  return Uint8Array.from(Buffer.concat(parts));
}

/** Returns the data of a stream; empty for a filter that is not supported here. */
function decoded(stream: PDFStream): Uint8Array {
  try {
    return stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : stream.getContents();
  } catch {
    return new Uint8Array();
  }
}

function walkStream(bytes: Uint8Array, resources: PDFDict | null, start: Matrix, walk: Walk, depth: number): void {
  let matrix = start;
  const saved: Matrix[] = [];
  for (const { operator, operands } of tokeniseContent(bytes)) {
    const [first, second] = operands;
    const resource = (kind: string) => objectAt(dictionaryAt(resources, kind), nameOf(operands));
    switch (operator) {
      case 'q':
        saved.push(matrix);
        break;
      case 'Q':
        matrix = saved.pop() ?? start;
        break;
      case 'cm':
        matrix = multiply(matrix, matrixOf(operands) ?? IDENTITY);
        break;
      case 'gs':
        addTo(walk.states, resource('ExtGState'));
        break;
      case 'Tf':
        addTo(walk.fonts, objectAt(dictionaryAt(resources, 'Font'), nameOf([first])));
        break;
      case 'BI':
        if (typeof first === 'number' && typeof second === 'number') {
          walk.pictures.push({ width: first, height: second, matrix, dictionary: null, stream: null });
        }
        break;
      case 'Do':
        drawObject(resource('XObject'), resources, matrix, walk, depth);
        break;
      case 'rg':
      case 'RG':
        walk.usesRgb = true;
        break;
      case 'k':
      case 'K':
        recordInk(walk, operands);
        break;
      case 'cs':
      case 'CS':
        recordSpace(walk, operands, resource('ColorSpace'));
        break;
      case 'sc':
      case 'SC':
        recordInk(walk, operands);
        break;
      case 'scn':
      case 'SCN':
        recordInk(walk, operands);
        // A pattern's matrix applies to the page or the form, not to the matrix that `cm` has changed.
        drawForm(resource('Pattern'), resources, start, walk, depth);
        break;
      default:
    }
  }
}

function drawObject(object: unknown, resources: PDFDict | null, matrix: Matrix, walk: Walk, depth: number): void {
  if (!(object instanceof PDFStream)) return;
  const { dict } = object;
  if (nameAt(dict, 'Subtype') === 'Image') {
    const [width, height] = [numberAt(dict, 'Width') ?? 0, numberAt(dict, 'Height') ?? 0];
    walk.pictures.push({ width, height, matrix, dictionary: dict, stream: object });
  } else {
    drawForm(object, resources, matrix, walk, depth);
  }
}

/** Visits a form, or the cell of a tiling pattern. */
function drawForm(object: unknown, resources: PDFDict | null, matrix: Matrix, walk: Walk, depth: number): void {
  if (!(object instanceof PDFStream) || depth >= DEEPEST) return;
  const { dict } = object;
  if (nameAt(dictionaryAt(dict, 'Group'), 'S') === 'Transparency') walk.groups += 1;
  const own = matrixOf(numbersOf(objectAt(dict, 'Matrix'))) ?? IDENTITY;
  walkStream(decoded(object), dictionaryAt(dict, 'Resources') ?? resources, multiply(matrix, own), walk, depth + 1);
}

/** Records a color of four numbers as inks. No other color space on covers has four components. */
function recordInk(walk: Walk, operands: readonly (number | string | null)[]): void {
  const inks = operands.filter((operand) => typeof operand === 'number');
  if (inks.length === 4)
    walk.maxInk = Math.max(
      walk.maxInk,
      inks.reduce((sum, ink) => sum + ink, 0),
    );
}

function recordSpace(walk: Walk, operands: readonly (number | string | null)[], space: PDFObject | null): void {
  if (operands.includes('/DeviceRGB') || operands.includes('/CalRGB')) walk.usesRgb = true;
  if (space) walk.spaces.add(space);
}

function addTo(set: Set<PDFDict>, object: unknown): void {
  if (object instanceof PDFDict) set.add(object);
}

/** Returns the last name among the operands, without its slash. */
function nameOf(operands: readonly (number | string | null | undefined)[]): string {
  const name = operands.findLast((operand) => typeof operand === 'string');
  return typeof name === 'string' ? name.slice(1) : '';
}

function matrixOf(operands: readonly (number | string | null)[]): Matrix | null {
  const [a, b, c, d, e, f] = operands.filter((operand) => typeof operand === 'number');
  if (a === undefined || b === undefined || c === undefined || d === undefined || e === undefined || f === undefined) return null;
  return [a, b, c, d, e, f];
}
