import { expect, test } from 'vitest';
import { createDesign } from '../design/create-design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { compileObjectImage } from '../elements/objects/compile-object-image.ts';
import { applyCommand } from './apply-command.ts';
import { maskPictureCommand, replacePictureCommand } from './picture-places.ts';
import { afterCommands } from './testing/after-commands.ts';

const image = { type: 'library', assetId: 'wide', width: 800, height: 400, photographerName: null, profileLink: null, licence: null };
const photo = { uniqueObjectId: 'photo', image, x: 100, y: 200, width: 400, height: 200 } as const;
const withPhoto = (more: object = {}) => afterCommands(createDesign(), { name: 'add-object-image', object: { ...photo, ...more } });
const crop = (left: number, top: number, width: number, height: number) =>
  ({ name: 'crop-object-image', id: 'photo', crop: { left, top, width, height } }) as const;
const boxOf = (design: ReturnType<typeof withPhoto>) => design.coverObjectImages[0]!;

test('[E6] a crop leaves what is shown in its place, and the whole picture comes back where it was', () => {
  const cropped = afterCommands(withPhoto(), crop(200, 0, 400, 400));
  expect(boxOf(cropped)).toMatchObject({ x: 200, y: 200, width: 200, height: 200, crop: { left: 200, width: 400 } });
  const whole = afterCommands(cropped, { name: 'crop-object-image', id: 'photo', crop: null });
  expect(boxOf(whole)).toEqual(boxOf(withPhoto()));
});

test('[E6] the left of a mirrored picture is cropped at the right of its box', () => {
  const cropped = afterCommands(withPhoto({ transformX: -1 }), crop(0, 0, 400, 400));
  expect(boxOf(cropped)).toMatchObject({ x: 300, y: 200, width: 200, height: 200 });
});

test('[E6] a turned picture is cropped along its own edges', () => {
  // After a quarter turn the file's left half is the upper half of the visible picture.
  const { x, y, width, height } = boxOf(afterCommands(withPhoto({ rotation: 90 }), crop(0, 0, 400, 400)));
  expect({ x: x + width / 2, y: y + height / 2 }).toEqual({ x: 300, y: expect.closeTo(200) });
});

test('[E6] the scene shows the cropped part alone, without its extension', () => {
  const design = afterCommands(withPhoto({ extension: { edge: 'top', share: 0.5 } }), crop(80, 40, 320, 160));
  const [group] = compileObjectImage(boxOf(design), geometryOf(design)).nodes;
  const images = group?.kind === 'group' ? group.children : [];
  expect(images).toMatchObject([{ kind: 'image', source: { x: 80, y: 40, width: 320, height: 160 } }]);
});

test('[E6] a crop beyond the picture is refused', () => {
  const result = applyCommand(withPhoto(), crop(500, 0, 400, 400));
  expect(result).toMatchObject({ ok: false, fault: { message: 'the crop reaches beyond the picture; choose a part inside it' } });
});

test('[E6] another picture in its place is shown whole; a mask shows the cropped part', () => {
  const cropped = afterCommands(withPhoto(), crop(400, 0, 200, 200));
  const replaced = afterCommands(cropped, replacePictureCommand(cropped, 'photo', { ...image, assetId: 'other' })!);
  expect(boxOf(replaced).crop).toBeUndefined();
  const masked = afterCommands(cropped, maskPictureCommand(cropped, 'photo', 'ellipse')!);
  expect(masked.coverShapes.find(({ uniqueObjectId }) => uniqueObjectId === 'photo')?.box.fill).toMatchObject({
    kind: 'picture',
    focus: { x: 0.625, y: 0.25 },
    zoom: 2,
  });
});
