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
import { innerShadowStyle } from './inner-shadow/style.ts';
import { inlineStyle } from './inline/style.ts';
import { insetBandsStyle } from './inset-bands/style.ts';
import { knockOutStyle } from './knock-out/style.ts';
import { engravedStyle } from './engraved/style.ts';
import { stickerStyle } from './sticker/style.ts';
import { roughPrintStyle } from './rough-print/style.ts';
import { shardsStyle } from './shards/style.ts';
import { slicesStyle } from './slices/style.ts';
import { groundShadowStyle } from './ground-shadow/style.ts';
import { reflectionStyle } from './reflection/style.ts';
import { mistStyle } from './mist/style.ts';
import { overprintStyle } from './overprint/style.ts';
import { longShadowStyle } from './long-shadow/style.ts';
import { stripsStyle } from './strips/style.ts';

/** The stored form of an effect: its name and its style. There is one folder per effect; lengths are in thousandths of the font size. */
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
  z.strictObject({ name: z.literal('inner-shadow'), style: innerShadowStyle }),
  z.strictObject({ name: z.literal('inline'), style: inlineStyle }),
  z.strictObject({ name: z.literal('inset-bands'), style: insetBandsStyle }),
  z.strictObject({ name: z.literal('knock-out'), style: knockOutStyle }),
  z.strictObject({ name: z.literal('engraved'), style: engravedStyle }),
  z.strictObject({ name: z.literal('sticker'), style: stickerStyle }),
  z.strictObject({ name: z.literal('rough-print'), style: roughPrintStyle }),
  z.strictObject({ name: z.literal('shards'), style: shardsStyle }),
  z.strictObject({ name: z.literal('slices'), style: slicesStyle }),
  z.strictObject({ name: z.literal('reflection'), style: reflectionStyle }),
  z.strictObject({ name: z.literal('mist'), style: mistStyle }),
  z.strictObject({ name: z.literal('overprint'), style: overprintStyle }),
  z.strictObject({ name: z.literal('long-shadow'), style: longShadowStyle }),
  z.strictObject({ name: z.literal('ground-shadow'), style: groundShadowStyle }),
  z.strictObject({ name: z.literal('strips'), style: stripsStyle }),
]);

export type TextEffect = z.infer<typeof textEffectSchema>;
export type TextEffectName = TextEffect['name'];
