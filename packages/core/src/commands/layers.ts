import { z } from 'zod';
import { identifier } from '../design/bounds.ts';
import type { Design } from '../design/design.ts';
import { layerStateShape } from '../design/layer-state.ts';
import { FIXED_WORDS_Z, placedElements } from '../elements/placed-elements.ts';
import { refuse, succeed } from '../result/result.ts';
import { defineCommand, missing } from './command-definition.ts';

const { name: layerName } = layerStateShape;

/** The author's own name for an element; null goes back to what it shows. */
export const nameElement = defineCommand(
  z.strictObject({ name: z.literal('name-element'), id: identifier, called: layerName.unwrap() }),
  (design, { id, called }) => changeLayer(design, id, { name: called }),
);

/** Keeps an element where and as it is; `coverImage` is the cover picture. */
export const lockElement = defineCommand(
  z.strictObject({ name: z.literal('lock-element'), id: identifier, locked: z.boolean() }),
  (design, { id, locked }) =>
    id === 'coverImage' ? succeed({ ...design, coverImage: { ...design.coverImage, locked } }) : changeLayer(design, id, { locked }),
);

/** A hidden element is neither shown nor printed, and keeps everything else. */
export const hideElement = defineCommand(
  z.strictObject({ name: z.literal('hide-element'), id: identifier, hidden: z.boolean() }),
  (design, { id, hidden }) => changeLayer(design, id, { hidden }),
);

/**
 * Stacks every placed element anew, undermost first: those in `below` under the blurb and the spine's words, those in `above`
 * over them. Each has to be named once.
 */
export const orderElements = defineCommand(
  z.strictObject({ name: z.literal('order-elements'), below: z.array(identifier), above: z.array(identifier) }),
  (design, { below, above }) => {
    const known = placedElements(design).map(({ id }) => id);
    const ordered = [...below, ...above];
    if (new Set(ordered).size !== ordered.length || ordered.length !== known.length || !known.every((id) => ordered.includes(id))) {
      return refuse({ message: 'a new order has to name every element of the cover once' });
    }
    const stacking = new Map([
      ...below.map((id, index) => [id, FIXED_WORDS_Z - below.length + index] as const),
      ...above.map((id, index) => [id, FIXED_WORDS_Z + 1 + index] as const),
    ]);
    const restacked = <Placed extends { readonly z: number; readonly uniqueObjectId: string }>(object: Placed): Placed =>
      withNumber(object, 'z', stacking.get(object.uniqueObjectId));
    return succeed({
      ...design,
      frontBoard: {
        ...design.frontBoard,
        textBoxes: design.frontBoard.textBoxes.map((box) => {
          const panel = withNumber(box.panel, 'zIndex', stacking.get(box.designMode.uniqueId));
          return panel === box.panel ? box : { ...box, panel };
        }),
      },
      coverShapes: design.coverShapes.map(restacked),
      coverObjectImages: design.coverObjectImages.map(restacked),
    });
  },
);

/** What does not change keeps its identity: it is neither checked nor laid out again. */
function withNumber<Part extends object, Key extends keyof Part>(part: Part, key: Key, value: Part[Key] | undefined): Part {
  return value === undefined || part[key] === value ? part : { ...part, [key]: value };
}

type LayerChange = Partial<{ readonly name: string | null; readonly locked: boolean; readonly hidden: boolean }>;

function changeLayer(design: Design, id: string, change: LayerChange) {
  if (!placedElements(design).some((element) => element.id === id)) return missing('element', id);
  return succeed({
    ...design,
    frontBoard: {
      ...design.frontBoard,
      textBoxes: design.frontBoard.textBoxes.map((box) =>
        box.designMode.uniqueId === id ? { ...box, designMode: { ...box.designMode, ...change } } : box,
      ),
    },
    coverShapes: design.coverShapes.map((shape) => (shape.uniqueObjectId === id ? { ...shape, ...change } : shape)),
    coverObjectImages: design.coverObjectImages.map((object) => (object.uniqueObjectId === id ? { ...object, ...change } : object)),
  });
}
