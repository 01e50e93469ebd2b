import { Button, Group } from '@mantine/core';
import { BLACK } from '@coverwright/core/design/colour.ts';
import type { CoverShape } from '@coverwright/core/design/shape.ts';
import { shapeLabel } from '@coverwright/core/elements/shapes/shape-label.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useDesign, useEditor } from '../../session/editor-context.ts';
import { BlendFields } from '../fields/blend-fields.tsx';
import { FillField } from '../fields/fill-field.tsx';
import { ArrangeSection } from '../fields/arrange-section.tsx';
import { ObjectEnds, ObjectPlace } from '../fields/object-fields.tsx';
import { LockableFields } from '../fields/lockable-fields.tsx';
import { Hint, Section } from '../fields/section.tsx';
import { ShadowFields } from '../fields/shadow-fields.tsx';
import { LineSection } from './line-section.tsx';
import { LengthSlider } from '../fields/length-slider.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { ShapeEffectSection } from './shape-effect-section.tsx';
import { ShapeWarpSection } from './shape-warp-section.tsx';
import { shapeColour, withShapeColour } from './shape-colour.ts';
import { shapeEditMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';

/** The inspector of the selected shape: its fill, line and position. */
export function ShapeEditInspector() {
  const t = useMessages(shapeEditMessages);
  const selectedId = useEditor((state) => state.selectedId);
  const openTab = useEditor((state) => state.openTab);
  const run = useEditor((state) => state.run);
  const shape = useDesign().coverShapes.find(({ uniqueObjectId }) => uniqueObjectId === selectedId);
  if (!shape) {
    return (
      <Section>
        <Hint>{t('selectFirst')}</Hint>
        <Button variant="default" onClick={() => openTab('SHAPES')}>
          {t('showAllShapes')}
        </Button>
      </Section>
    );
  }
  const change = (next: CoverShape, label: string, gesture?: string) => run({ name: 'replace-object', object: next }, label, gesture);
  return (
    <LockableFields id={shape.uniqueObjectId}>
      <Section title={shape.name ?? shapeLabel(shape)}>
        {shape.icon?.credit && <Hint>{t('credit', { credit: shape.icon.credit })}</Hint>}
        {shape.renderer === 'box' && !shape.icon && (
          <SwitchField
            label={t('filled')}
            checked={shape.box.fill !== null}
            onChange={(filled) =>
              change(
                filled
                  ? withShapeColour({ ...shape, box: { ...shape.box, fill: { kind: 'solid', colour: BLACK } } }, shapeColour(shape))
                  : {
                      ...shape,
                      box: { ...shape.box, fill: null },
                      line: shape.line ?? { colour: shapeColour(shape), width: 8, dash: 'solid' },
                    },
                filled ? nameStep('fillTheShape') : nameStep('removeTheFill'),
              )
            }
          />
        )}
        {shape.renderer === 'box' && shape.box.fill && hasOwnInk(shape) && (
          <FillField
            label={t('fill')}
            value={shape.box.fill}
            onChange={(fill, gesture) => change({ ...shape, box: { ...shape.box, fill } }, nameStep('fill'), gesture)}
          />
        )}
        {shape.type === 'rectangle' && !shape.icon && (
          <LengthSlider
            label={t('roundCorners')}
            value={shape.box.cornerRadius}
            min={0}
            max={Math.round(Math.min(shape.width, shape.height) / 2)}
            onChange={(cornerRadius, gesture) =>
              change({ ...shape, box: { ...shape.box, cornerRadius } }, nameStep('roundCorners'), gesture)
            }
          />
        )}
      </Section>
      {!shape.icon && <LineSection shape={shape} change={change} />}
      {!shape.icon && <ShapeWarpSection shape={shape} change={change} />}
      {takesEffects(shape) && <ShapeEffectSection shape={shape} change={change} />}
      <ArrangeSection />
      <Section title={t('place')}>
        <BlendFields
          value={{ opacity: shape.opacity, blend: shape.style.blend }}
          onChange={({ opacity = shape.opacity, blend = shape.style.blend }, label, gesture) =>
            change({ ...shape, opacity, style: { ...shape.style, blend } }, label, gesture)
          }
        />
        <ShadowFields value={shape.shadow} onChange={(part, label, gesture) => change({ ...shape, ...part }, label, gesture)} />
        <ObjectPlace object={shape} onChange={(part, label, gesture) => change({ ...shape, ...part }, label, gesture)} />
        <Group grow gap={8}>
          <Button
            variant="default"
            size="xs"
            onClick={() =>
              change({ ...shape, style: { ...shape.style, transformX: shape.style.transformX === 1 ? -1 : 1 } }, nameStep('mirror'))
            }
          >
            {t('mirror')}
          </Button>
          <Button
            variant="default"
            size="xs"
            onClick={() =>
              change({ ...shape, style: { ...shape.style, transformY: shape.style.transformY === 1 ? -1 : 1 } }, nameStep('flip'))
            }
          >
            {t('flip')}
          </Button>
        </Group>
      </Section>
      <ObjectEnds />
    </LockableFields>
  );
}

/** Returns true for areas in a color: pictures, lines and icons have no effects. */
function takesEffects({ icon, renderer, box: { fill } }: CoverShape): boolean {
  return icon === null && renderer === 'box' && fill !== null && fill.kind !== 'picture';
}

/** Returns true if the fill is visible, that is, unless the shape is an icon in colors of its own. */
function hasOwnInk({ icon }: CoverShape): boolean {
  return icon === null || icon.paths.some(({ colour }) => colour === null);
}
