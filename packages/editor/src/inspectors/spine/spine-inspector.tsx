import { Button, TextInput } from '@mantine/core';
import type { TextBox } from '@coverwright/core/design/text-box.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { spineBoxes } from '@coverwright/core/elements/spine/spine-words.ts';
import { bindingOf, measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import { inchesToMillimetres, points, pointsToPx, px, pxToPoints } from '@coverwright/core/units/units.ts';
import { useDesign, useEditor } from '../../session/editor-context.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { ColourField } from '../fields/colour-field.tsx';
import { FontField } from '../../fonts/font-field.tsx';
import { Hint, Section } from '../fields/section.tsx';
import { SliderField } from '../fields/slider-field.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { useGestureName } from '../fields/use-gesture-name.ts';
import { CASES } from '../text-formatting/style-fields.tsx';

const NAMES = { SpineAuthor: 'Author', SpineTitle: 'Title' } as const;

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
            : `No words fit on this spine: with ${specification.extent} pages it is ${width} wide, and the printer sets words on a spine from ${needed} pages.`}
        </Hint>
        {!hasWords && <OpenBook />}
        <ColourField
          label="Spine colour"
          value={spine.panel.colour}
          alpha
          onChange={(colour, gesture) => run({ name: 'set-panel-colour', panel: 'spine', colour }, 'Spine colour', gesture)}
        />
      </Section>
      {hasWords && (
        <>
          <Section title="Words">
            <SwitchField
              label="As on the front"
              description="Author and title follow the front cover’s words, font and colour."
              checked={replicateFrontTextOnSpine}
              onChange={(follow) =>
                run({ name: 'edit-spine', replicateFrontTextOnSpine: follow }, follow ? 'Follow the front' : 'Set the spine by hand')
              }
            />
            {spineBoxes(design).map((box) => (
              <SpineWords key={box.panelName} box={box} follows={replicateFrontTextOnSpine} />
            ))}
          </Section>
          <Section title="Setting">
            <ChoiceField
              label="Reads"
              value={spine.direction}
              choices={[
                { value: 'top-to-bottom', label: 'Top to bottom' },
                { value: 'bottom-to-top', label: 'Bottom to top' },
              ]}
              onChange={(direction) => run({ name: 'edit-spine', direction }, 'Spine direction')}
            />
            <SliderField
              label="Largest type"
              suffix=" pt"
              value={pxToPoints(px(spine.panel.fontSize))}
              min={6}
              max={48}
              onChange={(size, gesture) => run({ name: 'edit-spine', fontSize: pointsToPx(points(size)) }, 'Spine type size', gesture)}
            />
            <SliderField
              label="Room at head and foot"
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

function SpineWords({ box, follows }: { readonly box: TextBox; readonly follows: boolean }) {
  const run = useEditor((state) => state.run);
  const gesture = useGestureName();
  const name = box.panelName === 'SpineAuthor' ? NAMES.SpineAuthor : NAMES.SpineTitle;
  const change = (text: Partial<TextBox['text']>, label: string, gestureName?: string) =>
    run({ name: 'edit-text-box', id: box.designMode.uniqueId, changes: { text } }, label, gestureName);
  return (
    <>
      <TextInput
        label={name}
        value={box.text.text}
        disabled={follows}
        onChange={(event) => change({ text: event.currentTarget.value }, `Spine ${name.toLowerCase()}`, gesture.current())}
        onBlur={gesture.end}
      />
      {!follows && (
        <>
          <FontField
            words={box.text.text}
            label={`${name} font`}
            value={box.text.font}
            onChange={(font, gestureName) => change({ font }, `Spine font: ${font}`, gestureName)}
          />
          <ChoiceField
            label={`${name} case`}
            hideLabel
            value={box.text.case}
            choices={CASES}
            onChange={(next) => change({ case: next }, 'Spine case')}
          />
          <ColourField
            label={`${name} colour`}
            value={box.text.colour}
            onChange={(colour, gestureName) => change({ colour }, 'Spine colour', gestureName)}
          />
        </>
      )}
    </>
  );
}
