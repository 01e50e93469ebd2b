import { BLACK } from '@coverwright/core/design/colour.ts';
import type { CoverShape } from '@coverwright/core/design/shape.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { ColourField } from '../fields/colour-field.tsx';
import { Section } from '../fields/section.tsx';
import { SliderField } from '../fields/slider-field.tsx';
import { SwitchField } from '../fields/switch-field.tsx';

const DASHES = [
  { value: 'solid', label: 'Solid' },
  { value: 'dashed', label: 'Dashed' },
  { value: 'dotted', label: 'Dotted' },
] as const;

const PLACES = [
  { value: 'center', label: 'Centered on the edge' },
  { value: 'inside', label: 'Inside' },
  { value: 'outside', label: 'Outside' },
] as const;

interface LineSectionProps {
  readonly shape: CoverShape;
  readonly change: (next: CoverShape, label: string, gesture?: string) => void;
}

/** A shape's line: its color, width, kind and place. */
export function LineSection({ shape, change }: LineSectionProps) {
  const { line } = shape;
  const mayGo = shape.renderer === 'box' && shape.box.fill !== null;
  return (
    <Section title="Line">
      {mayGo && (
        <SwitchField
          label="Outlined"
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
            label="Line color"
            value={line.colour}
            onChange={(colour, gesture) => change({ ...shape, line: { ...line, colour } }, 'Line color', gesture)}
          />
          <SliderField
            label="Width"
            suffix=" px"
            value={line.width}
            min={1}
            max={120}
            limits={{ min: 0.5, max: 2000 }}
            onChange={(width, gesture) => change({ ...shape, line: { ...line, width } }, 'Line width', gesture)}
          />
          <ChoiceField
            label="Line style"
            hideLabel
            value={line.dash}
            choices={DASHES}
            onChange={(dash) => change({ ...shape, line: { ...line, dash } }, 'Line style')}
          />
          <ChoiceField
            label="Line position"
            value={line.place ?? 'center'}
            choices={PLACES}
            onChange={(place) => change({ ...shape, line: { ...line, place } }, 'Line position')}
          />
          {(line.place ?? 'center') !== 'center' && (
            <SliderField
              label="Distance"
              suffix=" px"
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
