import { z } from 'zod';
import { MAX_USER_FONTS, userFontSchema } from '../design/user-font.ts';
import { refuse, succeed } from '../result/result.ts';
import { defineCommand } from './command-definition.ts';
import { say } from './say.ts';

/** Adds fonts that the author uploaded to the cover's list. A font that is already listed gets its new address. */
export const bringFonts = defineCommand(
  z.strictObject({ name: z.literal('bring-fonts'), fonts: z.array(userFontSchema).min(1) }),
  (design, { fonts }) => {
    const brought = new Set(fonts.map(({ assetId }) => assetId));
    const userFonts = [...design.userFonts.filter(({ assetId }) => !brought.has(assetId)), ...fonts];
    return userFonts.length > MAX_USER_FONTS
      ? refuse({ message: say('fullOfFonts', { most: MAX_USER_FONTS }) })
      : succeed({ ...design, userFonts });
  },
);
