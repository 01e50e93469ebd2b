import type { SingleCommand } from '../../commands/apply-command.ts';
import { type CoverShape, coverShapeSchema } from '../../design/shape.ts';

/** Returns the command that adds a copy of a shape `aside` print pixels right of and below it; null if the value is not such a shape. */
export function copiedShape(value: object, id: string, aside: number, isOfKind: (shape: CoverShape) => boolean): SingleCommand | null {
  const copied = coverShapeSchema.safeParse(value);
  if (!copied.success || !isOfKind(copied.data)) return null;
  const { x, y } = copied.data;
  return { name: 'add-shape', shape: { ...copied.data, locked: false, hidden: false, uniqueObjectId: id, x: x + aside, y: y + aside } };
}
