import { z } from 'zod';
import { paletteSchema } from '../design/composition.ts';
import { recolourDesign } from '../recolouring/recolour-design.ts';
import { refuse, succeed } from '../result/result.ts';
import { defineCommand } from './command-definition.ts';
import { say } from './say.ts';

/** Recolors the whole cover in another palette of seven colors; null restores the palette that it was composed in. */
export const applyPalette = defineCommand(
  z.strictObject({ name: z.literal('apply-palette'), palette: paletteSchema.nullable() }),
  (design, { palette }, engine) => {
    if (!palette && !design.composition) return refuse({ message: say('noOwnPalette') });
    return succeed(recolourDesign(design, palette, engine));
  },
);
