import type { Command } from '@coverwright/core/commands/apply-command.ts';
import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { createDesign, type NewDesign } from '@coverwright/core/design/create-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import type { CheckId } from '@coverwright/core/preflight/check-ids.ts';

/** A cover with a single fault. */
export interface FaultyCover {
  readonly fault: string;
  readonly check: CheckId;
  readonly element: string | null;
  readonly design: Design;
  /** False if only the author can fix the fault. */
  readonly fixable: boolean;
}

export const INK = { r: 24, g: 32, b: 48, a: 1 };
export const PAPER = { r: 246, g: 240, b: 228, a: 1 };

export const words = (id: string, text: string, fontSize: number): Command => ({
  name: 'edit-text-box',
  id,
  changes: { text: { text, fontSize, colour: PAPER } },
});

/** Returns a cover that follows every rule. */
export function soundCover(book: NewDesign = {}, ...commands: readonly Command[]): Design {
  return afterCommands(
    createDesign(book),
    words('Title', 'Salt', 300),
    words('Author', 'Ada Name', 120),
    ...(['front', 'spine', 'back'] as const).map((panel): Command => ({ name: 'set-panel-colour', panel, colour: INK })),
    { name: 'edit-blurb', text: { text: '<p>Three honest sentences about the sea.</p>', colour: PAPER }, panel: { paddingRight: 100 } },
    ...commands,
  );
}

export const picture = (assetId: string, width: number, height: number, licence: string | null = null) => ({
  type: 'UPLOAD',
  assetId,
  width,
  height,
  photographerName: 'Ansel Adams',
  licence,
});

export type ObjectPlace = {
  readonly board?: 'front' | 'back' | 'spine';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
export const object = (place: ObjectPlace, image = picture('large', 1600, 1200)): Command => ({
  name: 'add-object-image',
  object: { uniqueObjectId: 'object', image, ...place },
});

export const fill = { kind: 'solid', colour: { r: 160, g: 60, b: 50, a: 1 } } as const;
export const shape = (place: ObjectPlace & { readonly z?: number }, changes: object = {}): Command => ({
  name: 'add-shape',
  shape: { uniqueObjectId: 'shape', type: 'rectangle', box: { fill }, ...place, ...changes },
});

export const subtitle = (text: string, top = 2300): readonly Command[] => [
  { name: 'add-text-box', id: 'sub', sizeRatio: 4.3, top },
  { name: 'edit-text-box', id: 'sub', changes: { text: { text, fontSize: 80 } } },
];

export const paragraph = (count: number) =>
  `<p>${'The tide came in and took the road with it, and nobody in the house said a word. '.repeat(count)}</p>`;

export const ebook = (...commands: readonly Command[]) => soundCover({ format: 'ebook' }, ...commands);
export const board = geometryOf(soundCover()).boards.front;

export function faulty(fault: string, check: CheckId, element: string | null, design: Design, fixable = true): FaultyCover {
  return { fault, check, element, design, fixable };
}
