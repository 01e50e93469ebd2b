import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import type { TextBox } from '@coverwright/core/design/text-box.ts';
import { textBoard } from '@coverwright/core/elements/text-box/text-board.ts';
import { inches, inchesToMillimetres, inchesToPx, px, pxToInches } from '@coverwright/core/units/units.ts';
import { useDesign } from '../../session/editor-context.ts';
import { PinsField } from '../fields/pins-field.tsx';
import { Hint, Section } from '../fields/section.tsx';
import { SliderField } from '../fields/slider-field.tsx';
import type { ChangeText } from './text-formatting-inspector.tsx';

type BoxField = 'top' | 'height' | 'marginLeft' | 'marginRight' | 'paddingLeft' | 'paddingRight';

/** Less than this holds no words. Inches. */
const SHORTEST = 0.1;
const WIDEST_PADDING = 1.5;

/** Where the words' box lies on its board, and how far the words keep from its sides. */
export function BoxSection({ box, change }: { readonly box: TextBox; readonly change: ChangeText }) {
  const { panel } = box;
  const board = textBoard(box, geometryOf(useDesign()));
  if (!board) return null;
  const [boardWidth, boardHeight] = [pxToInches(px(board.width)), pxToInches(px(board.height))];
  const fields: readonly { readonly key: BoxField; readonly label: string; readonly min: number; readonly max: number }[] = [
    { key: 'top', label: 'From the top', min: 0, max: boardHeight },
    { key: 'height', label: 'Height', min: SHORTEST, max: boardHeight },
    { key: 'marginLeft', label: 'From the left', min: 0, max: boardWidth },
    { key: 'marginRight', label: 'From the right', min: 0, max: boardWidth },
    { key: 'paddingLeft', label: 'Padding left', min: 0, max: WIDEST_PADDING },
    { key: 'paddingRight', label: 'Padding right', min: 0, max: WIDEST_PADDING },
  ];
  const width = pxToInches(px(board.width - panel.marginLeft - panel.marginRight));
  const height = pxToInches(px(panel.height));
  return (
    <Section title="Text box">
      {fields.map(({ key, label, min, max }) => (
        <SliderField
          key={key}
          label={label}
          suffix=" in"
          step={0.01}
          min={min}
          max={Number(max.toFixed(2))}
          value={pxToInches(px(panel[key]))}
          onChange={(value, gesture) => change({ panel: { [key]: inchesToPx(inches(value)) } }, label, gesture)}
        />
      ))}
      <PinsField pins={box.designMode.pins} onChange={(pins, label) => change({ pins }, label)} />
      <Hint>
        The box is {width.toFixed(2)} × {height.toFixed(2)} in ({Math.round(inchesToMillimetres(width))} ×{' '}
        {Math.round(inchesToMillimetres(height))} mm).
      </Hint>
    </Section>
  );
}
