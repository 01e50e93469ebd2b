import type { Canvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { FILTER_PRESETS } from '@coverwright/core/filters/filter-presets.ts';
import { applyFilter } from '@coverwright/core/filters/apply-filter.ts';
import type { ImageNode, SceneNode } from '@coverwright/core/scene/scene.ts';
import { fillOf, glyphsOf, sceneOf, solid } from '../testing/hand-scene.ts';
import { rampPicture, resourcesWith } from '../testing/hand-pictures.ts';
import { decodePicture } from './decode-picture.ts';
import { nodeSurface } from './node-surface.ts';
import { renderRaster } from './render-raster.ts';

const black = solid(0, 0, 0);
const full = { width: 100, height: 100 };
const paint = (nodes: readonly SceneNode[], resources = resourcesWith()) => renderRaster(sceneOf(100, 100, nodes), resources, full);
const at = (canvas: Canvas, x: number, y: number) => [...canvas.getContext('2d').getImageData(x, y, 1, 1).data];

test('[B5] an empty scene is white paper', () => {
  expect(at(paint([]), 50, 50)).toEqual([255, 255, 255, 255]);
});

test('[B5] a faded group fades as a whole: where its children overlap, nothing shines through twice', () => {
  const children = [fillOf(10, 10, 50, 50, black), fillOf(40, 40, 50, 50, black)];
  const canvas = paint([{ kind: 'group', children, opacity: 0.5 }]);
  expect(at(canvas, 20, 20)).toEqual(at(canvas, 50, 50));
  expect(at(canvas, 50, 50)[0]).toBeGreaterThanOrEqual(127);
  expect(at(canvas, 50, 50)[0]).toBeLessThanOrEqual(128);
});

test('[B5] a group blends with what lies below it and is cut by its clip', () => {
  const clip = fillOf(0, 0, 50, 100, black).path;
  const canvas = paint([
    fillOf(0, 0, 100, 100, solid(200, 100, 50)),
    { kind: 'group', children: [fillOf(0, 0, 100, 100, solid(128, 128, 128))], blend: 'multiply', clip },
  ]);
  expect(at(canvas, 25, 50)).toEqual([100, 50, 25, 255]);
  expect(at(canvas, 75, 50)).toEqual([200, 100, 50, 255]);
});

test('[B5] a shadow inside of a clip takes layers of the size of the clip, and is the same as without them', () => {
  const clip = fillOf(40, 40, 20, 20, black).path;
  const shadow: SceneNode = {
    kind: 'shadow',
    children: [fillOf(-900, 45, 1990, 10, black)],
    colour: { r: 10, g: 20, b: 30, a: 0.8 },
    offset: { x: 3, y: 2 },
    sigma: 2,
  };
  const sizes: number[] = [];
  const surface = {
    ...nodeSurface,
    createCanvas: (width: number, height: number) => (sizes.push(width), nodeSurface.createCanvas(width, height)),
  };
  const clipped = paint([{ kind: 'group', children: [shadow], clip }], { ...resourcesWith(), surface });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(20 + 2 * (1 + 6 + 1));
  const whole = paint([shadow]);
  for (const x of [41, 50, 58]) for (const y of [41, 47, 50, 58]) expect(at(clipped, x, y)).toEqual(at(whole, x, y));
  expect(at(clipped, 20, 50)).toEqual([255, 255, 255, 255]);
});

test('[E4] translucent words that overlap are one tone, and synthetic bold does not darken its edges', () => {
  const words = {
    ...glyphsOf([1, 1], 10, 60, 60, solid(0, 0, 0, 0.5)),
    glyphs: [
      { id: 1, x: 10, y: 60 },
      { id: 1, x: 30, y: 60 },
    ],
  };
  const overlapped = paint([words]);
  expect(at(overlapped, 40, 50)).toEqual(at(overlapped, 15, 50));
  const bold = paint([{ ...words, embolden: 0.1 }]);
  expect(at(bold, 9, 50)).toEqual(at(bold, 40, 50));
});

test('[E4] a gradient runs across the whole line, not across each letter', () => {
  const stops = [
    { offset: 0, colour: { r: 0, g: 0, b: 0, a: 1 } },
    { offset: 1, colour: { r: 255, g: 0, b: 0, a: 1 } },
  ];
  const gradient = { kind: 'linear', from: { x: 0, y: 0 }, to: { x: 100, y: 0 }, stops } as const;
  const canvas = paint([glyphsOf([1, 1, 1], 0, 60, 33, gradient)]);
  expect(at(canvas, 5, 55)[0]).toBeLessThan(30);
  expect(at(canvas, 80, 55)[0]).toBeGreaterThan(190);
});

test('[E4] letters lean by their slant, stand on their baseline and turn about their origin', () => {
  const upright = glyphsOf([1], 20, 80, 50, black);
  const leaning = paint([{ ...upright, slant: 0.5 }]);
  expect(at(leaning, 22, 78)[0]).toBe(0);
  expect(at(leaning, 22, 55)[0]).toBe(255);
  expect(at(leaning, 60, 53)[0]).toBe(0);
  const turned = paint([{ ...upright, glyphs: [{ id: 1, x: 20, y: 40, rotation: 90 }] }]);
  expect(at(turned, 45, 65)[0]).toBe(0);
  expect(at(turned, 18, 38)[0]).toBe(255);
});

test('[E4] a shadow is coloured, moved and soft; the words that cast it are not painted with it', () => {
  const shadow: SceneNode = {
    kind: 'shadow',
    children: [fillOf(20, 20, 40, 40, black)],
    colour: { r: 0, g: 0, b: 200, a: 0.5 },
    offset: { x: 20, y: 20 },
    sigma: 4,
  };
  const canvas = paint([shadow]);
  expect(at(canvas, 25, 25)).toEqual([255, 255, 255, 255]);
  const [red, , blue] = at(canvas, 60, 60);
  expect(Math.abs((red ?? 0) - 128)).toBeLessThan(3);
  expect(Math.abs((blue ?? 0) - 228)).toBeLessThan(3);
  const edge = at(canvas, 80, 60)[0] ?? 0;
  expect(edge).toBeGreaterThan(160);
  expect(edge).toBeLessThan(220);
});

test('[E4] a shadow cast from beyond the edge still falls on the page', () => {
  const shadow: SceneNode = {
    kind: 'shadow',
    children: [fillOf(-60, 0, 40, 100, black)],
    colour: { r: 0, g: 0, b: 0, a: 1 },
    offset: { x: 30, y: 0 },
    sigma: 5,
  };
  expect(at(paint([shadow]), 2, 50)[0]).toBeLessThan(80);
  const blurredIn: SceneNode = { ...shadow, offset: { x: 16, y: 0 } };
  expect(at(paint([blurredIn]), 0, 50)[0]).toBeLessThan(220);
});

const ramp: ImageNode = {
  kind: 'image',
  asset: 'ramp',
  source: { x: 0, y: 0, width: 200, height: 200 },
  destination: { x: 0, y: 0, width: 100, height: 100 },
};
const rampResources = async () => resourcesWith(new Map([['ramp', await decodePicture(await rampPicture(200, 200))]]));

test('[E2] a picture shows its source part, mirrored about its own middle when asked', async () => {
  const resources = await rampResources();
  const cropped = at(paint([{ ...ramp, source: { x: 100, y: 0, width: 100, height: 200 } }], resources), 0, 50);
  expect(Math.abs((cropped[0] ?? 0) - 127)).toBeLessThan(4);
  const mirrored = at(paint([{ ...ramp, mirrorX: true }], resources), 10, 50);
  expect(Math.abs((mirrored[0] ?? 0) - 0.9 * 255)).toBeLessThan(5);
  expect(Math.abs((mirrored[1] ?? 0) - 127)).toBeLessThan(5);
});

test('[E3] a filtered picture is the painted picture put through the one pixel function', async () => {
  const resources = await rampResources();
  const plain = paint([ramp], resources).getContext('2d').getImageData(0, 0, 100, 100).data;
  for (const filter of FILTER_PRESETS) {
    const expected = plain.slice();
    applyFilter(expected, filter);
    const painted = paint([{ ...ramp, filter }], resources)
      .getContext('2d')
      .getImageData(0, 0, 100, 100).data;
    expect(painted, filter.name).toEqual(expected);
  }
});

test('[B5] a region shows the very pixels of the whole', async () => {
  const resources = await rampResources();
  const scene = sceneOf(100, 100, [ramp, glyphsOf([2, 1], 20, 70, 30, solid(255, 255, 255))]);
  const whole = renderRaster(scene, resources, full).getContext('2d').getImageData(20, 30, 50, 40).data;
  const region = { x: 20, y: 30, width: 50, height: 40 };
  const part = renderRaster(scene, resources, { width: 50, height: 40, region }).getContext('2d').getImageData(0, 0, 50, 40).data;
  const worst = whole.reduce((most, level, index) => Math.max(most, Math.abs(level - (part[index] ?? 0))), 0);
  expect(worst).toBeLessThanOrEqual(2);
});

test('[B5] a size rounded to whole pixels stretches the scene and cuts nothing off', () => {
  const scene = sceneOf(99.5, 100, [fillOf(0, 0, 99.5, 100, solid(255, 0, 0))]);
  const canvas = renderRaster(scene, resourcesWith(), { width: 100, height: 100 });
  expect(at(canvas, 99, 99)).toEqual([255, 0, 0, 255]);
});

test('[B5] a print refuses a picture that is not loaded', () => {
  expect(() => paint([ramp])).toThrow('Picture ramp is not loaded');
});
