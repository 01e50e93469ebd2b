import type { Path } from '../../scene/path.ts';
import { diamond } from './diamond.ts';
import { divider } from './divider.ts';
import { ellipse } from './ellipse.ts';
import { frame } from './frame.ts';
import { roundedRectangle } from './rounded-rectangle.ts';
import type { ShapeType } from './shape-type.ts';
import { star } from './star.ts';
import { sunburst } from './sunburst.ts';

/** What a shape's type needs to draw its outline, box at the origin. Print pixels. */
export interface OutlineRequest {
  readonly width: number;
  readonly height: number;
  readonly cornerRadius: number;
  readonly parameters: Readonly<Record<string, number>>;
}

export type Outline = (request: OutlineRequest) => Path;

const OUTLINES = {
  rectangle: roundedRectangle,
  ellipse,
  line: ({ width, height }) => [
    ['M', 0, height / 2],
    ['L', width, height / 2],
  ],
  frame,
  triangle: ({ width, height }) => [['M', width / 2, 0], ['L', width, height], ['L', 0, height], ['Z']],
  diamond,
  star,
  sunburst,
  divider,
} satisfies Record<ShapeType, Outline>;

export function shapeOutline(type: ShapeType, request: OutlineRequest): Path {
  return OUTLINES[type](request);
}
