import { Button } from '@mantine/core';
import type { ColourMap, FilterAdjustments, ImageFilter } from '@coverwright/core/design/image-filter.ts';
import { isNeutral } from '@coverwright/core/filters/compose-filter.ts';
import { memo, useCallback } from 'react';
import { nameFilter } from '../../messages/name-filter.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { nameStep } from '../../steps/name-step.ts';
import { ColourMapFields } from '../fields/colour-map-fields.tsx';
import { Section } from '../fields/section.tsx';
import { AdjustSlider } from './adjust-slider.tsx';
import { AT_REST } from './adjusted-filter.ts';
import { SaveFilterPreset } from './save-filter-preset.tsx';
import styles from './image-filter.module.css';
import { ToneFields } from './tone-fields.tsx';
import { type Sliders, useSliders } from './use-sliders.ts';
import { imageFilterMessages } from './messages.ts';

type SliderKey = Exclude<keyof FilterAdjustments, 'base' | 'tone' | 'map'>;

interface SliderEntry {
  /** The adjustment, which is also the message key of its label. */
  readonly key: SliderKey;
  readonly min: number;
  readonly max: number;
  /** The change in the document for one step of the slider. */
  readonly unit: number;
  readonly suffix?: string;
}

const signed = (key: SliderKey): SliderEntry => ({ key, min: -100, max: 100, unit: 0.01 });
const share = (key: SliderKey): SliderEntry => ({ key, min: 0, max: 100, unit: 0.01 });

const LIGHT: readonly SliderEntry[] = [signed('brightness'), signed('contrast'), signed('shadows'), signed('highlights'), share('fade')];
const COLOUR: readonly SliderEntry[] = [
  signed('saturation'),
  signed('warmth'),
  signed('tint'),
  { key: 'hue', min: -180, max: 180, unit: 1, suffix: '°' },
  share('mono'),
];

interface EntrySliderProps extends Pick<Sliders, 'slide' | 'settle'> {
  readonly entry: SliderEntry;
  /** The value as the document stores it. */
  readonly value: number;
}

const EntrySlider = memo(function EntrySlider({ entry, value, slide, settle }: EntrySliderProps) {
  const t = useMessages(imageFilterMessages);
  const { key, min, max, unit, suffix } = entry;
  return (
    <AdjustSlider
      label={t(key)}
      min={min}
      max={max}
      {...(suffix ? { suffix } : {})}
      value={value / unit}
      onSlide={(next) => slide({ [key]: next * unit })}
      onSettle={(next) => settle(t(key), { [key]: next * unit })}
    />
  );
});

const MapFields = memo(ColourMapFields);

/** Sliders of the picture's filter. During a drag only the stage changes; releasing a slider is one undo step. */
export function AdjustSection({ worn }: { readonly worn: ImageFilter | null }) {
  const t = useMessages(imageFilterMessages);
  const { adjustments, slide, settle } = useSliders(worn);
  const sliders = (entries: readonly SliderEntry[]) =>
    entries.map((entry) => <EntrySlider key={entry.key} entry={entry} value={adjustments[entry.key]} slide={slide} settle={settle} />);
  const setMap = useCallback(
    (map: ColourMap | null) => settle(nameStep(map ? 'colorMap' : 'removeTheColorMap'), { map: map ?? undefined }),
    [settle],
  );
  return (
    <Section
      title={worn ? nameFilter(worn.name) : t('adjust')}
      aside={
        !isNeutral(adjustments) && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-xs"
            onClick={() => settle(nameStep('resetTheFilter'), { ...AT_REST, base: adjustments.base })}
          >
            {t('reset')}
          </Button>
        )
      }
    >
      <div className={styles.sliders} role="group" aria-label={t('light')}>
        {sliders(LIGHT)}
      </div>
      {!adjustments.map && (
        <div className={styles.sliders} role="group" aria-label={t('color')}>
          {sliders(COLOUR)}
        </div>
      )}
      <MapFields map={adjustments.map ?? null} onChange={setMap} />
      <ToneFields tone={adjustments.tone} slide={slide} settle={settle} />
      {worn?.adjustments && <SaveFilterPreset worn={worn} />}
    </Section>
  );
}
