/** A picture as straight sRGB, row by row from its top-left corner. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** A picture in linear light (red, green and blue), at its own size and repeatedly halved. */
export interface Texture {
  readonly levels: readonly Level[];
}

interface Level {
  readonly width: number;
  readonly height: number;
  readonly light: Float32Array;
}

export const toLight = (level: number): number => (level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4);
const toLevel = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/** The number of steps in the table below. They are a fifth of a level apart where levels are closest. */
const STEPS = 16_383;
const LEVEL_OF = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, step) => toLevel(step / STEPS) * 255);

/** Converts linear light to straight sRGB, 0 to 255. Values above 1 are white. */
export function toByte(light: number): number {
  return LEVEL_OF[light >= 1 ? STEPS : Math.round(light * STEPS)] ?? 0;
}

const LIGHT_OF = Float32Array.from({ length: 256 }, (_, level) => toLight(level / 255));

export function createTexture({ width, height, data }: Picture): Texture {
  const light = new Float32Array(width * height * 3);
  for (let from = 0, to = 0; from < width * height * 4; from += 4, to += 3) {
    light[to] = LIGHT_OF[data[from] ?? 0] ?? 0;
    light[to + 1] = LIGHT_OF[data[from + 1] ?? 0] ?? 0;
    light[to + 2] = LIGHT_OF[data[from + 2] ?? 0] ?? 0;
  }
  const levels: Level[] = [{ width, height, light }];
  for (let last = levels[0]; last && last.width > 1 && last.height > 1; last = levels.at(-1)) levels.push(halved(last));
  return { levels };
}

/** Samples a texture into `into`. @param footprint the number of texels at full size that one pixel covers. */
export function sampleTexture({ levels }: Texture, u: number, v: number, footprint: number, into: Float32Array): void {
  const wanted = Math.min(levels.length - 1, Math.max(0, Math.log2(Math.max(1, footprint))));
  const level = levels[Math.round(wanted)];
  if (!level) return;
  const { width, height, light } = level;
  const x = Math.min(width - 1, Math.max(0, u * width - 0.5));
  const y = Math.min(height - 1, Math.max(0, v * height - 0.5));
  const left = Math.floor(x);
  const top = Math.floor(y);
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const across = x - left;
  const down = y - top;
  for (let channel = 0; channel < 3; channel++) {
    const at = (column: number, row: number) => light[(row * width + column) * 3 + channel] ?? 0;
    const above = at(left, top) * (1 - across) + at(right, top) * across;
    const below = at(left, bottom) * (1 - across) + at(right, bottom) * across;
    into[channel] = above * (1 - down) + below * down;
  }
}

function halved({ width, height, light }: Level): Level {
  const size = { width: Math.max(1, width >> 1), height: Math.max(1, height >> 1) };
  const half = new Float32Array(size.width * size.height * 3);
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const from = (2 * y * width + 2 * x) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const at = from + channel;
        const sum = (light[at] ?? 0) + (light[at + 3] ?? 0) + (light[at + width * 3] ?? 0) + (light[at + width * 3 + 3] ?? 0);
        half[(y * size.width + x) * 3 + channel] = sum / 4;
      }
    }
  }
  return { ...size, light: half };
}
