import { z } from 'zod';
import { identifier } from '../design/bounds.ts';
import type { Design } from '../design/design.ts';
import { layerStateShape } from '../design/layer-state.ts';
import { PLACED_KINDS, placedKind } from '../elements/element-kinds.ts';
import { FIXED_WORDS_Z } from '../elements/fixed-words-z.ts';
import type { LayerState } from '../elements/kind-definition.ts';
import { placedElement, rootElements } from '../elements/placed-elements.ts';
import { type Result, refuse, succeed } from '../result/result.ts';
import { type CommandFault, defineCommand, missing } from './command-definition.ts';
import { say } from './say.ts';

const { name: layerName } = layerStateShape;

/** Sets the author's name for an element; null restores the default name. */
export const nameElement = defineCommand(
  z.strictObject({ name: z.literal('name-element'), id: identifier, called: layerName.unwrap() }),
  (design, { id, called }) => changeLayer(design, id, { name: called }),
);

/** Locks an element against changes. The id `coverImage` is the cover picture. */
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
 * Restacks all placed elements, undermost first: those in `below` under the blurb and the text of the spine, those in `above` over them.
 * Each element has to be listed once, and members of a group together with their group.
 */
export const orderElements = defineCommand(
  z.strictObject({ name: z.literal('order-elements'), below: z.array(identifier), above: z.array(identifier) }),
  (design, { below, above }) => {
    const known = rootElements(design).map(({ id }) => id);
    const ordered = [...below, ...above];
    if (new Set(ordered).size !== ordered.length || ordered.length !== known.length || !known.every((id) => ordered.includes(id))) {
      return refuse({ message: say('orderOfElements') });
    }
    const stacking = new Map([
      ...below.map((id, index) => [id, FIXED_WORDS_Z - below.length + index] as const),
      ...above.map((id, index) => [id, FIXED_WORDS_Z + 1 + index] as const),
    ]);
    return succeed(PLACED_KINDS.reduce((current, [, { withStacking }]) => withStacking(current, (id) => stacking.get(id)), design));
  },
);

function changeLayer(design: Design, id: string, change: Partial<LayerState>): Result<Design, CommandFault> {
  const element = placedElement(design, id);
  const kind = element && placedKind(element.kind);
  return kind ? succeed(kind.withState(design, id, change)) : missing('Element', id);
}
