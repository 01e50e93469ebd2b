import { Button } from '@mantine/core';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { spineBoxes } from '@coverwright/core/elements/spine/spine-words.ts';
import { bindingOf, measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import { inchesToMillimetres, points, pointsToPx, px, pxToPoints } from '@coverwright/core/units/units.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useDesign, useEditor } from '../../session/editor-context.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { PanelFillField } from '../fields/panel-fill-field.tsx';
import { Hint, Section } from '../fields/section.tsx';
import { LengthSlider } from '../fields/length-slider.tsx';
import { SliderField } from '../fields/slider-field.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { SpineWords } from './spine-words.tsx';
import { spineMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';

/** The inspector of the spine's text and lines, for a book that is thick enough for them. */
export function SpineInspector() {
  const t = useMessages(spineMessages);
  const design = useDesign();
  const run = useEditor((state) => state.run);
  const { spine } = design;
  const { replicateFrontTextOnSpine } = spine;
  const specification = specificationOf(design);
  const geometry = measureCover(specification);
  const needed = bindingOf(specification)?.spineText.minPages ?? 0;
  const width = `${geometry.spineInches.toFixed(3)} in (${inchesToMillimetres(geometry.spineInches).toFixed(1)} mm)`;
  const hasWords = geometry.safe.spine !== null;
  return (
    <>
      <Section>
        <Hint>
          {hasWords ? t('width', { extent: specification.extent, width }) : t('tooThin', { extent: specification.extent, width, needed })}
        </Hint>
        {!hasWords && <OpenBook />}
        <PanelFillField panel="spine" label={t('spine')} alpha />
      </Section>
      {hasWords && (
        <>
          <Section title={t('words')}>
            <SwitchField
              label={t('follow')}
              description={t('followHint')}
              checked={replicateFrontTextOnSpine}
              onChange={(follow) =>
                run(
                  { name: 'edit-spine', replicateFrontTextOnSpine: follow },
                  follow ? nameStep('matchTheFront') : nameStep('spineTextApart'),
                )
              }
            />
          </Section>
          {spineBoxes(design).map((box) => (
            <SpineWords key={box.panelName} box={box} follows={replicateFrontTextOnSpine} largest={spine.panel.fontSize} />
          ))}
          <Section title={t('setting')}>
            <ChoiceField
              label={t('textDirection')}
              value={spine.direction}
              choices={[
                { value: 'top-to-bottom', label: t('topToBottom') },
                { value: 'bottom-to-top', label: t('bottomToTop') },
              ]}
              onChange={(direction) => run({ name: 'edit-spine', direction }, nameStep('spineDirection'))}
            />
            <SliderField
              label={t('maximumSize')}
              suffix=" pt"
              value={pxToPoints(px(spine.panel.fontSize))}
              min={6}
              max={48}
              onChange={(size, gesture) =>
                run({ name: 'edit-spine', fontSize: pointsToPx(points(size)) }, nameStep('spineTypeSize'), gesture)
              }
            />
            <LengthSlider
              label={t('padding')}
              value={spine.padding}
              min={0}
              max={400}
              onChange={(padding, gesture) => run({ name: 'edit-spine', padding }, nameStep('spinePadding'), gesture)}
            />
          </Section>
        </>
      )}
    </>
  );
}

function OpenBook() {
  const t = useMessages(spineMessages);
  const openTab = useEditor((state) => state.openTab);
  return (
    <Button variant="default" onClick={() => openTab('PAPERBACK_SETTINGS')}>
      {t('changePages')}
    </Button>
  );
}
