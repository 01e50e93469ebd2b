import { expect, test } from 'vitest';
import { roles } from '../../ideas/palettes/palette-roles.ts';
import { fromHex, toHex } from '../../design/colour.ts';
import { iconArtworkSchema } from '../../design/icon-artwork.ts';
import { inPalette } from './in-palette.ts';

const PALETTE = roles('14213d 27406b c8323a 8fb996 fdf6e3 e0a030 5b3a8c');

test('[B24] a colored icon takes the nearest colors of the cover, and keeps what is translucent and what has the shape’s own color', () => {
  const icon = iconArtworkSchema.parse({
    set: 'fluent-emoji-flat',
    name: 'rose',
    licence: 'MIT',
    width: 32,
    height: 32,
    paths: ['#f8312f', '#008463', '#1c1c1c', '#ffffff', null].map((hex) => ({
      d: 'M0 0h1v1z',
      colour: hex && { ...fromHex(hex), a: 0.5 },
    })),
  });
  const { paths } = inPalette(icon, PALETTE);
  expect(paths.map(({ colour }) => colour && toHex({ ...colour, a: 1 }))).toEqual(['#c8323a', '#8fb996', '#14213d', '#fdf6e3', null]);
  expect(paths[0]?.colour?.a).toBe(0.5);
});
