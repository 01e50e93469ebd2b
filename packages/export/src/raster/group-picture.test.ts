import { drawArtwork } from '@coverwright/core/art/draw-artwork.ts';
import { artworkSchema } from '@coverwright/core/design/artwork.ts';
import { BLACK, WHITE } from '@coverwright/core/design/colour.ts';
import type { GroupNode, Scene } from '@coverwright/core/scene/scene.ts';
import { paintScene } from '@coverwright/render/canvas/paint-scene.ts';
import type { PaintResources } from '@coverwright/render/canvas/painting.ts';
import { contextOf } from '@coverwright/render/canvas/pixel-layer.ts';
import { expect, test } from 'vitest';
import { resourcesWith } from '../testing/hand-pictures.ts';
import { nodeSurface } from './node-surface.ts';

const SIZE = { width: 300, height: 300 };
const colours = { darkest: BLACK, dark: BLACK, main: BLACK, light: WHITE, paper: WHITE, accent: BLACK, second: BLACK };
const drawing = drawingOf(200);

function drawingOf(width: number): GroupNode {
  const artwork = artworkSchema.parse({ generator: 'flower-wall', seed: 3, colours });
  return drawArtwork(artwork, { width, height: 200 });
}

function sceneAt(x: number, y: number, children: GroupNode = drawing): Scene {
  const bounds = { x, y, width: 200, height: 200 };
  const nodes = [{ kind: 'group', transform: [1, 0, 0, 1, x, y], children: [children] }] as const;
  return { ...SIZE, layers: [{ id: 'art', kind: 'artwork', bounds, rotation: 0, inkBounds: bounds, nodes }] };
}

function pixelsOf(scene: Scene, resources: PaintResources, inMotion: boolean): Uint8ClampedArray {
  const canvas = nodeSurface.createCanvas(SIZE.width, SIZE.height);
  paintScene(contextOf(canvas), scene, resources, { ...SIZE, inMotion });
  return contextOf(canvas).getImageData(0, 0, SIZE.width, SIZE.height).data;
}

/** Resources that count the paths which are traced. */
function countingResources() {
  const counted = { paths: 0 };
  const surface = { ...nodeSurface, createPath: () => (counted.paths++, nodeSurface.createPath()) };
  return { counted, resources: { ...resourcesWith(), surface } };
}

test('[B24] a large drawing that a hand moves is painted once, and lies pixel for pixel where it would be painted', () => {
  const { counted, resources } = countingResources();
  pixelsOf(sceneAt(20, 20), resources, true);
  expect(counted.paths).toBeGreaterThan(300);
  counted.paths = 0;
  const moved = pixelsOf(sceneAt(57, 31), resources, true);
  expect(counted.paths).toBe(0);
  expect(moved).toEqual(pixelsOf(sceneAt(57, 31), resourcesWith(), false));
});

test('[B24] the picture of a drawing holds what the canvas did not show when it was painted', () => {
  const { resources } = countingResources();
  pixelsOf(sceneAt(-120, 20), resources, true);
  expect(pixelsOf(sceneAt(60, 20), resources, true)).toEqual(pixelsOf(sceneAt(60, 20), resourcesWith(), false));
});

test('[B24] at rest, and after a change of its size, a drawing is painted from its paths', () => {
  const { counted, resources } = countingResources();
  pixelsOf(sceneAt(20, 20), resources, true);
  counted.paths = 0;
  expect(pixelsOf(sceneAt(20.5, 20), resources, false)).toEqual(pixelsOf(sceneAt(20.5, 20), resourcesWith(), false));
  expect(counted.paths).toBeGreaterThan(300);
  const narrower = sceneAt(20, 20, drawingOf(150));
  expect(pixelsOf(narrower, resources, true)).toEqual(pixelsOf(narrower, resourcesWith(), false));
});

test('[B24] of the drawings that were moved, the four newest keep their picture', () => {
  const { resources } = countingResources();
  const others = [10, 20, 30, 40].map((more) => drawingOf(100 + more));
  for (const other of [drawing, ...others]) pixelsOf(sceneAt(20, 20, other), resources, true);
  expect([...resources.cache.groups.keys()]).toEqual(others);
});

test('[B24] a drawing in which something blends is painted from its paths, so that it blends with what is below', () => {
  const { resources } = countingResources();
  const blending: GroupNode = { ...drawing, children: [...drawing.children, { kind: 'group', blend: 'multiply', children: [] }] };
  pixelsOf(sceneAt(20, 20, blending), resources, true);
  expect(resources.cache.groups.size).toBe(0);
});

test('[B24] a drawing with a picture in it is painted again each time, because the picture may load later', () => {
  const { resources } = countingResources();
  const box = { x: 0, y: 0, width: 10, height: 10 };
  const pictured: GroupNode = {
    ...drawing,
    children: [...drawing.children, { kind: 'image', asset: 'late', source: box, destination: box }],
  };
  const canvas = nodeSurface.createCanvas(SIZE.width, SIZE.height);
  paintScene(contextOf(canvas), sceneAt(20, 20, pictured), resources, { ...SIZE, inMotion: true, missingPictures: 'skip' });
  expect(resources.cache.groups.size).toBe(0);
});
