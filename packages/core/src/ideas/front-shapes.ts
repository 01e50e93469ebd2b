import type { Rgba } from '../design/colour.ts';
import { type CoverShape, type CoverShapeInput, coverShapeSchema } from '../design/shape.ts';
import type { Rect } from '../geometry/shapes.ts';
import { type LayoutStage, OVERSHOOT } from './layout-stage.ts';

type Solid = Omit<CoverShapeInput, 'box' | 'uniqueObjectId' | 'type'> & { readonly cornerRadius?: number };

/** A shape on the front in one colour. */
export function solidShape(id: string, type: CoverShape['type'], colour: Rgba, { cornerRadius = 0, ...place }: Solid): CoverShape {
  return coverShapeSchema.parse({ uniqueObjectId: id, type, ...place, box: { fill: { kind: 'solid', colour }, cornerRadius } });
}

/** A plain area across the whole front, out over its outer edges where it touches them. */
export function block(
  { across, board }: LayoutStage,
  id: string,
  area: { readonly top: number; readonly bottom: number },
  colour: Rgba,
  z = 2,
): CoverShape {
  const top = area.top <= 0 ? -OVERSHOOT : area.top;
  const bottom = area.bottom >= board.height ? board.height + OVERSHOOT : area.bottom;
  return solidShape(id, 'rectangle', colour, { x: across.x, y: top, width: across.width, height: bottom - top, z });
}

/** A thin rule. */
export function rule(id: string, place: Rect, colour: Rgba): CoverShape {
  return solidShape(id, 'rectangle', colour, { ...place, z: 15 });
}

/** Drawings are kept this far inside their room, as a share of its smaller side. */
const BREATH = 0.12;

/** The genre's motif as large as its room allows, in the room's middle; nothing where there is no room for more than a blot. */
export function figure(stage: LayoutStage, room: Rect, colour: Rgba, largest = Number.POSITIVE_INFINITY): CoverShape[] {
  const size = Math.min(largest, Math.min(room.width, room.height) * (1 - 2 * BREATH));
  if (size < stage.board.width * 0.08) return [];
  return [
    solidShape('motif', 'ellipse', colour, {
      x: room.x + (room.width - size) / 2,
      y: room.y + (room.height - size) / 2,
      width: size,
      height: size,
      z: 4,
      lockAspectRatio: true,
      icon: stage.motif,
      name: capitalised(stage.motif.name),
    }),
  ];
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
