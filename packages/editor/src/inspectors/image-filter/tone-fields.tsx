import { NativeSelect } from '@mantine/core';
import { FILTER_BLEND_MODES, type FilterAdjustments } from '@coverwright/core/design/image-filter.ts';
import { withAlpha } from '@coverwright/core/design/colour.ts';
import { memo } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { ColourField } from '../fields/colour-field.tsx';
import { AdjustSlider } from './adjust-slider.tsx';
import styles from './image-filter.module.css';
import { imageFilterMessages } from './messages.ts';
import type { Sliders } from './use-sliders.ts';

type Tone = FilterAdjustments['tone'];

const MODE_NAMES = {
  normal: 'cover',
  multiply: 'multiply',
  screen: 'screen',
  overlay: 'overlay',
  'soft-light': 'softLight',
  darken: 'darken',
  lighten: 'lighten',
} as const satisfies Record<Tone['mode'], string>;

/** Initial strength of a color that would otherwise be invisible. */
const SEEN = 0.35;

interface ToneFieldsProps extends Pick<Sliders, 'slide' | 'settle'> {
  readonly tone: Tone;
}

/** The color tone over the picture: its color, blend mode and strength. */
export const ToneFields = memo(function ToneFields({ tone, slide, settle }: ToneFieldsProps) {
  const t = useMessages(imageFilterMessages);
  const onSlide = (next: Tone) => slide({ tone: next });
  const onSettle = (next: Tone) => settle(t('tone'), { tone: next });
  const seen = (change: Partial<Tone>): Tone => ({ ...tone, strength: tone.strength || SEEN, ...change });
  return (
    <div className={styles.sliders} role="group" aria-label={t('tone')}>
      <AdjustSlider
        label={t('tone')}
        min={0}
        max={100}
        value={tone.strength * 100}
        onSlide={(value) => onSlide({ ...tone, strength: value / 100 })}
        onSettle={(value) => onSettle({ ...tone, strength: value / 100 })}
      />
      <div className={styles.tone}>
        <NativeSelect
          size="xs"
          aria-label={t('toneBlending')}
          value={tone.mode}
          data={FILTER_BLEND_MODES.map((value) => ({ value, label: t(MODE_NAMES[value]) }))}
          onChange={(event) => {
            const mode = FILTER_BLEND_MODES.find((known) => known === event.currentTarget.value);
            if (mode) onSettle(seen({ mode }));
          }}
        />
        <ColourField
          compact
          label={t('toneColor')}
          value={tone.colour}
          onChange={(colour) => onSlide(seen({ colour: withAlpha(colour, 1) }))}
          onSettle={(colour) => onSettle(seen({ colour: withAlpha(colour, 1) }))}
        />
      </div>
    </div>
  );
});
