import { fromHex } from '../design/colour.ts';
import type { Foil } from '../effects/foil/style.ts';
import { type TextEffect, textEffectSchema } from '../effects/text-effect.ts';
import { toOklab } from '../palette/oklab.ts';
import type { LayoutStage } from './layout-stage.ts';
import type { PaletteRoles } from './palettes/palette-roles.ts';

/** A foil that goes with the cover's colors: warm metals beside warm accents, silver beside cold ones. */
export function foilEffect({ roles, seed }: LayoutStage): TextEffect {
  return textEffectSchema.parse({ name: 'foil', style: { metal: metalFor(roles, seed), sheen: 0.35, angle: 75 } });
}

/** The roles with the more golden of the two accents where foils and golden lines are taken from. */
export function metalFirst(roles: PaletteRoles): PaletteRoles {
  const golden = (colour: string) => {
    const { a, b } = toOklab(fromHex(colour));
    return b - Math.max(0, a);
  };
  return golden(roles.accent) > golden(roles.second) ? { ...roles, accent: roles.second, second: roles.accent } : roles;
}

/** From here on, a ground is red enough to make silver letters gray. */
const WARM = 0.04;

function metalFor({ second, dark }: PaletteRoles, seed: number): Foil {
  const { a, b } = toOklab(fromHex(second));
  if (Math.hypot(a, b) < 0.04) return seed % 2 === 0 ? 'silver' : 'gold';
  if (b < 0) return toOklab(fromHex(dark)).a > WARM ? 'gold' : 'silver';
  return a > 0.09 ? (seed % 2 === 0 ? 'rose' : 'copper') : 'gold';
}
