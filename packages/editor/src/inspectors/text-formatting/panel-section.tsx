import type { TextBox } from '@coverwright/core/design/text-box.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ColourField } from '../fields/colour-field.tsx';
import { OrderButtons } from '../fields/order-buttons.tsx';
import { Section } from '../fields/section.tsx';
import { SliderField } from '../fields/slider-field.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import type { ChangeText } from './text-formatting-inspector.tsx';
import { textFormattingMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';

/** The color panel behind a text, and the stacking order of the text. */
export function PanelSection({ box, change }: { readonly box: TextBox; readonly change: ChangeText }) {
  const t = useMessages(textFormattingMessages);
  const { panel, designMode } = box;
  return (
    <Section title={t('background')}>
      <SwitchField
        label={t('backgroundPanel')}
        checked={!designMode.transparent}
        onChange={(shown) => change({ transparent: !shown }, shown ? nameStep('showThePanel') : nameStep('hideThePanel'))}
      />
      {!designMode.transparent && (
        <>
          <ColourField
            label={t('panelColor')}
            value={panel.colour}
            onChange={(colour, gesture) => change({ panel: { colour } }, nameStep('panelColor'), gesture)}
          />
          <SliderField
            label={t('transparency')}
            suffix=" %"
            value={panel.transparency * 100}
            min={0}
            max={100}
            onChange={(percent, gesture) => change({ panel: { transparency: percent / 100 } }, nameStep('transparency'), gesture)}
          />
        </>
      )}
      <OrderButtons />
    </Section>
  );
}
