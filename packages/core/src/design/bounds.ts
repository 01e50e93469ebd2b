import { z } from 'zod';

/** A length on the cover in print pixels. The limits are more than ten times the size of any cover. */
export const coordinate = z.number().min(-100_000).max(100_000);
export const extentLength = z.number().min(0).max(100_000);
export const identifier = z.string().trim().min(1).max(200);
/** The permanent id of a picture or a font. The path of a file beside a design file may be long. */
export const assetIdSchema = z.string().trim().min(1).max(1000);
export const degrees = z.number().min(-360).max(360);
export const fraction = z.number().min(0).max(1);
/** The mirroring factor: 1, or −1 for a mirrored picture. */
export const mirrorFactor = z.union([z.literal(1), z.literal(-1)]).default(1);

/** The limits of the specification. */
export const MAX_TEXT_LENGTH = 1000;
export const MIN_FONT_SIZE = 20;
export const MAX_FONT_SIZE = 4000;
export const MAX_TEXT_BOXES = 8;
/** The largest number of texts on back, spine and flaps, in addition to those on the front. */
export const MAX_OTHER_TEXTS = 32;
export const MAX_RECENT_COLOURS = 18;
