import { Button } from '@mantine/core';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { spineBoxes } from '@coverwright/core/elements/spine/spine-words.ts';
import { bindingOf, measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import { inchesToMillimetres, points, pointsToPx, px, pxToPoints } from '@coverwright/core/units/units.ts';
import { useDesign, useEditor } from '../../session/editor-context.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { PanelFillField } from '../fields/panel-fill-field.tsx';
import { Hint, Section } from '../fields/section.tsx';
import { SliderField } from '../fields/slider-field.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { SpineWords } from './spine-words.tsx';

/** What stands on the spine, where the book is thick enough for it. */
export function SpineInspector() {
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
          {hasWords
            ? `The spine of ${specification.extent} pages is ${width} wide.`
            : `This spine is too thin for text: ${specification.extent} pages make it ${width} wide. The printer prints spine text from ${needed} pages.`}
        </Hint>
        {!hasWords && <OpenBook />}
        <PanelFillField panel="spine" label="Spine" alpha />
      </Section>
      {hasWords && (
        <>
          <Section title="Words">
            <SwitchField
              label="Same as the front"
              description="Author and title use the text, font and color of the front."
              checked={replicateFrontTextOnSpine}
              onChange={(follow) =>
                run(
                  { name: 'edit-spine', replicateFrontTextOnSpine: follow },
                  follow ? 'Match the front' : 'Edit the spine text separately',
                )
              }
            />
          </Section>
          {spineBoxes(design).map((box) => (
            <SpineWords key={box.panelName} box={box} follows={replicateFrontTextOnSpine} largest={spine.panel.fontSize} />
          ))}
          <Section title="Setting">
            <ChoiceField
              label="Text direction"
              value={spine.direction}
              choices={[
                { value: 'top-to-bottom', label: 'Top to bottom' },
                { value: 'bottom-to-top', label: 'Bottom to top' },
              ]}
              onChange={(direction) => run({ name: 'edit-spine', direction }, 'Spine direction')}
            />
            <SliderField
              label="Maximum size"
              suffix=" pt"
              value={pxToPoints(px(spine.panel.fontSize))}
              min={6}
              max={48}
              onChange={(size, gesture) => run({ name: 'edit-spine', fontSize: pointsToPx(points(size)) }, 'Spine type size', gesture)}
            />
            <SliderField
              label="Padding at top and bottom"
              suffix=" px"
              value={spine.padding}
              min={0}
              max={400}
              onChange={(padding, gesture) => run({ name: 'edit-spine', padding }, 'Spine padding', gesture)}
            />
          </Section>
        </>
      )}
    </>
  );
}

function OpenBook() {
  const openTab = useEditor((state) => state.openTab);
  return (
    <Button variant="default" onClick={() => openTab('PAPERBACK_SETTINGS')}>
      Change the page count
    </Button>
  );
}
