import { WHITE, fromHex } from '@coverwright/core/design/colour.ts';
import type { ColourMap } from '@coverwright/core/design/image-filter.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { StopsField } from '../text-formatting/stops-field.tsx';
import { SliderField } from './slider-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { fieldMessages } from './messages.ts';

const START: ColourMap = {
  stops: [
    { offset: 0, colour: fromHex('#0d1b22') },
    { offset: 0.55, colour: fromHex('#c8322f') },
    { offset: 1, colour: { ...WHITE } },
  ],
  low: 0,
  high: 1,
  gamma: 1,
  contrast: 0.3,
};
/** A color map has at most this many colors. */
const MOST_STOPS = 5;

interface ColourMapFieldsProps {
  readonly map: ColourMap | null;
  readonly onChange: (map: ColourMap | null, gesture?: string) => void;
}

/** The fields of a color map, which maps the picture's tones to other colors. */
export function ColourMapFields({ map, onChange }: ColourMapFieldsProps) {
  const t = useMessages(fieldMessages);
  const slider = (label: string, key: 'low' | 'high' | 'gamma' | 'contrast', min: number, max: number) =>
    map && (
      <SliderField
        label={label}
        suffix=" %"
        value={map[key] * 100}
        min={min}
        max={max}
        onChange={(value, gesture) => onChange({ ...map, [key]: value / 100 }, gesture)}
      />
    );
  return (
    <>
      <SwitchField label={t('mapToColors')} checked={map !== null} onChange={(on) => onChange(on ? START : null)} />
      {map && (
        <StopsField
          label={t('mapStops')}
          stops={map.stops}
          most={MOST_STOPS}
          onChange={(stops, gesture) => onChange({ ...map, stops: [...stops] }, gesture)}
        />
      )}
      {slider(t('contrastOfMap'), 'contrast', 0, 100)}
      {slider(t('gamma'), 'gamma', 30, 300)}
      {slider(t('blackFrom'), 'low', 0, 90)}
      {slider(t('whiteFrom'), 'high', 10, 100)}
    </>
  );
}
