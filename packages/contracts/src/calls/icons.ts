import { iconArtworkSchema } from '@coverwright/core/design/icon-artwork.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';

export const ICON_SETS = ['fluent-emoji-high-contrast', 'game-icons', 'ph', 'tabler', 'fluent-emoji-flat'] as const;
export type IconSetId = (typeof ICON_SETS)[number];

export const searchIcons = defineCall({
  id: 'searchIcons',
  method: 'GET',
  path: '/api/icons',
  auth: 'public',
  cost: 'read',
  summary: 'Silhouettes and icons by word, best first; each with its whole drawing, so that a design can carry it.',
  query: z.object({
    /** Words of the icon's name. Terms that are separated by commas are searched separately. */
    query: z.string().max(200),
    set: z.enum(ICON_SETS).optional(),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  answer: z.object({ icons: z.array(iconArtworkSchema), page: z.number().int(), totalPages: z.number().int() }).meta({ id: 'IconPage' }),
  errors: ['badRequest', 'tooManyRequests'],
});
