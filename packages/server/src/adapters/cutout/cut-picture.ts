import sharp from 'sharp';
import { foregroundColours } from './foreground-colours.ts';
import { type GuidedLines, guidedLines } from './guided-lines.ts';
import { isTrusted, measureMask } from './mask-trust.ts';
import { type ColourPlane, createPlane, type Plane, resizePlane, sampleAt } from './plane.ts';
import { type FindSubject, NET_SIDE } from './u2net.ts';

/** Maximum number of pixels of a cut-out: those of the largest hardcover at 300 dpi. */
const MOST_PIXELS = 25_000_000;
/** Longer side of the copy in which edges are found, in pixels: fine enough for hair, and fast. */
const GUIDE_SIDE = 800;
/** Distance in pixels of that copy by which an edge of the mask may move. */
const GUIDE_RADIUS = 6;
const GUIDE_NOISE = 2e-4;
const FOREGROUND_RADIUS = 12;
/** A probability below the first value counts as background, one above the second as subject. */
const DOUBT = [0.12, 0.88] as const;

interface FullPicture {
  readonly width: number;
  readonly height: number;
  /** RGBA, 8 bits per channel. */
  readonly data: Buffer;
}

/**
 * Cuts out the subject that a network finds. @returns a PNG; null if the mask cannot be trusted, because nothing stands out from its
 * background @throws Error if the picture cannot be read
 */
export async function cutPicture(bytes: Uint8Array, findSubject: FindSubject): Promise<Uint8Array | null> {
  const [full, guide, small] = await Promise.all([readFull(bytes), readGuide(bytes), readColours(bytes, NET_SIDE, NET_SIDE)]);
  const mask = await findSubject(small);
  if (!isTrusted(measureMask(mask, small))) return null;
  const coarse = resizePlane(mask, guide.width, guide.height);
  return paint(full, guide, guidedLines(guide, coarse, { radius: GUIDE_RADIUS, noise: GUIDE_NOISE }), DOUBT);
}

/** Cuts out along a painted mask. @returns a PNG @throws Error if the picture or the mask cannot be read */
export async function cutAlongMask(bytes: Uint8Array, maskBytes: Uint8Array): Promise<Uint8Array> {
  const [full, guide, mask] = await Promise.all([readFull(bytes), readGuide(bytes), readMask(maskBytes)]);
  const nothing = createPlane(mask.width, mask.height);
  return paint(full, guide, { red: nothing, green: nothing, blue: nothing, rest: mask }, [0, 1]);
}

/** Paints the cut-out: alpha from the guided lines at every pixel, and the subject's own color in half-transparent pixels. */
async function paint(
  { width, height, data }: FullPicture,
  guide: ColourPlane,
  lines: GuidedLines,
  [none, all]: readonly [number, number],
): Promise<Uint8Array> {
  const alphaOf = (value: number) => Math.min(1, Math.max(0, (value - none) / (all - none)));
  const colours = foregroundColours(guide, applyLines(guide, lines, alphaOf), FOREGROUND_RADIUS);
  const lineRow = rowReader([lines.red.data, lines.green.data, lines.blue.data, lines.rest.data], lines.rest, height);
  const colourRow = rowReader(
    [0, 1, 2].map((channel) => channelData(colours, channel)),
    colours,
    height,
  );
  const lineColumn = sampleAt(lines.rest.width, width);
  const colourColumn = sampleAt(colours.width, width);
  for (let y = 0; y < height; y++) {
    const [red, green, blue, rest] = lineRow(y);
    const front = colourRow(y);
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const { from, share } = lineColumn(x);
      const line = (row: Float32Array | undefined) => (row?.[from] ?? 0) * (1 - share) + (row?.[from + 1] ?? row?.[from] ?? 0) * share;
      const said = (line(red) * (data[at] ?? 0) + line(green) * (data[at + 1] ?? 0) + line(blue) * (data[at + 2] ?? 0)) / 255 + line(rest);
      const alpha = alphaOf(said);
      if (alpha > 0 && alpha < 1) {
        const place = colourColumn(x);
        for (let channel = 0; channel < 3; channel++) {
          const row = front[channel];
          const left = row?.[place.from] ?? 0;
          data[at + channel] = Math.round((left + ((row?.[place.from + 1] ?? left) - left) * place.share) * 255);
        }
      }
      data[at + 3] = Math.round(alpha * (data[at + 3] ?? 255));
    }
  }
  // The PNG is compressed lightly, because the program that stores it compresses it again.
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function applyLines(picture: ColourPlane, lines: GuidedLines, alphaOf: (value: number) => number): Plane {
  const { width, height } = picture;
  const [red, green, blue, rest] = [lines.red, lines.green, lines.blue, lines.rest].map((line) =>
    line.width === width && line.height === height ? line : resizePlane(line, width, height),
  );
  const alpha = createPlane(width, height);
  for (let at = 0; at < alpha.data.length; at++) {
    const [r = 0, g = 0, b = 0] = picture.data.subarray(at * 3, at * 3 + 3);
    alpha.data[at] = alphaOf((red?.data[at] ?? 0) * r + (green?.data[at] ?? 0) * g + (blue?.data[at] ?? 0) * b + (rest?.data[at] ?? 0));
  }
  return alpha;
}

/** Reads the same rows of several planes of one size, scaled to the height of a picture. */
function rowReader(planes: readonly Float32Array[], { width, height }: Pick<Plane, 'width' | 'height'>, toHeight: number) {
  const rows = planes.map(() => new Float32Array(width));
  const rowAt = sampleAt(height, toHeight);
  return (y: number): readonly Float32Array[] => {
    const { from, share } = rowAt(y);
    const above = from * width;
    const below = Math.min(height - 1, from + 1) * width;
    for (const [index, plane] of planes.entries()) {
      const row = rows[index] ?? new Float32Array(width);
      for (let x = 0; x < width; x++) row[x] = (plane[above + x] ?? 0) * (1 - share) + (plane[below + x] ?? 0) * share;
    }
    return rows;
  };
}

function channelData({ width, height, data }: ColourPlane, channel: number): Float32Array {
  const plane = new Float32Array(width * height);
  for (let at = 0; at < plane.length; at++) plane[at] = data[at * 3 + channel] ?? 0;
  return plane;
}

async function readFull(bytes: Uint8Array): Promise<FullPicture> {
  const metadata = await sharp(bytes).metadata();
  const { width, height } = metadata.autoOrient;
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
  const upright = sharp(bytes).rotate().toColourspace('srgb').ensureAlpha();
  const sized = scale < 1 ? upright.resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill' }) : upright;
  const { data, info } = await sized.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

async function readGuide(bytes: Uint8Array): Promise<ColourPlane> {
  const { width, height } = (await sharp(bytes).metadata()).autoOrient;
  const scale = Math.min(1, GUIDE_SIDE / Math.max(width, height));
  return readColours(bytes, Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
}

async function readColours(bytes: Uint8Array, width: number, height: number): Promise<ColourPlane> {
  const data = await sharp(bytes)
    .rotate()
    .toColourspace('srgb')
    .flatten({ background: '#808080' })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer();
  return { width, height, data: Float32Array.from(data, (value) => value / 255) };
}

async function readMask(bytes: Uint8Array): Promise<Plane> {
  const { data, info } = await sharp(bytes).flatten({ background: '#000' }).greyscale().raw().toBuffer({ resolveWithObject: true });
  const plane = createPlane(info.width, info.height);
  for (let at = 0; at < plane.data.length; at++) plane.data[at] = (data[at * info.channels] ?? 0) / 255;
  return plane;
}
