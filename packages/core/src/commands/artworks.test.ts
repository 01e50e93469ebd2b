import { describe, expect, test } from 'vitest';
import { nameArtwork } from '../art/name-artwork.ts';
import { isArtwork } from '../art/art-scene.ts';
import { MOST_PARTS, expandArtwork } from '../art/expand/expand-artwork.ts';
import { ART_GENERATOR_IDS, type ArtGeneratorId } from '../art/generator-id.ts';
import { artworkSchema } from '../design/artwork.ts';
import { fromHex } from '../design/colour.ts';
import { createDesign } from '../design/create-design.ts';
import type { Design } from '../design/design.ts';
import { coverShapeSchema } from '../design/shape.ts';
import { newArtwork } from '../ideas/new-artwork.ts';
import { applyCommand } from './apply-command.ts';
import { afterCommands } from './testing/after-commands.ts';
import { ART_COLOURS as COLOURS } from '../art/testing/art-colours.ts';

const RED = fromHex('#cc0000');

function scene(id: string, part: number, z: number) {
  const art = artworkSchema.parse({ generator: 'papercut', seed: 5, colours: COLOURS, parameters: { part, horizon: 900 } });
  return coverShapeSchema.parse({ uniqueObjectId: id, type: 'rectangle', x: 0, y: 0, width: 1800, height: 2700, z, art });
}

const paired = afterCommands(
  createDesign(),
  { name: 'add-shape', shape: scene('behind', 1, 1) },
  { name: 'add-shape', shape: scene('before', 2, 30) },
);
const artOf = (design: Design, id: string) => design.coverShapes.find(({ uniqueObjectId }) => uniqueObjectId === id)?.art;

describe('an artwork', () => {
  test('[B24] changes with the other part of its scene: seed, colors and numbers', () => {
    const changed = afterCommands(paired, {
      name: 'edit-artwork',
      id: 'before',
      changes: { seed: 9, colours: { accent: RED }, parameters: { wood: 1.5 } },
    });
    for (const [id, part] of [
      ['behind', 1],
      ['before', 2],
    ] as const) {
      expect(artOf(changed, id)).toMatchObject({ seed: 9, parameters: { part, wood: 1.5, horizon: 900 } });
      expect(artOf(changed, id)?.colours).toEqual({ ...COLOURS, accent: RED });
    }
  });

  test('[B24] changes with what an idea carried of it over spine and back, from either side', () => {
    const copy = { ...scene('carried-behind', 1, 1), board: 'back' as const };
    const carried = afterCommands(paired, { name: 'add-shape', shape: copy });
    for (const id of ['carried-behind', 'before']) {
      const changed = afterCommands(carried, { name: 'edit-artwork', id, changes: { seed: 9 } });
      expect(changed.coverShapes.map(({ art }) => art?.seed)).toEqual([9, 9, 9]);
    }
    const beach = afterCommands(carried, { name: 'edit-artwork', id: 'before', changes: { generator: 'beach' } });
    expect(beach.coverShapes.map(({ uniqueObjectId }) => uniqueObjectId)).toEqual(['behind', 'carried-behind']);
  });

  test('[B24] two of one generator and seed that are whole scenes change alone', () => {
    const design = afterCommands(
      createDesign(),
      { name: 'add-shape', shape: scene('one', 0, 1) },
      { name: 'add-shape', shape: scene('two', 0, 2) },
    );
    const changed = afterCommands(design, { name: 'edit-artwork', id: 'one', changes: { seed: 6 } });
    expect(artOf(changed, 'two')?.seed).toBe(5);
  });

  test('[B24] of another generator keeps seed and colors; a generator without parts takes the place of both', () => {
    const meadow = afterCommands(paired, { name: 'edit-artwork', id: 'before', changes: { generator: 'meadow' } });
    expect(artOf(meadow, 'behind')).toMatchObject({ generator: 'meadow', seed: 5, parameters: { part: 1 } });
    expect(artOf(meadow, 'before')).toMatchObject({ generator: 'meadow', parameters: { part: 2 } });
    const beach = afterCommands(paired, { name: 'edit-artwork', id: 'before', changes: { generator: 'beach' } });
    expect(beach.coverShapes.map(({ uniqueObjectId }) => uniqueObjectId)).toEqual(['behind']);
    expect(artOf(beach, 'behind')).toMatchObject({ generator: 'beach', parameters: {} });
  });

  test('[B24] takes a motif of its generator and goes back to the generator’s own choice', () => {
    const card = afterCommands(createDesign(), {
      name: 'add-shape',
      shape: newArtwork(createDesign(), { id: 'card', generator: 'tarot-card', seed: 1, colours: COLOURS }),
    });
    const moth = afterCommands(card, { name: 'edit-artwork', id: 'card', changes: { motif: 'moth' } });
    expect(artOf(moth, 'card')?.motif).toBe('moth');
    expect(afterCommands(moth, { name: 'edit-artwork', id: 'card', changes: { motif: null } })).toEqual(card);
  });

  test('[B24] keeps the color that a title gave its motif, and not for another motif', () => {
    const empty = createDesign();
    const shape = newArtwork(empty, { id: 'jar', generator: 'bell-jar', seed: 1, colours: COLOURS });
    const art = shape.art && { ...shape.art, motif: 'rose', tint: 'white' as const };
    const white = afterCommands(empty, { name: 'add-shape', shape: { ...shape, art } });
    expect(artOf(afterCommands(white, { name: 'edit-artwork', id: 'jar', changes: { seed: 2 } }), 'jar')?.tint).toBe('white');
    expect(artOf(afterCommands(white, { name: 'edit-artwork', id: 'jar', changes: { motif: 'key' } }), 'jar')?.tint).toBeUndefined();
  });

  test('[B24] refuses numbers and motifs that its generator does not know', () => {
    const refused = (changes: object) => applyCommand(paired, { name: 'edit-artwork', id: 'behind', changes });
    expect(refused({ parameters: { petals: 3 } })).toMatchObject({
      ok: false,
      fault: { message: 'the artwork "Paper-cut landscape" has no number "petals" to set' },
    });
    expect(refused({ parameters: { part: 2 } }).ok).toBe(false);
    expect(refused({ motif: 'dragon' }).ok).toBe(false);
    expect(applyCommand(paired, { name: 'edit-artwork', id: 'ghost', changes: {} }).ok).toBe(false);
  });
});

function takeApart(generator: ArtGeneratorId) {
  const empty = createDesign();
  const design = afterCommands(empty, { name: 'add-shape', shape: newArtwork(empty, { id: 'art', generator, seed: 4, colours: COLOURS }) });
  return applyCommand(design, { name: 'take-apart-artwork', id: 'art', group: 'parts' });
}

/** The only drawings that stay whole: nothing in them has an outline that a shape could have. */
const SOFT_SURFACES: readonly ArtGeneratorId[] = ['shade', 'texture'];

// The parts of each are dropped before the next: collecting garbage around all of them took a sixth of the time.
describe.each(ART_GENERATOR_IDS)('taking "%s" apart', (generator) => {
  test('[B24] gives a group of a bounded number of shapes, or says that it has no outlines', () => {
    const result = takeApart(generator);
    const soft = `"${nameArtwork(generator)}" is a soft surface without outlines; it can't be taken apart`;
    if (SOFT_SURFACES.includes(generator)) {
      expect(result).toMatchObject({ ok: false, fault: { message: soft } });
      return;
    }
    if (!result.ok) throw new Error(result.fault.message);
    const { coverShapes, groups = [] } = result.value;
    const whole = groups.find(({ uniqueObjectId }) => uniqueObjectId === 'parts');
    expect(whole?.z).toBe(1);
    expect(coverShapes.length).toBeGreaterThan(0);
    expect(coverShapes.length).toBeLessThanOrEqual(MOST_PARTS + 1);
    expect(coverShapes.every(({ art, box }) => art === undefined && box.fill !== null)).toBe(true);
    // No outline has a fixed color, so every color can be changed.
    expect(coverShapes.every(({ icon }) => icon === null || icon.paths.every(({ colour }) => colour === null))).toBe(true);
  });
});

test('[B24] parts that were made elsewhere are what the command would have made, and are refused without their group or with the id of another element', () => {
  const artwork = paired.coverShapes.find(isArtwork);
  const made = artwork && expandArtwork(artwork, 'parts');
  if (!made?.ok) throw new Error('The artwork can be taken apart');
  const { shapes, groups } = made.value;
  const command = { name: 'take-apart-artwork', id: 'behind', group: 'parts' } as const;
  expect(afterCommands(paired, { ...command, parts: { shapes: [...shapes], groups: [...groups] } })).toEqual(
    afterCommands(paired, command),
  );
  expect(applyCommand(paired, { ...command, parts: { shapes: [...shapes], groups: [] } }).ok).toBe(false);
  const namesakes = shapes.map((shape) => ({ ...shape, uniqueObjectId: 'before' }));
  expect(applyCommand(paired, { ...command, parts: { shapes: namesakes, groups: [...groups] } }).ok).toBe(false);
});

test('[B24] an artwork that is in a group is taken apart within that group', () => {
  const grouped = afterCommands(paired, { name: 'group-elements', id: 'both', members: ['behind', 'before'] });
  const apart = afterCommands(grouped, { name: 'take-apart-artwork', id: 'behind', group: 'parts' });
  expect(apart.groups?.find(({ uniqueObjectId }) => uniqueObjectId === 'both')?.members).toEqual(['parts', 'before']);
});
