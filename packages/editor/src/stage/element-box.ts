import type { Command } from '@coverwright/core/commands/apply-command.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { placeCoverImage } from '@coverwright/core/elements/cover-image/place-cover-image.ts';
import { anchorRect, placeObject } from '@coverwright/core/elements/objects/place-object.ts';
import { panelAt, placeTextBox } from '@coverwright/core/elements/text-box/place-text-box.ts';
import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';

/** An element that can be moved or resized: where it is, and the command that puts it elsewhere. */
export interface ElementBox {
  readonly rect: Rect;
  readonly rotation: number;
  /** Which handles it has. A picture is moved within its area and sized by its zoom. */
  readonly handles: 'all' | 'height' | 'none';
  readonly lockAspectRatio: boolean;
  /** @param scaled how much larger the type grows with it; 1 keeps its size. */
  readonly commandFor: (rect: Rect, scaled: number) => Command;
}

const LEAST_SIDE = 24;

/** The box of a selected element; null for what stays where it is. */
export function elementBox(design: Design, id: string): ElementBox | null {
  const geometry = measureCover(specificationOf(design));
  const { front, back } = geometry.boards;

  const box = design.frontBoard.textBoxes.find(({ designMode }) => designMode.uniqueId === id);
  if (box) {
    return {
      rect: placeTextBox(box, front).panel,
      rotation: box.panel.rotation,
      handles: 'all',
      lockAspectRatio: false,
      commandFor: (rect, scaled) => ({
        name: 'edit-text-box',
        id,
        changes: {
          panel: panelAt(rect, front),
          ...(scaled === 1 ? {} : { text: { fontSize: Math.max(20, Math.min(4000, box.text.fontSize * scaled)) } }),
        },
      }),
    };
  }

  const object = [...design.coverShapes, ...design.coverObjectImages].find(({ uniqueObjectId }) => uniqueObjectId === id);
  if (object) {
    const anchor = anchorRect(object.board, geometry);
    return {
      rect: placeObject(object, geometry),
      rotation: object.rotation,
      handles: 'all',
      lockAspectRatio: object.lockAspectRatio,
      commandFor: ({ x, y, width, height }) => ({
        name: 'replace-object',
        object: { ...object, x: x - anchor.x, y: y - anchor.y, width: Math.max(LEAST_SIDE, width), height: Math.max(1, height) },
      }),
    };
  }

  if (id === 'blurb' && back) {
    const { panel } = design.back;
    const safe = geometry.safe.back ?? back;
    return {
      rect: {
        x: safe.x + panel.paddingLeft,
        y: back.y + panel.paddingTop,
        width: safe.width - panel.paddingLeft - panel.paddingRight,
        height: safe.y + safe.height - back.y - panel.paddingTop,
      },
      rotation: 0,
      handles: 'none',
      lockAspectRatio: false,
      commandFor: ({ x, y, width }) => ({
        name: 'edit-blurb',
        panel: {
          paddingTop: Math.max(0, y - back.y),
          paddingLeft: Math.max(0, x - safe.x),
          paddingRight: Math.max(0, safe.x + safe.width - x - width),
        },
      }),
    };
  }

  if (id === 'coverImage') {
    const placed = placeCoverImage(design.coverImage, geometry);
    if (!placed) return null;
    const { area, destination } = placed;
    return {
      rect: destination,
      rotation: 0,
      handles: 'none',
      lockAspectRatio: true,
      commandFor: ({ x, y, width, height }) => ({
        name: 'place-cover-image',
        backgroundPosition: { x: x - area.x, y: y - area.y },
        backgroundSize: { width, height },
      }),
    };
  }
  return null;
}
