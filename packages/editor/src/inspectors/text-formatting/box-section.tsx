import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import type { TextBox } from '@coverwright/core/design/text-box.ts';
import { textBoard } from '@coverwright/core/elements/text-box/text-board.ts';
import { describeLength, fromUnit, toUnit } from '@coverwright/core/geometry/length-units.ts';
import { px } from '@coverwright/core/units/units.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useDesign } from '../../session/editor-context.ts';
import { useLengthMeasure } from '../../session/use-length-measure.ts';
import { PinsField } from '../fields/pins-field.tsx';
import { Hint, Section } from '../fields/section.tsx';
import { SliderField } from '../fields/slider-field.tsx';
import type { ChangeText } from './text-formatting-inspector.tsx';
import { textFormattingMessages } from './messages.ts';

type BoxField = 'top' | 'height' | 'marginLeft' | 'marginRight' | 'paddingLeft' | 'paddingRight';

/** Minimum length of a text box's side, in print pixels. */
const SHORTEST = 30;
const WIDEST_PADDING = 450;

/** The position of the text box on its board, and its padding. */
export function BoxSection({ box, change }: { readonly box: TextBox; readonly change: ChangeText }) {
  const t = useMessages(textFormattingMessages);
  const { panel } = box;
  const design = useDesign();
  const { format } = design;
  const measure = useLengthMeasure();
  const board = textBoard(box, geometryOf(design));
  if (!board) return null;
  const [boardWidth, boardHeight] = [toUnit(board.width, measure), toUnit(board.height, measure)];
  const { unit, decimals } = measure;
  const fields: readonly { readonly key: BoxField; readonly label: string; readonly min: number; readonly max: number }[] = [
    { key: 'top', label: t('fromTheTop'), min: 0, max: boardHeight },
    { key: 'height', label: t('height'), min: toUnit(SHORTEST, measure), max: boardHeight },
    { key: 'marginLeft', label: t('fromTheLeft'), min: 0, max: boardWidth },
    { key: 'marginRight', label: t('fromTheRight'), min: 0, max: boardWidth },
    { key: 'paddingLeft', label: t('paddingLeft'), min: 0, max: toUnit(WIDEST_PADDING, measure) },
    { key: 'paddingRight', label: t('paddingRight'), min: 0, max: toUnit(WIDEST_PADDING, measure) },
  ];
  const width = board.width - panel.marginLeft - panel.marginRight;
  return (
    <Section title={t('textBox')}>
      {fields.map(({ key, label, min, max }) => (
        <SliderField
          key={key}
          label={label}
          suffix={` ${unit}`}
          step={10 ** -decimals}
          min={min}
          max={max}
          value={toUnit(panel[key], measure)}
          onChange={(value, gesture) => change({ panel: { [key]: fromUnit(value, measure) } }, label, gesture)}
        />
      ))}
      <PinsField pins={box.designMode.pins} onChange={(pins, label) => change({ pins }, label)} />
      <Hint>
        {t('boxSize', {
          width: describeLength(px(width), format),
          height: describeLength(px(panel.height), format),
        })}
      </Hint>
    </Section>
  );
}
