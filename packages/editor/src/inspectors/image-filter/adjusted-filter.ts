import { type FilterAdjustments, filterAdjustmentsSchema, type ImageFilter } from '@coverwright/core/design/image-filter.ts';
import { composeFilter, isNeutral } from '@coverwright/core/filters/compose-filter.ts';
import { imageFilterMessages } from './messages.ts';
import { createPageTranslator } from '../../messages/create-page-translator.ts';

const t = createPageTranslator(imageFilterMessages);

/** The neutral position of all sliders. */
export const AT_REST: FilterAdjustments = filterAdjustmentsSchema.parse({});

/** Returns the sliders for a picture's filter. A filter without slider settings is their starting point. */
export function slidersOf(worn: ImageFilter | null): FilterAdjustments {
  if (!worn) return AT_REST;
  if (worn.adjustments) return worn.adjustments;
  const { name: _, adjustments: __, ...base } = worn;
  return { ...AT_REST, base };
}

const NAME_LENGTH = 60;

/** Returns the filter for these sliders; null if it would change nothing. */
export function filterOfSliders(worn: ImageFilter | null, sliders: FilterAdjustments): ImageFilter | null {
  if (sliders.base === null && isNeutral(sliders)) return null;
  return composeFilter(worn?.adjustments ? worn.name : adjustedName(worn?.name ?? null), sliders);
}

function adjustedName(base: string | null): string {
  return base === null ? t('myFilter') : t('adjusted', { filter: base }).slice(0, NAME_LENGTH);
}

/** Returns a name that no stored filter has yet. */
export function freeName(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted;
  for (let count = 2; ; count += 1) if (!taken.includes(`${wanted} ${count}`)) return `${wanted} ${count}`;
}
