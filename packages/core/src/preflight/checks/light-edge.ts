import { coverShapeSchema } from '../../design/shape.ts';
import type { Check } from '../check.ts';
import { say } from '../say.ts';
import { namePart } from '../../elements/name-part.ts';

/** The luminance above which an edge cannot be distinguished from a shop's white page. */
const TOO_LIGHT = 0.85;
const LINE = 4;
const GREY = { r: 128, g: 128, b: 128, a: 1 };
const LINE_ID = 'edge-line';

/** Reports a light eBook cover that blends into the white page of a shop. Shops recommend a thin grey line around it. */
export const lightEdge: Check = ({ design, geometry, readings }) => {
  const edge = design.format === 'ebook' ? readings.edge() : null;
  if (edge === null || edge < TOO_LIGHT || design.coverShapes.some(({ uniqueObjectId }) => uniqueObjectId === LINE_ID)) return [];
  const { width, height } = geometry.file;
  const shape = coverShapeSchema.parse({
    uniqueObjectId: LINE_ID,
    name: namePart('edgeLine'),
    type: 'frame',
    x: 0,
    y: 0,
    width,
    height,
    z: 1000,
    box: { fill: { kind: 'solid', colour: GREY } },
    parameters: { thickness: LINE, gap: 0 },
  });
  return [
    {
      severity: 'hint',
      message: say('lightEdge'),
      element: 'panel:front',
      fix: { label: say('addLine'), command: { name: 'add-shape', shape } },
    },
  ];
};
