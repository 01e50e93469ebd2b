import { expect, test } from 'vitest';
import { sizeRatioFor } from './size-ratio.ts';

test('[E18] a phone up to 599, a tablet up to 1279, a desktop from 1280 pixels on', () => {
  expect([360, 599, 600, 1279, 1280, 2560].map(sizeRatioFor)).toEqual([7.3, 7.3, 5.3, 5.3, 4.3, 4.3]);
});
