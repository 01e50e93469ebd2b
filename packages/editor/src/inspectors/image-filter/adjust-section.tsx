import { Button } from '@mantine/core';
import type { FilterAdjustments, ImageFilter } from '@coverwright/core/design/image-filter.ts';
import { isNeutral } from '@coverwright/core/filters/compose-filter.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ColourMapFields } from '../fields/colour-map-fields.tsx';
import { Section } from '../fields/section.tsx';
import { AdjustSlider } from './adjust-slider.tsx';
import { AT_REST } from './adjusted-filter.ts';
import { SaveFilterPreset } from './save-filter-preset.tsx';
import styles from './image-filter.module.css';
import { ToneFields } from './tone-fields.tsx';
import { useSliders } from './use-sliders.ts';
import { imageFilterMessages } from './messages.ts';

type SliderKey = Exclude<keyof FilterAdjustments, 'base' | 'tone' | 'map'>;

interface SliderEntry {
  /** Names its label in the messages, too. */
  readonly key: SliderKey;
  readonly min: number;
  readonly max: number;
  /** What the document keeps for one step of the slider. */
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

/** Sliders for what the picture wears. While one is held only the stage follows; let go, it is one step. */
export function AdjustSection({ worn }: { readonly worn: ImageFilter | null }) {
  const t = useMessages(imageFilterMessages);
  const { adjustments, slide, settle } = useSliders(worn);
  const sliders = (entries: readonly SliderEntry[]) =>
    entries.map(({ key, min, max, unit, suffix }) => (
      <AdjustSlider
        key={key}
        label={t(key)}
        min={min}
        max={max}
        {...(suffix ? { suffix } : {})}
        value={adjustments[key] / unit}
        onSlide={(value) => slide({ [key]: value * unit })}
        onSettle={(value) => settle(t(key), { [key]: value * unit })}
      />
    ));
  return (
    <Section
      title={worn ? worn.name : t('adjust')}
      aside={
        !isNeutral(adjustments) && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-xs"
            onClick={() => settle('Reset the filter', { ...AT_REST, base: adjustments.base })}
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
      <ColourMapFields
        map={adjustments.map ?? null}
        onChange={(map) => settle(map ? 'Color map' : 'Remove the color map', { map: map ?? undefined })}
      />
      <ToneFields tone={adjustments.tone} onSlide={(tone) => slide({ tone })} onSettle={(tone) => settle('Tone', { tone })} />
      {worn?.adjustments && <SaveFilterPreset worn={worn} />}
    </Section>
  );
}
