import type { Rect } from '../../geometry/shapes.ts';
import type { SceneLayer } from '../../scene/scene.ts';
import { PRINT_DPI } from '../../units/units.ts';
import type { Check, Severity } from '../check.ts';

/** Rounding of outlines must not raise a false alarm. */
const TOLERANCE = 0.5;

const OF_KIND = { textBox: 'Text', blurb: 'The blurb', spineText: 'Spine text' } as const;

/** Words are measured by their rendered outlines, as a printer's reviewer sees them, not by their boxes. */
export const textSafeArea: Check = ({ geometry, binding, scene }) => {
  if (!binding) return screenCover(geometry.file, scene.layers);
  const { text, spineText } = binding;
  const board = geometry.boards;
  return scene.layers.flatMap((layer) => {
    const ink = layer.inkBounds;
    if (!ink) return [];
    if (layer.kind === 'spineText' && board.spine) {
      const clear = Math.min(ink.x - board.spine.x, board.spine.x + board.spine.width - ink.x - ink.width) / PRINT_DPI;
      return clear * PRINT_DPI + TOLERANCE < spineText.clearance * PRINT_DPI
        ? [
            found(
              'error',
              layer,
              `Spine text is ${inches(clear)} in from the spine’s edge; it needs ${spineText.clearance} in. Make it smaller.`,
            ),
          ]
        : [];
    }
    if (layer.kind !== 'textBox' && layer.kind !== 'blurb') return [];
    const panel = layer.kind === 'blurb' ? board.back : board.front;
    if (!panel) return [];
    const nearest = distanceInside(ink, panel) / PRINT_DPI;
    const words = `${OF_KIND[layer.kind]} “${layer.id}”`;
    if (nearest * PRINT_DPI + TOLERANCE < text.errorWithin * PRINT_DPI) {
      return [
        found(
          'error',
          layer,
          `${words} comes within ${inches(nearest)} in of the trim edge; keep it at least ${text.errorWithin} in inside.`,
        ),
      ];
    }
    if (nearest * PRINT_DPI + TOLERANCE < text.warnWithin * PRINT_DPI) {
      return [
        found(
          'warning',
          layer,
          `${words} is ${inches(nearest)} in from the trim edge; ${text.warnWithin} in is safe when the cut wanders.`,
        ),
      ];
    }
    if (layer.kind === 'blurb' && board.spine) {
      const fromSpine = Math.max(board.spine.x - ink.x - ink.width, ink.x - board.spine.x - board.spine.width) / PRINT_DPI;
      if (fromSpine * PRINT_DPI + TOLERANCE < text.backFromSpine * PRINT_DPI) {
        return [
          found('warning', layer, `The blurb is ${inches(fromSpine)} in from the spine; ${text.backFromSpine} in keeps it off the fold.`),
        ];
      }
    }
    return [];
  });
};

function found(severity: Severity, layer: SceneLayer, message: string) {
  return { severity, message, element: layer.id };
}

/** Of a screen cover only what is cut off counts. */
function screenCover(file: Rect, layers: readonly SceneLayer[]) {
  return layers.flatMap((layer) =>
    layer.kind === 'textBox' && layer.inkBounds && distanceInside(layer.inkBounds, file) < -TOLERANCE
      ? [found('error', layer, `Text “${layer.id}” runs over the edge of the picture and is cut off; move it inside.`)]
      : [],
  );
}

/** The smallest distance from `inner` to an edge of `outer`; negative when it sticks out. Px. */
function distanceInside(inner: Rect, outer: Rect): number {
  return Math.min(
    inner.x - outer.x,
    inner.y - outer.y,
    outer.x + outer.width - inner.x - inner.width,
    outer.y + outer.height - inner.y - inner.height,
  );
}

function inches(value: number): string {
  return value.toFixed(3);
}
