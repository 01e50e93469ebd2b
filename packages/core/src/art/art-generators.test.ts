import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Artwork, artworkSchema } from '../design/artwork.ts';
import type { Size } from '../geometry/shapes.ts';
import type { SceneNode } from '../scene/scene.ts';
import { ART_GENERATORS } from './art-generators.ts';
import { drawArtwork } from './draw-artwork.ts';
import { ART_GENERATOR_IDS, type ArtGeneratorId } from './generator-id.ts';
import { ART_COLOURS as COLOURS } from './testing/art-colours.ts';

const FRONT = { width: 1800, height: 2700 };
const SMALL_FRONT = { width: 1200, height: 1800 };
/** Fronts of each proportion: a drawing has units of its own, and is the same on a larger front of the same proportion. */
const SHAPES = [FRONT, { width: 2400, height: 2400 }, { width: 3000, height: 2000 }];

/** Path commands that one artwork may have: what a phone still paints while a finger moves. */
const MOST_COMMANDS = 150_000;
const MOST_NODES = 4000;

function artworkOf(generator: ArtGeneratorId, seed: number, parameters: Artwork['parameters'] = {}): Artwork {
  return artworkSchema.parse({ generator, seed, colours: COLOURS, parameters });
}

function leaves(nodes: readonly SceneNode[]): readonly SceneNode[] {
  return nodes.flatMap((node) => ('children' in node ? [node, ...leaves(node.children)] : [node]));
}

/** Counts the commands of all paths, and those with a number that is none. Lists of a hundred thousand commands would take longer than drawing them. */
function countCommands(nodes: readonly SceneNode[]) {
  const count = { all: 0, broken: 0 };
  for (const node of leaves(nodes)) {
    const path = 'path' in node ? node.path : 'region' in node ? node.region : [];
    count.all += path.length;
    for (const command of path) if (hasBrokenNumber(command)) count.broken += 1;
  }
  return count;
}

function hasBrokenNumber(command: readonly (string | number)[]): boolean {
  for (let index = 1; index < command.length; index += 1) if (!Number.isFinite(command[index])) return true;
  return false;
}

/** Each of some hundred artworks takes up to 100 ms, so it gets fewer examples than a quick function. */
const examples = Math.ceil((fc.readConfigureGlobal().numRuns ?? 300) / 50);

describe.each(ART_GENERATOR_IDS)('the artwork "%s"', (id) => {
  test('[B24] draws the same for the same seed on a front of the same proportion, and something else for another seed', () => {
    const drawn = (seed: number, box: Size) => JSON.stringify(drawArtwork(artworkOf(id, seed), box).children);
    // As texts, because a comparison of a hundred thousand numbers one by one takes longer than drawing them.
    const first = drawn(7, FRONT);
    expect(drawn(7, SMALL_FRONT) === first).toBe(true);
    expect(drawn(8, FRONT) === first).toBe(false);
  });

  test('[B24] draws finite numbers within its budget on fronts of every shape', () => {
    for (const box of SHAPES) {
      const { children } = drawArtwork(artworkOf(id, 3), box);
      const { all, broken } = countCommands(children);
      expect(all).toBeGreaterThan(0);
      expect(all).toBeLessThan(MOST_COMMANDS);
      expect(leaves(children).length).toBeLessThan(MOST_NODES);
      expect(broken).toBe(0);
    }
  });

  test('[B24] takes any of its numbers', () => {
    const { parameters } = ART_GENERATORS[id];
    const numbers = fc.record(
      Object.fromEntries(
        Object.entries(parameters).map(([name, { least, most }]) => [name, fc.double({ min: least, max: most, noNaN: true })]),
      ),
    );
    fc.assert(
      fc.property(numbers, fc.nat(), (values, seed) => {
        expect(countCommands(drawArtwork(artworkOf(id, seed, values), FRONT).children).broken).toBe(0);
      }),
      { numRuns: examples },
    );
  });

  test('[B24] starts from numbers that it takes', () => {
    for (const { least, most, standard } of Object.values(ART_GENERATORS[id].parameters)) {
      expect(least).toBeLessThan(most);
      expect(standard).toBeGreaterThanOrEqual(least);
      expect(standard).toBeLessThanOrEqual(most);
    }
  });
});

test('[B24] no house of the street with a lamp rises far above its roofs on the front, and no flower of the meadow above its reach', () => {
  const WIDTH = 1000;
  const highest = (id: ArtGeneratorId, parameters: Artwork['parameters']) => {
    const { children } = drawArtwork(artworkOf(id, 5, parameters), FRONT);
    const paths = leaves(children).flatMap((node) => (node.kind === 'fill' && node.paint.kind !== 'radial' ? [node.path] : []));
    const corners = paths.flatMap((path) => path.map((command) => command.slice(-2).map(Number)));
    return Math.min(...corners.flatMap(([x = 0, y = 0]) => (x > 0 && x < WIDTH && y > 0 ? [y] : [])));
  };
  expect(highest('street-lamp', { lamp: 820, floor: 1300, roofs: 800, rain: 0 })).toBeGreaterThan(770);
  expect(highest('meadow', { reach: 900, part: 2 })).toBeGreaterThan(880);
});
