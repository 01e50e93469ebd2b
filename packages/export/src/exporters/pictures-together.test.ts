import { fillBoardCommand } from '@coverwright/core/commands/picture-places.ts';
import { type Command, applyCommand } from '@coverwright/core/commands/apply-command.ts';
import { BLACK } from '@coverwright/core/design/colour.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readFontFile } from '../fonts/node-font-files.ts';
import { rasteriseWithPdfium } from '../testing/read-with-pdfium.ts';
import { exportDesign } from './export-design.ts';

const WIDTH = 160;
const HEIGHT = 256;
const COLOURS = { red: '#d01010', blue: '#1010d0' } as const;
const createdAt = new Date('2026-01-02T03:04:05Z');

const paint = (colour: string) =>
  sharp({ create: { width: 600, height: 960, channels: 3, background: colour } })
    .png()
    .toBuffer();
const ports = {
  engine: await createHarfBuzzEngine(),
  readFont: readFontFile,
  readPicture: (assetId: string) => paint(assetId === 'red' ? COLOURS.red : COLOURS.blue),
};

function changed(design: Design, ...commands: readonly (Command | null)[]): Design {
  return commands.reduce<Design>((current, command) => {
    const next = command && applyCommand(current, command);
    if (!next?.ok) throw new Error(next ? next.fault.message : 'There is nothing to do');
    return next.value;
  }, design);
}

const image = (assetId: string) => ({
  type: 'library' as const,
  assetId,
  width: 600,
  height: 960,
  photographerName: null,
  profileLink: null,
  licence: null,
});

function add(design: Design, id: 'red' | 'blue'): Design {
  const laid = changed(design, {
    name: 'add-object-image',
    object: { uniqueObjectId: id, x: 100, y: 100, width: 300, height: 480, image: image(id) },
  });
  return changed(laid, fillBoardCommand(laid, id, 'front'));
}

const empty = createDesign({ format: 'ebook' });
const bare = { ...empty, frontBoard: { ...empty.frontBoard, textBoxes: [] } };

async function pixels(design: Design) {
  const png = await exportDesign(design, { kind: 'png', widthPx: WIDTH, createdAt }, ports);
  const pdf = await exportDesign(design, { kind: 'pdf', colour: { mode: 'rgb' }, createdAt }, ports);
  const { data } = await sharp(png.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const printed = await rasteriseWithPdfium(pdf.bytes, WIDTH, HEIGHT);
  const at = (x: number, y: number) => y * WIDTH + x;
  return {
    screen: (x: number, y: number) => [...data.subarray(3 * at(x, y), 3 * at(x, y) + 3)],
    print: (x: number, y: number) => [...printed.subarray(4 * at(x, y), 4 * at(x, y) + 3)],
  };
}

test('[E11] [B5] two pictures fill the front, and one runs softly into the other on the screen and in print', async () => {
  const both = add(add(bare, 'red'), 'blue');
  const top = both.coverObjectImages.find(({ uniqueObjectId }) => uniqueObjectId === 'blue');
  if (!top) throw new Error('The second picture is missing');
  const fade = { colour: null, top: 0.6, right: 0, bottom: 0, left: 0 };
  const seen = await pixels(changed(both, { name: 'replace-object', object: { ...top, fade } }));
  for (const read of [seen.screen, seen.print]) {
    const [above, between, below] = [read(80, 3), read(80, 77), read(80, 240)];
    expect(above[0]).toBeGreaterThan(190);
    expect(above[2]).toBeLessThan(40);
    expect(below[2]).toBeGreaterThan(190);
    expect(below[0]).toBeLessThan(40);
    expect(between[0]).toBeGreaterThan(70);
    expect(between[2]).toBeGreaterThan(70);
  }
});

test('[E11] [B5] a picture casts a soft shadow to its right and below, on the screen and in print', async () => {
  const white = changed(bare, { name: 'set-panel-colour', panel: 'front', colour: { r: 255, g: 255, b: 255, a: 1 } });
  const laid = changed(white, {
    name: 'add-object-image',
    object: {
      uniqueObjectId: 'red',
      x: 400,
      y: 640,
      width: 800,
      height: 1280,
      image: image('red'),
      shadow: { colour: BLACK, offsetX: 0.1, offsetY: 0.1, blur: 0.05 },
    },
  });
  const { screen, print } = await pixels(laid);
  for (const read of [screen, print]) {
    expect(read(60, 100)[0]).toBeGreaterThan(180);
    // Beside the picture, shade is at the right and below, and paper at the left and above.
    expect(read(124, 130)[0]).toBeLessThan(60);
    expect(read(80, 196)[0]).toBeLessThan(60);
    expect(read(36, 130)[0]).toBeGreaterThan(240);
    expect(read(80, 58)[0]).toBeGreaterThan(240);
  }
});
