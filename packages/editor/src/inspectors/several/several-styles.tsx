import { type ElementStyle, styleCommand, styleOf } from '@coverwright/core/commands/element-style.ts';
import { MAX_FONT_SIZE, MIN_FONT_SIZE } from '@coverwright/core/design/bounds.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { leadingColour } from '@coverwright/core/design/fill.ts';
import type { TextBox } from '@coverwright/core/design/text-box.ts';
import { leavesOf } from '@coverwright/core/elements/group/element-tree.ts';
import { isLocked } from '@coverwright/core/elements/placed-elements.ts';
import { points, pointsToPx, px, pxToPoints } from '@coverwright/core/units/units.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { FontField } from '../../fonts/font-field.tsx';
import { useDesign, useEditor, useMountedEditor } from '../../session/editor-context.ts';
import { ColourField } from '../fields/colour-field.tsx';
import { FillField } from '../fields/fill-field.tsx';
import { Section } from '../fields/section.tsx';
import { SliderField } from '../fields/slider-field.tsx';
import { setFonts } from '../text-formatting/set-font.ts';
import { commonValue } from './common-value.ts';
import { severalMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';

const LARGEST_SLID = 220;

type SetStyle = (ids: readonly string[], style: Partial<ElementStyle>, label: string, gesture?: string) => void;

/** The style fields of several selected elements. They apply to all that are not locked, including members of groups. */
export function SeveralStyles() {
  const design = useDesign();
  const selectedIds = useEditor((state) => state.selectedIds);
  const run = useEditor((state) => state.run);
  const free = selectedIds.filter((id) => !isLocked(design, id));
  const leaves = leavesOf(design, free).filter((id) => !isLocked(design, id));
  const texts = design.frontBoard.textBoxes.filter(({ designMode }) => leaves.includes(designMode.uniqueId));
  const set: SetStyle = (ids, style, label, gesture) => {
    const commands = ids.flatMap((id) => styleCommand(design, id, { compositing: {}, ...style }) ?? []);
    if (commands.length > 0) run({ name: 'together', commands }, label, gesture);
  };
  return (
    <>
      {texts.length > 0 && <TextStyles texts={texts} set={set} />}
      <ShapeFills design={design} ids={leaves} set={set} />
      <Opacity design={design} ids={free} set={set} />
    </>
  );
}

function TextStyles({ texts, set }: { readonly texts: readonly TextBox[]; readonly set: SetStyle }) {
  const t = useMessages(severalMessages);
  const editor = useMountedEditor();
  const ids = texts.map(({ designMode }) => designMode.uniqueId);
  const sized = texts.filter(({ text }) => !text.lettering);
  const font = commonValue(texts, ({ text }) => text.font);
  const size = commonValue(sized, ({ text }) => pxToPoints(px(text.fontSize)));
  const colour = commonValue(texts, ({ text }) => (text.fill ? leadingColour(text.fill) : text.colour));
  return (
    <Section title={texts.length === 1 ? t('text') : t('texts', { count: texts.length })}>
      {font && (
        <FontField
          label={t('font')}
          {...font}
          words={texts.map(({ text }) => text.text).join(' ')}
          onChange={(family, gesture) => void setFonts(editor, ids, family, gesture)}
        />
      )}
      {size && (
        <SliderField
          label={t('size')}
          suffix=" pt"
          {...size}
          min={Math.ceil(pxToPoints(px(MIN_FONT_SIZE)))}
          max={LARGEST_SLID}
          limits={{ min: 4.8, max: pxToPoints(px(MAX_FONT_SIZE)) }}
          onChange={(value, gesture) => {
            const fontSize = Math.max(MIN_FONT_SIZE, pointsToPx(points(value)));
            const sizedIds = sized.map(({ designMode }) => designMode.uniqueId);
            set(sizedIds, { letters: { fontSize } }, nameStep('size'), gesture);
          }}
        />
      )}
      {colour && (
        <ColourField
          label={t('textColor')}
          {...colour}
          onChange={(next, gesture) => set(ids, { fill: { kind: 'solid', colour: next } }, nameStep('textColor'), gesture)}
        />
      )}
    </Section>
  );
}

interface PartProps {
  readonly design: Design;
  readonly ids: readonly string[];
  readonly set: SetStyle;
}

function ShapeFills({ design, ids, set }: PartProps) {
  const t = useMessages(severalMessages);
  const shapes = design.coverShapes.filter(({ uniqueObjectId, art }) => ids.includes(uniqueObjectId) && !art);
  const fill = commonValue(
    shapes.flatMap(({ renderer, box }) => (renderer === 'box' && box.fill ? [box.fill] : [])),
    (own) => own,
  );
  if (!fill) return null;
  const shapeIds = shapes.map(({ uniqueObjectId }) => uniqueObjectId);
  return (
    <Section title={shapes.length === 1 ? t('shape') : t('shapes', { count: shapes.length })}>
      <FillField label={t('fill')} {...fill} onChange={(next, gesture) => set(shapeIds, { fill: next }, nameStep('fill'), gesture)} />
    </Section>
  );
}

function Opacity({ design, ids, set }: PartProps) {
  const t = useMessages(severalMessages);
  const opacity = commonValue(ids, (id) => (styleOf(design, id)?.compositing.opacity ?? 1) * 100);
  if (!opacity) return null;
  return (
    <Section title={t('allOfThem')}>
      <SliderField
        label={t('opacity')}
        suffix=" %"
        {...opacity}
        min={0}
        max={100}
        onChange={(percent, gesture) => set(ids, { compositing: { opacity: percent / 100 } }, nameStep('opacity'), gesture)}
      />
    </Section>
  );
}
