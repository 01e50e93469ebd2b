import { z } from 'zod';
import { glowStyle } from './glow/style.ts';
import { gradientStyle } from './gradient/style.ts';
import { hollowStyle } from './hollow/style.ts';
import { outlineStyle } from './outline/style.ts';
import { plateStyle } from './plate/style.ts';
import { shadowStyle } from './shadow/style.ts';

import { curveStyle } from './curve/style.ts';
import { echoStyle } from './echo/style.ts';
import { extrudeStyle } from './extrude/style.ts';
import { foilStyle } from './foil/style.ts';
import { liftStyle } from './lift/style.ts';
import { neonStyle } from './neon/style.ts';

/** An effect's stored form: its name and its own style. One folder an effect; lengths are thousandths of the font size. */
export const textEffectSchema = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('shadow'), style: shadowStyle }),
  z.strictObject({ name: z.literal('outline'), style: outlineStyle }),
  z.strictObject({ name: z.literal('hollow'), style: hollowStyle }),
  z.strictObject({ name: z.literal('glow'), style: glowStyle }),
  z.strictObject({ name: z.literal('gradient'), style: gradientStyle }),
  z.strictObject({ name: z.literal('plate'), style: plateStyle }),
  z.strictObject({ name: z.literal('curve'), style: curveStyle }),
  z.strictObject({ name: z.literal('echo'), style: echoStyle }),
  z.strictObject({ name: z.literal('extrude'), style: extrudeStyle }),
  z.strictObject({ name: z.literal('foil'), style: foilStyle }),
  z.strictObject({ name: z.literal('lift'), style: liftStyle }),
  z.strictObject({ name: z.literal('neon'), style: neonStyle }),
]);

export type TextEffect = z.infer<typeof textEffectSchema>;
export type TextEffectName = TextEffect['name'];
