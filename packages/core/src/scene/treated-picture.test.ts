import { expect, test } from 'vitest';
import { fromHex } from '../design/colour.ts';
import { wholePicture } from './extended-picture.ts';
import type { ImageNode } from './scene.ts';
import { treatedPicture } from './treated-picture.ts';

const PICTURE = { width: 400, height: 200 };
const AREA = { x: 10, y: 20, width: 400, height: 300 };

const placed = (source: ImageNode['source'], rest: Partial<ImageNode> = {}): ImageNode => ({
  kind: 'image',
  asset: 'a',
  source,
  destination: AREA,
  ...rest,
});

test('[B22] a picture without steps is the picture', () => {
  const node = placed(wholePicture(PICTURE, undefined));
  expect(treatedPicture(node, PICTURE, {}, AREA)).toEqual([node]);
});

test('[B22] an extended picture goes on mirrored beyond its edge, without a gap', () => {
  const extension = { edge: 'top', share: 0.5 } as const;
  const [beyond, own] = treatedPicture(placed(wholePicture(PICTURE, extension)), PICTURE, { extension }, AREA);
  if (beyond?.kind !== 'image' || own?.kind !== 'image') throw new Error('two pictures');
  expect(own.source).toEqual({ x: 0, y: 0, ...PICTURE });
  expect(own.destination).toEqual({ x: 10, y: 120, width: 400, height: 200 });
  expect(beyond).toMatchObject({ mirrorY: true, source: { x: 0, y: 0, width: 400, height: 100 } });
  expect(beyond.destination.y).toBe(20);
  expect(beyond.destination.y + beyond.destination.height).toBeGreaterThanOrEqual(own.destination.y);
});

test('[B22] a flipped picture has its added part at the other end', () => {
  const extension = { edge: 'top', share: 0.5 } as const;
  const [beyond, own] = treatedPicture(placed(wholePicture(PICTURE, extension), { mirrorY: true }), PICTURE, { extension }, AREA);
  if (beyond?.kind !== 'image' || own?.kind !== 'image') throw new Error('two pictures');
  expect(own.destination.y).toBe(20);
  expect(beyond.mirrorY).toBe(false);
});

test('[B22] a fade covers its edge wholly and ends clear; a screen keeps its proportion to what it fills', () => {
  const colour = fromHex('#102030');
  const screen = { kind: 'lines', pitch: 0.01, angle: 0, wave: 0, waveLength: 0.2, colour, ground: null } as const;
  const nodes = treatedPicture(
    placed(wholePicture(PICTURE, undefined)),
    PICTURE,
    { screen, fade: { colour, top: 0.3, right: 0, bottom: 0.4, left: 0 } },
    AREA,
  );
  expect(nodes.map(({ kind }) => kind)).toEqual(['image', 'fill', 'fill']);
  const [image, top] = nodes;
  if (image?.kind !== 'image' || top?.kind !== 'fill' || top.paint.kind !== 'linear') throw new Error('an image and a gradient');
  expect(image.screen).toMatchObject({ pitch: 4, waveLength: 80, area: AREA });
  expect(top.paint.to.y - top.paint.from.y).toBeCloseTo(90);
  expect([top.paint.stops[0]?.colour.a, top.paint.stops.at(-1)?.colour.a]).toEqual([1, 0]);
});

test('[B22] a fade into what lies below takes the picture away at its edges, and paints nothing', () => {
  const node = placed(wholePicture(PICTURE, undefined));
  const fade = { colour: null, top: 0, right: 0.5, bottom: 0, left: 0 };
  const [group, ...others] = treatedPicture(node, PICTURE, { fade }, AREA);
  expect(others).toEqual([]);
  if (group?.kind !== 'group' || !group.mask) throw new Error('a masked group');
  expect(group.children).toEqual([node]);
  expect(group.mask.inverted).toBe(true);
  const [edge] = group.mask.nodes;
  if (edge?.kind !== 'fill' || edge.paint.kind !== 'linear') throw new Error('a gradient');
  expect([edge.paint.from.x, edge.paint.to.x]).toEqual([410, 210]);
  expect(treatedPicture(node, PICTURE, { fade: { ...fade, right: 0 } }, AREA)).toEqual([node]);
});
