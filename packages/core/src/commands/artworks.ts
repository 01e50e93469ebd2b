import { z } from 'zod';
import { ART_GENERATORS } from '../art/art-generators.ts';
import { nameArtwork } from '../art/name-artwork.ts';
import { type Parts, expandArtwork } from '../art/expand/expand-artwork.ts';
import { type ArtworkShape, PART, artworkOf, sceneOf, hasParts } from '../art/art-scene.ts';
import { type Artwork, artworkSchema, roleColoursSchema } from '../design/artwork.ts';
import { identifier } from '../design/bounds.ts';
import { type Design, MAX_OBJECTS } from '../design/design.ts';
import { MAX_GROUPS, groupSchema } from '../design/group.ts';
import { coverShapeSchema } from '../design/shape.ts';
import { groupsOf, parentOf } from '../elements/group/element-tree.ts';
import { placedElement } from '../elements/placed-elements.ts';
import { type Result, refuse, succeed } from '../result/result.ts';
import { type CommandFault, defineCommand, missing } from './command-definition.ts';
import { omitUndefined } from './omit-undefined.ts';
import { say } from './say.ts';

const changesSchema = z.strictObject({
  generator: artworkSchema.shape.generator.optional(),
  seed: artworkSchema.shape.seed.optional(),
  colours: roleColoursSchema.partial().optional(),
  /** The parameters to change, by name. Parameters that are left out keep their values. */
  parameters: artworkSchema.shape.parameters.unwrap().optional(),
  /** Null restores the generator's own choice. */
  motif: z.string().max(60).nullable().optional(),
});

type Changes = z.output<typeof changesSchema>;

/**
 * Changes how an artwork is drawn. The parts of a scene change together. If the new generator does not draw in parts, it replaces the
 * undermost part and the others are removed.
 */
export const editArtwork = defineCommand(
  z.strictObject({ name: z.literal('edit-artwork'), id: identifier, changes: changesSchema }),
  (design, { id, changes }): Result<Design, CommandFault> => {
    const artwork = artworkOf(design, id);
    if (!artwork) return missing('Artwork', id);
    const fault = faultOf(artwork.art, changes);
    if (fault) return refuse({ message: fault });
    const { parts, carried } = sceneOf(design, artwork);
    const changed = new Map(
      [...parts, ...carried].map((shape) => [shape.uniqueObjectId, { ...shape, art: changedArt(shape.art, changes) }]),
    );
    const isUndivided = changes.generator !== undefined && !hasParts(changes.generator);
    const surplus = new Set(isUndivided ? [...parts.slice(1), ...carried.slice(1)].map(({ uniqueObjectId }) => uniqueObjectId) : []);
    return succeed({
      ...design,
      coverShapes: design.coverShapes.flatMap((shape) =>
        surplus.has(shape.uniqueObjectId) ? [] : [changed.get(shape.uniqueObjectId) ?? shape],
      ),
    });
  },
);

function faultOf(art: Artwork, { generator = art.generator, parameters = {}, motif }: Changes): string | null {
  const { parameters: known, motifs = [] } = ART_GENERATORS[generator];
  const label = nameArtwork(generator);
  const stray = Object.keys(parameters).find((name) => !(name in known) || name === PART);
  if (stray !== undefined) return say('unknownNumber', { artwork: label, number: stray });
  if (motif && !motifs.some((one) => one === motif)) return say('unknownMotif', { artwork: label, motif });
  return null;
}

/**
 * Returns an artwork as another generator draws it: it keeps the seed, the colors and its part of the scene, and its other parameters start
 * at their defaults.
 */
function changedArt(art: Artwork, { generator = art.generator, seed, colours, parameters, motif }: Changes): Artwork {
  const { motif: before, tint, parameters: numbers, ...rest } = art;
  const isOther = generator !== art.generator;
  const kept = isOther ? partOnly(numbers, generator) : numbers;
  const shown = motif === undefined ? (isOther ? undefined : before) : (motif ?? undefined);
  return {
    ...rest,
    generator,
    ...omitUndefined({ seed }),
    colours: { ...art.colours, ...omitUndefined(colours ?? {}) },
    parameters: { ...kept, ...parameters },
    ...(shown === undefined ? {} : { motif: shown }),
    // Another motif has its own color.
    ...(tint !== undefined && shown === before ? { tint } : {}),
  };
}

function partOnly(numbers: Artwork['parameters'], generator: Artwork['generator']): Artwork['parameters'] {
  const part = numbers[PART];
  return part !== undefined && hasParts(generator) ? { [PART]: part } : {};
}

/** Converts an artwork into a group of plain shapes, each with its own fill, in the same place. */
export const takeApartArtwork = defineCommand(
  z.strictObject({
    name: z.literal('take-apart-artwork'),
    id: identifier,
    group: identifier,
    /** The shapes that `expandArtwork` made in a worker. Without them it runs here, which may take seconds. */
    parts: z.strictObject({ shapes: z.array(coverShapeSchema), groups: z.array(groupSchema) }).optional(),
  }),
  (design, { id, group, parts: ready }): Result<Design, CommandFault> => {
    const artwork = artworkOf(design, id);
    if (!artwork) return missing('Artwork', id);
    const parts = ready ? succeed(ready) : expandArtwork(artwork, group);
    if (!parts.ok) return parts;
    if (!parts.value.groups.some(({ uniqueObjectId }) => uniqueObjectId === group)) return missing('Group', group);
    const { shapes, groups } = parts.value;
    const taken = [...groups, ...shapes].find(({ uniqueObjectId }) => placedElement(design, uniqueObjectId));
    if (taken) return refuse({ message: say('elementExists', { id: taken.uniqueObjectId }) });
    if (design.coverShapes.length - 1 + shapes.length > MAX_OBJECTS || groupsOf(design).length + groups.length > MAX_GROUPS) {
      return refuse({
        message: say('tooManyShapes', { count: shapes.length, most: MAX_OBJECTS }),
      });
    }
    return succeed(withParts(design, artwork, group, parts.value));
  },
);

function withParts(design: Design, artwork: ArtworkShape, group: string, { shapes, groups }: Parts): Design {
  const { uniqueObjectId: id } = artwork;
  const parent = parentOf(design, id);
  return {
    ...design,
    coverShapes: design.coverShapes.flatMap((shape) => (shape.uniqueObjectId === id ? shapes : [shape])),
    groups: [
      ...groupsOf(design).map((known) =>
        known.uniqueObjectId === parent ? { ...known, members: known.members.map((member) => (member === id ? group : member)) } : known,
      ),
      ...groups,
    ],
  };
}
