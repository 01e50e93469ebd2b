import type { Design } from '../../design/design.ts';
import type { CoverShape } from '../../design/shape.ts';
import { points, pointsToPx, px, pxToPoints } from '../../units/units.ts';
import type { Check, Concern, Fix } from '../check.ts';
import { elementLabel } from '../measuring/element-label.ts';
import { say } from '../say.ts';

const THINNEST = points(0.75);
/** The smallest line width in print pixels, rounded up to the next tenth. */
const ENOUGH = Math.ceil(pointsToPx(THINNEST) * 10) / 10;

/** Reports lines thinner than 0.75 pt, which break up or vanish in print. */
export const thinLines: Check = ({ design, binding }) => {
  if (!binding) return [];
  return [...thinShapes(design), ...thinLetters(design)].map(
    ({ id, width, fix }): Concern => ({
      severity: 'warning',
      message: say('thinLine', { element: elementLabel(design, id), width: pxToPoints(px(width)).toFixed(2), least: THINNEST }),
      element: id,
      fix,
    }),
  );
};

interface ThinLine {
  readonly id: string;
  /** The width in print pixels. */
  readonly width: number;
  readonly fix: Fix;
}

function thinShapes({ coverShapes }: Design): readonly ThinLine[] {
  return coverShapes
    .filter(({ hidden }) => !hidden)
    .flatMap((shape) => {
      const thinner = thickened(shape);
      if (!thinner) return [];
      const { width, object } = thinner;
      return [
        {
          id: shape.uniqueObjectId,
          width,
          fix: { label: say('usePoints', { size: THINNEST }), command: { name: 'replace-object', object } },
        },
      ];
    });
}

function thickened(shape: CoverShape): { readonly width: number; readonly object: CoverShape } | null {
  const { line, box, renderer, type, icon } = shape;
  if (line && line.width < ENOUGH - 0.1) return { width: line.width, object: { ...shape, line: { ...line, width: ENOUGH } } };
  const isBar = type === 'rectangle' && renderer === 'box' && box.fill !== null && !icon;
  if (isBar && Math.min(shape.width, shape.height) < ENOUGH - 0.1) {
    const object = { ...shape, width: Math.max(ENOUGH, shape.width), height: Math.max(ENOUGH, shape.height) };
    return { width: Math.min(shape.width, shape.height), object };
  }
  return null;
}

/** Returns the lines of letters that consist of an outline alone. */
function thinLetters({ frontBoard }: Design): readonly ThinLine[] {
  return frontBoard.textBoxes
    .filter(({ designMode }) => !designMode.hidden)
    .flatMap(({ designMode, text }) => {
      const { textEffect, fontSize } = text;
      if (textEffect?.name !== 'hollow') return [];
      const width = (textEffect.style.width / 1000) * fontSize;
      const wanted = Math.ceil((ENOUGH / fontSize) * 1000);
      if (width >= ENOUGH - 0.1 || wanted > 300) return [];
      const id = designMode.uniqueId;
      const effect = { name: 'hollow' as const, style: { width: wanted } };
      const command = { name: 'edit-text-box' as const, id, changes: { text: { textEffect: effect } } };
      return [{ id, width, fix: { label: say('usePoints', { size: THINNEST }), command } }];
    });
}
