import type { Command } from '../commands/apply-command.ts';
import { MAX_FONT_SIZE, MIN_FONT_SIZE } from '../design/bounds.ts';
import type { Design } from '../design/design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { blurbArea } from '../elements/blurb/blurb-area.ts';
import { placeCoverImage } from '../elements/cover-image/place-cover-image.ts';
import { anchorRect, placeObject } from '../elements/objects/place-object.ts';
import { isLocked, placedElement } from '../elements/placed-elements.ts';
import { panelAt, placeTextBox } from '../elements/text-box/place-text-box.ts';
import type { TurnedBox } from './turned-box.ts';

/** Where an element goes; `scaled` is how much larger its type grows with it, 1 keeps the size. */
export interface NewPlace extends TurnedBox {
  readonly scaled: number;
}

/** One change of one element. */
export type ElementCommand = Exclude<Command, { readonly name: 'together' }>;

/** An element that can be moved: where it is, and the command that puts it elsewhere. */
export interface ElementBox extends TurnedBox {
  readonly id: string;
  /** `all` can be resized and turned; the blurb and the cover picture can only be moved. */
  readonly handles: 'all' | 'none';
  readonly lockAspectRatio: boolean;
  /** Type grows by the corners; the sides only change the room. */
  readonly isWords: boolean;
  readonly isLocked: boolean;
  readonly commandFor: (place: NewPlace) => ElementCommand;
}

const LEAST_WIDTH = 1;

/** The box of an element; null for what always stays where it is. */
export function elementBox(design: Design, id: string): ElementBox | null {
  if (id === 'blurb') return blurbBox(design);
  if (id === 'coverImage') return coverImageBox(design);
  return placedBox(design, id);
}

function placedBox(design: Design, id: string): ElementBox | null {
  const element = placedElement(design, id);
  if (!element) return null;
  const geometry = geometryOf(design);
  const common = { id, handles: 'all', isLocked: element.locked } as const;
  if (element.kind === 'textBox') {
    const box = element.value;
    const { front } = geometry.boards;
    return {
      ...common,
      rect: placeTextBox(box, front).panel,
      rotation: box.panel.rotation,
      lockAspectRatio: false,
      isWords: true,
      commandFor: ({ rect, rotation, scaled }) => ({
        name: 'edit-text-box',
        id,
        changes: {
          panel: { ...panelAt(rect, front), rotation },
          ...(scaled === 1 ? {} : { text: { fontSize: within(box.text.fontSize * scaled, MIN_FONT_SIZE, MAX_FONT_SIZE) } }),
        },
      }),
    };
  }
  const object = element.value;
  const anchor = anchorRect(object.board, geometry);
  return {
    ...common,
    rect: placeObject(object, geometry),
    rotation: object.rotation,
    lockAspectRatio: object.lockAspectRatio,
    isWords: false,
    commandFor: ({ rect: { x, y, width, height }, rotation }) => ({
      name: 'replace-object',
      object: { ...object, x: x - anchor.x, y: y - anchor.y, width: Math.max(LEAST_WIDTH, width), height: Math.max(0, height), rotation },
    }),
  };
}

function blurbBox(design: Design): ElementBox | null {
  const geometry = geometryOf(design);
  const { back } = geometry.boards;
  const area = blurbArea(design.back, geometry);
  if (!area || !back) return null;
  const safe = geometry.safe.back ?? back;
  return {
    id: 'blurb',
    rect: area,
    rotation: 0,
    handles: 'none',
    lockAspectRatio: false,
    isWords: true,
    isLocked: false,
    commandFor: ({ rect: { x, y, width } }) => ({
      name: 'edit-blurb',
      panel: {
        paddingTop: Math.max(0, y - back.y),
        paddingLeft: Math.max(0, x - safe.x),
        paddingRight: Math.max(0, safe.x + safe.width - x - width),
      },
    }),
  };
}

function coverImageBox(design: Design): ElementBox | null {
  const placed = placeCoverImage(design.coverImage, geometryOf(design));
  if (!placed) return null;
  const { area, destination } = placed;
  return {
    id: 'coverImage',
    rect: destination,
    rotation: 0,
    handles: 'none',
    lockAspectRatio: true,
    isWords: false,
    isLocked: isLocked(design, 'coverImage'),
    commandFor: ({ rect: { x, y, width, height } }) => ({
      name: 'place-cover-image',
      backgroundPosition: { x: x - area.x, y: y - area.y },
      backgroundSize: { width, height },
    }),
  };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
