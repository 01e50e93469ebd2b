import { applyCommand } from '@coverwright/core/commands/apply-command.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { newArtwork } from '@coverwright/core/ideas/new-artwork.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import { fixedWidthEngine } from '@coverwright/core/text/testing/fixed-width-engine.ts';
import { paintScene } from '@coverwright/render/canvas/paint-scene.ts';
import { contextOf } from '@coverwright/render/canvas/pixel-layer.ts';
import { expect, test } from 'vitest';
import { resourcesWith } from '../testing/hand-pictures.ts';
import { nodeSurface } from './node-surface.ts';
import { ART_COLOURS as COLOURS } from '@coverwright/core/art/testing/art-colours.ts';

const WIDTH = 240;
/** The mean difference of a channel, from 0 to 255: soft shadows become hard ones, and many tones become fewer. */
const MEAN = 9;
/** The share of pixels that may differ by more than a quarter of the whole range. */
const FAR_OFF = 0.02;

function pixelsOf(design: Design): Uint8ClampedArray {
  const scene = compileScene(design, fixedWidthEngine());
  const layers = scene.layers.filter(({ kind }) => kind !== 'textBox');
  const height = Math.round((WIDTH * scene.height) / scene.width);
  const canvas = nodeSurface.createCanvas(WIDTH, height);
  paintScene(contextOf(canvas), { ...scene, layers }, resourcesWith(), { width: WIDTH, height });
  return contextOf(canvas).getImageData(0, 0, WIDTH, height).data;
}

// The first ones are taken apart as they are drawn, the others in fewer colors, and the last as what is seen of them.
test.each(['gingham', 'papercut', 'flower-frame', 'laid-table', 'coast-town', 'small-hero', 'climbing-vines', 'envelope'] as const)(
  '[B24] the shapes of "%s" look like the drawing that they were taken from',
  (generator) => {
    const empty = createDesign();
    const drawn = applyCommand(empty, {
      name: 'add-shape',
      shape: newArtwork(empty, { id: 'art', generator, seed: 4, colours: COLOURS }),
    });
    if (!drawn.ok) throw new Error(drawn.fault.message);
    const apart = applyCommand(drawn.value, { name: 'take-apart-artwork', id: 'art', group: 'parts' });
    if (!apart.ok) throw new Error(apart.fault.message);
    const [before, after] = [pixelsOf(drawn.value), pixelsOf(apart.value)];
    const differences = Array.from(before, (level, index) => Math.abs(level - (after[index] ?? 0)));
    expect(differences.reduce((sum, difference) => sum + difference, 0) / differences.length).toBeLessThan(MEAN);
    expect(differences.filter((difference) => difference > 64).length / differences.length).toBeLessThan(FAR_OFF);
  },
);
