import { expect, test } from 'vitest';
import { createDesign } from '../design/create-design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { FORMAT_IDS } from '../formats/format.ts';
import { guideLines } from './guide-lines.ts';

test('[A5] guides are shares of the whole cover: none leaves it, and the front lies where the geometry has it', () => {
  for (const format of FORMAT_IDS) {
    const geometry = geometryOf(createDesign({ format }));
    const { trim, safe, folds, barcode, boards } = guideLines(geometry);
    for (const rect of [trim, ...safe, ...(barcode ? [barcode] : []), boards.front]) {
      expect([rect.x >= 0, rect.y >= 0, rect.x + rect.width <= 1 + 1e-9, rect.y + rect.height <= 1 + 1e-9]).toEqual(Array(4).fill(true));
    }
    expect(boards.front.x * geometry.file.width).toBeCloseTo(geometry.boards.front.x);
    expect(folds).toHaveLength(geometry.folds.length);
  }
});
