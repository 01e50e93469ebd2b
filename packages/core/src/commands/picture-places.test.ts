import { expect, test } from 'vitest';
import { PHOTO_NAME } from '../blocks/sample-words.ts';
import { createDesign } from '../design/create-design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { fillBoardCommand, maskPictureCommand, replacePictureCommand } from './picture-places.ts';
import { afterCommands } from './testing/after-commands.ts';
import { elementStyleFixture } from './testing/element-style-fixture.ts';

const image = { type: 'library', assetId: 'tall', width: 600, height: 1200, photographerName: null, profileLink: null, licence: null };
const design = afterCommands(elementStyleFixture(createDesign()), {
  name: 'add-shape',
  shape: { uniqueObjectId: 'face', type: 'ellipse', name: PHOTO_NAME, x: 10, y: 10, width: 200, height: 200 },
});

test('[E11] another picture takes the place of the first, undistorted and about the same middle', () => {
  const command = replacePictureCommand(design, 'photo', image);
  const next = afterCommands(design, command!).coverObjectImages[0];
  expect(next).toMatchObject({ image: { assetId: 'tall' }, x: 175, y: 100, width: 150, height: 300, filter: { name: 'Dusk' } });
});

test('[E11] a shape that waits for a photo takes one, a plain shape does not', () => {
  const next = afterCommands(design, replacePictureCommand(design, 'face', image)!);
  expect(next.coverShapes.find(({ uniqueObjectId }) => uniqueObjectId === 'face')?.box.fill).toMatchObject({
    kind: 'picture',
    image: { assetId: 'tall' },
  });
  expect(replacePictureCommand(design, 'plate', image)).toBeNull();
});

test('[E11] a picture is cut to a shape in its place, with its filter and its opacity, in one step', () => {
  const next = afterCommands(design, maskPictureCommand(design, 'photo', 'ellipse')!);
  expect(next.coverObjectImages.map(({ uniqueObjectId }) => uniqueObjectId)).toEqual(['second']);
  expect(next.coverShapes.find(({ uniqueObjectId }) => uniqueObjectId === 'photo')).toMatchObject({
    type: 'ellipse',
    x: 100,
    width: 300,
    opacity: 0.7,
    box: { fill: { kind: 'picture', image: { assetId: 'wood' }, filter: { name: 'Dusk' } } },
  });
  expect(maskPictureCommand(design, 'disc', 'ellipse')).toBeNull();
});

test('[E11] a picture fills the front or the whole sheet with its bleed, undistorted and below the words', () => {
  const { boards, panels, file } = geometryOf(design);
  const lowest = Math.min(...design.frontBoard.textBoxes.map(({ panel }) => panel.zIndex));
  for (const [board, area] of [
    ['front', panels.front],
    ['wrap', file],
  ] as const) {
    const next = afterCommands(design, fillBoardCommand(design, 'photo', board)!).coverObjectImages[0];
    expect(next).toMatchObject({ board, width: area.width, height: area.height, rotation: 0, z: lowest - 1 });
    const { crop, image: shown } = next!;
    expect(crop!.width / crop!.height).toBeCloseTo(area.width / area.height, 6);
    expect(crop!.left + crop!.width).toBeLessThanOrEqual(shown.width + 1e-6);
    expect(crop!.top + crop!.height).toBeLessThanOrEqual(shown.height + 1e-6);
  }
  const onFront = afterCommands(design, fillBoardCommand(design, 'photo', 'front')!).coverObjectImages[0];
  expect(boards.front.x + onFront!.x).toBeCloseTo(panels.front.x, 6);
  expect(fillBoardCommand(design, 'plate', 'front')).toBeNull();
});
