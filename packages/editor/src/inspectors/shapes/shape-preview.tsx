import { shapeOutline } from '@coverwright/core/elements/shapes/outline.ts';
import { SHAPE_CATALOGUE } from '@coverwright/core/elements/shapes/shape-catalogue.ts';
import type { ShapeType } from '@coverwright/core/elements/shapes/shape-type.ts';
import type { Path } from '@coverwright/core/scene/path.ts';

/** Side of the shape in print pixels: as large as on a cover, because lines and frames have a fixed thickness. */
const SIDE = 600;
const ROOM = 40;

/** A shape drawn from its outline, as on the cover. */
export function ShapePreview({ type }: { readonly type: ShapeType }) {
  const { proportion } = SHAPE_CATALOGUE[type];
  const width = proportion > 1 ? SIDE / proportion : SIDE;
  const height = Math.max(16, width * proportion);
  const path = shapeOutline(type, { width, height, cornerRadius: 0, parameters: {} });
  const x = (SIDE - width) / 2 + ROOM;
  const y = (SIDE - height) / 2 + ROOM;
  const isLine = type === 'line';
  return (
    <svg viewBox={`0 0 ${SIDE + 2 * ROOM} ${SIDE + 2 * ROOM}`} aria-hidden="true">
      <path
        d={svgPath(path)}
        transform={`translate(${x} ${y})`}
        fill={isLine ? 'none' : 'currentColor'}
        fillRule="evenodd"
        stroke={isLine ? 'currentColor' : 'none'}
        strokeWidth={22}
      />
    </svg>
  );
}

function svgPath(path: Path): string {
  return path.map(([letter, ...numbers]) => `${letter}${numbers.map((number) => number.toFixed(2)).join(' ')}`).join('');
}
