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
import { nameStep } from '../../steps/name-step.ts';

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

/** The settings of a shape's line: color, width, kind and placement. */
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
              shown ? nameStep('outlineTheShape') : nameStep('removeTheLine'),
            )
          }
        />
      )}
      {line && (
        <>
          <ColourField
            label={t('lineColor')}
            value={line.colour}
            onChange={(colour, gesture) => change({ ...shape, line: { ...line, colour } }, nameStep('lineColor'), gesture)}
          />
          <LengthSlider
            label={t('width')}
            isLineWeight
            value={line.width}
            min={1}
            max={120}
            limits={{ min: 0.5, max: 2000 }}
            onChange={(width, gesture) => change({ ...shape, line: { ...line, width } }, nameStep('lineWidth'), gesture)}
          />
          <ChoiceField
            label={t('lineStyle')}
            hideLabel
            value={line.dash}
            choices={translateLabels(DASHES, t)}
            onChange={(dash) => change({ ...shape, line: { ...line, dash } }, nameStep('lineStyle'))}
          />
          <ChoiceField
            label={t('linePosition')}
            value={line.place ?? 'center'}
            choices={translateLabels(PLACES, t)}
            onChange={(place) => change({ ...shape, line: { ...line, place } }, nameStep('linePosition'))}
          />
          {(line.place ?? 'center') !== 'center' && (
            <LengthSlider
              label={t('distance')}
              value={line.distance ?? 0}
              min={0}
              max={200}
              limits={{ min: 0, max: 2000 }}
              onChange={(distance, gesture) => change({ ...shape, line: { ...line, distance } }, nameStep('distanceFromTheEdge'), gesture)}
            />
          )}
        </>
      )}
    </Section>
  );
}
