import { NativeSelect } from '@mantine/core';
import type { ColourMap, ImageFilter } from '@coverwright/core/design/image-filter.ts';
import { composeFilter } from '@coverwright/core/filters/compose-filter.ts';
import { FILTER_PRESETS } from '@coverwright/core/filters/filter-presets.ts';
import type { filterMessages } from '@coverwright/core/filters/messages.ts';
import { nameFilter } from '../../messages/name-filter.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useDesign } from '../../session/editor-context.ts';
import { filterOfSliders, slidersOf } from '../image-filter/adjusted-filter.ts';
import { ColourMapFields } from './colour-map-fields.tsx';
import { fieldMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';

interface PictureFilterFieldsProps {
  readonly value: ImageFilter | null;
  readonly onChange: (filter: ImageFilter | null, label: string, gesture?: string) => void;
}

/** The value of the choice that leaves the picture as it is. */
const NONE = '';
/** The name under which a color map is stored as a filter. */
const COLOR_MAP = 'Color map' satisfies keyof (typeof filterMessages)['texts'];

/** The filter of a picture in a shape, or of a picture object: a preset or a color map. */
export function PictureFilterFields({ value, onChange }: PictureFilterFieldsProps) {
  const t = useMessages(fieldMessages);
  const { customFilters } = useDesign();
  const offered = [...FILTER_PRESETS, ...customFilters.filter(({ name }) => !FILTER_PRESETS.some((preset) => preset.name === name))];
  const isOwn = value !== null && !offered.some(({ name }) => name === value.name);
  const setMap = (map: ColourMap | null, gesture?: string) => {
    const sliders = slidersOf(value);
    const next = map ? composeFilter(value?.adjustments ? value.name : COLOR_MAP, { ...sliders, map }) : withoutMap();
    onChange(next, map ? nameStep('colorMap') : nameStep('removeTheColorMap'), gesture);
  };
  const withoutMap = () => {
    const { map: _, ...sliders } = slidersOf(value);
    return filterOfSliders(value, sliders);
  };
  return (
    <>
      <NativeSelect
        size="xs"
        label={t('filter')}
        value={value?.name ?? NONE}
        data={[
          { value: NONE, label: t('original') },
          ...[...(isOwn ? [value] : []), ...offered].map(({ name }) => ({ value: name, label: nameFilter(name) })),
        ]}
        onChange={(event) => {
          const name = event.currentTarget.value;
          const filter = offered.find((known) => known.name === name) ?? null;
          if (name !== value?.name) onChange(filter, nameStep('filter', { name: filter ? nameFilter(name) : t('original') }));
        }}
      />
      <ColourMapFields map={value?.adjustments?.map ?? null} onChange={setMap} />
    </>
  );
}
