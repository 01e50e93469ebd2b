import { readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { type SceneId, scenesFor } from '@coverwright/core/book/scenes.ts';
import { type Picture, toLight } from '@coverwright/render/mock-up/texture.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import sharp from 'sharp';
import { exportDesign } from '../exporters/export-design.ts';
import { readFontFile } from '../fonts/node-font-files.ts';
import { mockUpDesign, textureWidth } from '../mock-up/mock-up-design.ts';
import { CommandLineFault } from './fault.ts';
import { openMaster } from './open-title.ts';
import { nameScene } from '@coverwright/core/book/name-scene.ts';
import { say } from './say.ts';

const MOST_PIXELS = 4096;

/** `mockup`: renders a design as a standing, lying or stacked book, or on a device. */
export async function mockup(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      output: { type: 'string', short: 'o' },
      scene: { type: 'string' },
      width: { type: 'string', default: '1600' },
      height: { type: 'string', default: '1200' },
      finish: { type: 'string', default: 'matte' },
      ground: { type: 'string' },
      neighbour: { type: 'string', multiple: true, default: [] },
    },
  });
  const [designPath] = positionals;
  const { design, readPicture, readOwnFont } = await openMaster(designPath);
  const { output } = values;
  const kind = output === undefined ? null : extname(output).toLowerCase();
  if (output === undefined || (kind !== '.png' && kind !== '.jpg')) throw new CommandLineFault(say('missingPicture'));
  const scenes = scenesFor(design.format);
  const scene = readScene(values.scene ?? scenes[0], scenes);
  if (values.finish !== 'matte' && values.finish !== 'glossy') {
    throw new CommandLineFault(say('badFinish', { given: values.finish }));
  }
  const width = readSize('--width', values.width);
  const ports = { engine: await createHarfBuzzEngine(), readFont: readFontFile, readOwnFont, readPicture };
  const flat = await exportDesign(design, { kind: 'png', createdAt: new Date(), widthPx: textureWidth(design, width) }, ports);
  const cover = await readPixels(flat.bytes);
  const neighbours = await Promise.all(values.neighbour.map(readNeighbour));
  const ground = values.ground ?? (kind === '.jpg' ? '#ffffff' : undefined);
  const picture = mockUpDesign(design, cover, neighbours, {
    scene,
    width,
    height: readSize('--height', values.height),
    finish: values.finish,
    ground: ground === undefined ? null : readGround(ground),
  });
  const image = sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 4 } });
  const bytes = kind === '.png' ? await image.png().toBuffer() : await image.flatten().jpeg({ quality: 90 }).toBuffer();
  await writeFile(output, bytes).catch(() => {
    throw new CommandLineFault(say('notWritable', { path: output }));
  });
  return say('madeMockup', { path: output, scene: nameScene(scene), width: picture.width, height: picture.height });
}

function readScene(text: string | undefined, scenes: readonly SceneId[]): SceneId {
  const scene = scenes.find((id) => id === text);
  if (!scene) throw new CommandLineFault(say('oneOf', { option: '--scene', values: scenes.join(', '), given: text ?? say('nothing') }));
  return scene;
}

function readSize(option: string, text: string): number {
  if (!/^\d+$/.test(text) || Number(text) < 16 || Number(text) > MOST_PIXELS) {
    throw new CommandLineFault(say('badSize', { option, most: MOST_PIXELS, given: text }));
  }
  return Number(text);
}

async function readPixels(file: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength) };
}

async function readNeighbour(path: string): Promise<Picture> {
  const bytes = await readFile(path).catch(() => {
    throw new CommandLineFault(say('noFile', { path }));
  });
  return readPixels(bytes).catch(() => {
    throw new CommandLineFault(say('notPicture', { path }));
  });
}

function readGround(text: string): readonly [number, number, number] {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  if (!parts) throw new CommandLineFault(say('badGround', { given: text }));
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => toLight(Number.parseInt(part, 16) / 255));
  return [red, green, blue];
}
