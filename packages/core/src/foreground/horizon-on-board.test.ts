import { expect, test } from 'vitest';
import { fillNodes } from '../scene/fill-nodes.ts';
import { rectanglePath } from '../scene/path.ts';
import { fillInPlace, horizonOnBoard } from './horizon-on-board.ts';

const IMAGE = { type: 'library', assetId: 'a', width: 400, height: 200, photographerName: null, profileLink: null, licence: null };
const PLACEMENT = { x: -900, y: -40, width: 3000, height: 1500 };

test('[B22] a horizon lies on the front where the picture lies', () => {
  const { line, quality } = horizonOnBoard({ quality: 97, line: [0.5, 0.4, 0.5] }, PLACEMENT);
  expect(quality).toBe(97);
  expect(line).toEqual([
    { x: -900, y: 710 },
    { x: 600, y: 560 },
    { x: 2100, y: 710 },
  ]);
});

test('[B22] a fill shows its picture exactly where another layer has laid it', () => {
  const box = { x: -20, y: 0, width: 1000, height: 1400 };
  const [group] = fillNodes(rectanglePath(box), fillInPlace(IMAGE, PLACEMENT, box), box);
  const [image] = group?.kind === 'group' ? group.children : [];
  if (image?.kind !== 'image') throw new Error('no picture');
  for (const [side, value] of Object.entries(PLACEMENT)) expect(image.destination[side as keyof typeof PLACEMENT]).toBeCloseTo(value, 6);
});
