import { BLACK, withAlpha } from '@coverwright/core/design/colour.ts';
import type { ObjectShadow } from '@coverwright/core/design/object-shadow.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ColourField } from './colour-field.tsx';
import { fieldMessages } from './messages.ts';
import { SliderField } from './slider-field.tsx';
import { SwitchField } from './switch-field.tsx';

const FIRST_SHADOW: ObjectShadow = { colour: withAlpha(BLACK, 0.45), offsetX: 0.02, offsetY: 0.03, blur: 0.08 };

const LENGTHS = [
  ['offsetX', 'shadowRight', -50],
  ['offsetY', 'shadowDown', -50],
  ['blur', 'shadowBlur', 0],
] as const;

interface ShadowFieldsProps {
  readonly value: ObjectShadow | undefined;
  readonly onChange: (part: { readonly shadow: ObjectShadow | undefined }, label: string, gesture?: string) => void;
}

/** The shadow settings of a shape or a picture. */
export function ShadowFields({ value, onChange }: ShadowFieldsProps) {
  const t = useMessages(fieldMessages);
  return (
    <>
      <SwitchField
        label={t('shadow')}
        checked={value !== undefined}
        onChange={(isOn) => onChange({ shadow: isOn ? FIRST_SHADOW : undefined }, t('shadow'))}
      />
      {value && (
        <>
          <ColourField
            label={t('shadowColor')}
            alpha
            value={value.colour}
            onChange={(colour, gesture) => onChange({ shadow: { ...value, colour } }, t('shadow'), gesture)}
          />
          {LENGTHS.map(([key, label, min]) => (
            <SliderField
              key={key}
              label={t(label)}
              suffix=" %"
              value={value[key] * 100}
              min={min}
              max={50}
              onChange={(share, gesture) => onChange({ shadow: { ...value, [key]: share / 100 } }, t('shadow'), gesture)}
            />
          ))}
        </>
      )}
    </>
  );
}
