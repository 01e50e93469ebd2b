import type { Rect } from '@coverwright/core/geometry/shapes.ts';

const POINTS_PER_INCH = 72;
/** The precision of boxes in steps per point, which is about 0.00001 in. Platforms reject a deviation of 0.002 in. */
const STEPS_PER_POINT = 1000;

/** The boxes of a print page in exact inches, from the file's top-left corner. */
export interface PrintBoxes {
  readonly widthIn: number;
  readonly heightIn: number;
  /** The page after trimming. */
  readonly trim: Rect;
  /** The area up to the printer's bleed: usually all of the page. */
  readonly bleed: Rect;
}

/** A box as [left, bottom, right, top] in points, with y upwards. */
export type PdfBox = readonly [number, number, number, number];

export interface PdfBoxes {
  readonly MediaBox: PdfBox;
  readonly CropBox: PdfBox;
  readonly BleedBox: PdfBox;
  readonly TrimBox: PdfBox;
}

export function pdfBoxes({ widthIn, heightIn, trim, bleed }: PrintBoxes): PdfBoxes {
  const box = ({ x, y, width, height }: Rect): PdfBox => [
    toPoints(x),
    toPoints(heightIn - y - height),
    toPoints(x + width),
    toPoints(heightIn - y),
  ];
  const page = box({ x: 0, y: 0, width: widthIn, height: heightIn });
  return { MediaBox: page, CropBox: page, BleedBox: box(bleed), TrimBox: box(trim) };
}

function toPoints(inches: number): number {
  return Math.round(inches * POINTS_PER_INCH * STEPS_PER_POINT) / STEPS_PER_POINT;
}
