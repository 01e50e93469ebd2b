import { type FilterAdjustments, filterAdjustmentsSchema, type ImageFilter } from '@coverwright/core/design/image-filter.ts';
import { composeFilter, isNeutral } from '@coverwright/core/filters/compose-filter.ts';
import { imageFilterMessages } from './messages.ts';
import { createPageTranslator } from '../../messages/create-page-translator.ts';

const t = createPageTranslator(imageFilterMessages);

/** Sliders at rest. */
export const AT_REST: FilterAdjustments = filterAdjustmentsSchema.parse({});

/** Returns where the sliders stand for what the picture wears: a filter that no sliders made is what they start from. */
export function slidersOf(worn: ImageFilter | null): FilterAdjustments {
  if (!worn) return AT_REST;
  if (worn.adjustments) return worn.adjustments;
  const { name: _, adjustments: __, ...base } = worn;
  return { ...AT_REST, base };
}

const NAME_LENGTH = 60;

/** Returns what the picture wears with the sliders there; null: nothing that could be seen. */
export function filterOfSliders(worn: ImageFilter | null, sliders: FilterAdjustments): ImageFilter | null {
  if (sliders.base === null && isNeutral(sliders)) return null;
  return composeFilter(worn?.adjustments ? worn.name : adjustedName(worn?.name ?? null), sliders);
}

function adjustedName(base: string | null): string {
  return base === null ? t('myFilter') : t('adjusted', { filter: base }).slice(0, NAME_LENGTH);
}

/** A name that no kept filter has yet. */
export function freeName(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted;
  for (let count = 2; ; count += 1) if (!taken.includes(`${wanted} ${count}`)) return `${wanted} ${count}`;
}
