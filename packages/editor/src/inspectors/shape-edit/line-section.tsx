import { BLACK } from '@coverwright/core/design/colour.ts';
import type { CoverShape } from '@coverwright/core/design/shape.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { ColourField } from '../fields/colour-field.tsx';
import { Section } from '../fields/section.tsx';
import { LengthSlider } from '../fields/length-slider.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { shapeEditMessages } from './messages.ts';
import { translateLabels } from '../../messages/translate-labels.ts';

const DASHES = [
  { value: 'solid', label: 'solid' },
  { value: 'dashed', label: 'dashed' },
  { value: 'dotted', label: 'dotted' },
] as const;

const PLACES = [
  { value: 'center', label: 'centeredOnTheEdge' },
  { value: 'inside', label: 'inside' },
  { value: 'outside', label: 'outside' },
] as const;

interface LineSectionProps {
  readonly shape: CoverShape;
  readonly change: (next: CoverShape, label: string, gesture?: string) => void;
}

/** A shape's line: its color, width, kind and place. */
export function LineSection({ shape, change }: LineSectionProps) {
  const t = useMessages(shapeEditMessages);
  const { line } = shape;
  const mayGo = shape.renderer === 'box' && shape.box.fill !== null;
  return (
    <Section title={t('line')}>
      {mayGo && (
        <SwitchField
          label={t('outlined')}
          checked={line !== null}
          onChange={(shown) =>
            change(
              { ...shape, line: shown ? { colour: BLACK, width: 8, dash: 'solid' } : null },
              shown ? 'Outline the shape' : 'Remove the line',
            )
          }
        />
      )}
      {line && (
        <>
          <ColourField
            label={t('lineColor')}
            value={line.colour}
            onChange={(colour, gesture) => change({ ...shape, line: { ...line, colour } }, 'Line color', gesture)}
          />
          <LengthSlider
            label={t('width')}
            isLineWeight
            value={line.width}
            min={1}
            max={120}
            limits={{ min: 0.5, max: 2000 }}
            onChange={(width, gesture) => change({ ...shape, line: { ...line, width } }, 'Line width', gesture)}
          />
          <ChoiceField
            label={t('lineStyle')}
            hideLabel
            value={line.dash}
            choices={translateLabels(DASHES, t)}
            onChange={(dash) => change({ ...shape, line: { ...line, dash } }, 'Line style')}
          />
          <ChoiceField
            label={t('linePosition')}
            value={line.place ?? 'center'}
            choices={translateLabels(PLACES, t)}
            onChange={(place) => change({ ...shape, line: { ...line, place } }, 'Line position')}
          />
          {(line.place ?? 'center') !== 'center' && (
            <LengthSlider
              label={t('distance')}
              value={line.distance ?? 0}
              min={0}
              max={200}
              limits={{ min: 0, max: 2000 }}
              onChange={(distance, gesture) => change({ ...shape, line: { ...line, distance } }, 'Distance from the edge', gesture)}
            />
          )}
        </>
      )}
    </Section>
  );
}
