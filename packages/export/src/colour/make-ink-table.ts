import { fileURLToPath } from 'node:url';
import { INK_LIMIT, NODES, NODE_BYTES, TABLE_BYTES } from '@coverwright/core/colour/ink-table.ts';
import { limitInk } from '@coverwright/core/colour/limit-ink.ts';
import sharp from 'sharp';
import { CMYK_PROFILE } from './press-profile.ts';

/** The distance of nodes from the limit, in percent, so that rounding to whole levels cannot exceed it. */
const ROOM = 1.5;

/** Computes the ink table of the press profile. It takes a third of a second; the result is stored in `assets/icc`. */
export async function makeInkTable(): Promise<Uint8Array> {
  const size = { width: NODES * NODES, height: NODES };
  const unlimited = await toInk(everyColour(), size);
  const inks = Uint8Array.from(unlimited);
  for (let at = 0; at < inks.length; at += 4) {
    const limited = limitInk([inks[at]! / 255, inks[at + 1]! / 255, inks[at + 2]! / 255, inks[at + 3]! / 255], (INK_LIMIT - ROOM) / 100);
    for (const [channel, ink] of limited.entries()) inks[at + channel] = Math.floor(ink * 255);
  }
  const printed = await toScreen(inks, size);
  const table = new Uint8Array(TABLE_BYTES);
  for (let node = 0; node < NODES ** 3; node += 1) {
    const at = node * NODE_BYTES;
    table.set(inks.subarray(node * 4, node * 4 + 4), at);
    table.set(printed.subarray(node * 3, node * 3 + 3), at + 4);
    const total = unlimited.subarray(node * 4, node * 4 + 4).reduce((sum, ink) => sum + ink, 0);
    table[at + 7] = Math.round(total / 4);
  }
  return table;
}

/** Returns every node's color, with red in the outermost loop and blue in the innermost. */
function everyColour(): Uint8Array {
  const level = (index: number) => Math.round((index * 255) / (NODES - 1));
  return Uint8Array.from({ length: NODES ** 3 * 3 }, (_, index) => {
    const node = Math.floor(index / 3);
    return level([Math.floor(node / (NODES * NODES)), Math.floor(node / NODES) % NODES, node % NODES][index % 3] ?? 0);
  });
}

type Size = { readonly width: number; readonly height: number };

const PROFILE = fileURLToPath(CMYK_PROFILE);

async function toInk(colours: Uint8Array, size: Size): Promise<Uint8Array> {
  const tiff = await sharp(colours, { raw: { ...size, channels: 3 } })
    .toColourspace('cmyk')
    .withIccProfile(PROFILE)
    .tiff({ compression: 'none' })
    .toBuffer();
  return sharp(tiff).pipelineColourspace('cmyk').toColourspace('cmyk').raw().toBuffer();
}

/** Converts inks to sRGB. sharp reads raw pixels of four channels as RGBA, so they are passed as a TIFF that is tagged as CMYK. */
async function toScreen(inks: Uint8Array, size: Size): Promise<Uint8Array> {
  return sharp(await cmykTiff(inks, size))
    .toColourspace('srgb')
    .raw()
    .toBuffer();
}

async function cmykTiff(inks: Uint8Array, { width, height }: Size): Promise<Uint8Array> {
  const blank = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .toColourspace('cmyk')
    .withIccProfile(PROFILE)
    .tiff({ compression: 'none' })
    .toBuffer();
  return replacePixels(blank, inks);
}

/** Replaces the pixels of an uncompressed TIFF. Its strips are contiguous, so only the offset of the first strip is needed. */
function replacePixels(tiff: Buffer, inks: Uint8Array): Uint8Array {
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const u32 = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const directory = u32(4);
  const entries = u16(directory);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (u16(at) !== STRIP_OFFSETS) continue;
    const count = u32(at + 4);
    const first = count === 1 ? u32(at + 8) : u32(u32(at + 8));
    const copy = Buffer.from(tiff);
    copy.set(inks, first);
    return copy;
  }
  throw new Error('sharp wrote a TIFF without strips');
}

const STRIP_OFFSETS = 273;
