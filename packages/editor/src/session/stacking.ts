import type { Design } from '@coverwright/core/design/design.ts';

interface Stacked {
  readonly id: string;
  readonly z: number;
}

/** Text boxes, shapes and picture objects share one stack. */
function stackOf({ frontBoard, coverShapes, coverObjectImages }: Design): readonly Stacked[] {
  return [
    ...frontBoard.textBoxes.map(({ designMode, panel }) => ({ id: designMode.uniqueId, z: panel.zIndex })),
    ...[...coverShapes, ...coverObjectImages].map(({ uniqueObjectId, z }) => ({ id: uniqueObjectId, z })),
  ];
}

/** The stacking number that lifts an element over the next one above it, or below the next one beneath; null when it is there already. */
export function stackingFor(design: Design, id: string, direction: 'forward' | 'back'): number | null {
  const stack = stackOf(design);
  const own = stack.find((element) => element.id === id);
  if (!own) return null;
  const others = stack.filter((element) => element.id !== id).map(({ z }) => z);
  if (direction === 'forward') {
    const above = others.filter((z) => z >= own.z);
    return above.length > 0 ? Math.min(1000, Math.min(...above) + 1) : null;
  }
  const below = others.filter((z) => z <= own.z);
  return below.length > 0 ? Math.max(-1000, Math.max(...below) - 1) : null;
}
