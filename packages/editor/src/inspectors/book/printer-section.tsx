import { NumberInput, Select } from '@mantine/core';
import type { Design } from '@coverwright/core/design/design.ts';
import { MIN_SPINE, MAX_SPINE } from '@coverwright/core/design/spine.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { spineWidth } from '@coverwright/core/geometry/spine-width.ts';
import { type Binding, PLATFORM_IDS } from '@coverwright/core/platforms/platform.ts';
import { inches, inchesToMillimetres } from '@coverwright/core/units/units.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useState } from 'react';
import { useEditor, useMountedEditor } from '../../session/editor-context.ts';
import { Section } from '../fields/section.tsx';
import { choosePrinter } from './choose-printer.ts';
import { FigureSources } from './figure-sources.tsx';
import { bookMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';
import { offeredPrinters } from './offered-printers.ts';

/** Chooses the printer, by whose figures the whole cover is laid out. */
export function PrinterSection({ design, binding }: { readonly design: Design; readonly binding: Binding }) {
  const t = useMessages(bookMessages);
  const editor = useMountedEditor();
  return (
    <Section title={t('printer')}>
      <Select
        label={t('printedBy')}
        data={offeredPrinters(design.format, design.publisher).map(({ id, label }) => ({ value: id, label }))}
        value={design.publisher}
        allowDeselect={false}
        onChange={(value) => {
          const publisher = PLATFORM_IDS.find((id) => id === value);
          if (publisher && publisher !== design.publisher) void choosePrinter(editor, publisher);
        }}
      />
      <TypedSpine key={`${design.format} ${design.publisher} ${design.spine.typedWidth}`} design={design} binding={binding} />
      <FigureSources binding={binding} />
    </Section>
  );
}

/** A field for the spine width of the printer's own template, which overrides the computed one. */
function TypedSpine({ design, binding }: { readonly design: Design; readonly binding: Binding }) {
  const t = useMessages(bookMessages);
  const run = useEditor((state) => state.run);
  const { typedWidth } = design.spine;
  const { paper, extent } = specificationOf(design);
  const computed = spineWidth(binding, paper, extent);
  const [typed, setTyped] = useState<string | number>(typedWidth ?? '');
  const [isRefused, setIsRefused] = useState(false);
  const settle = () => {
    const next = typeof typed === 'number' ? typed : null;
    const isPossible = next === null || (next >= MIN_SPINE && next <= MAX_SPINE);
    setIsRefused(!isPossible);
    if (!isPossible || next === typedWidth) return;
    const done = run(
      { name: 'change-specification', typedSpine: next },
      next === null ? nameStep('calculateTheSpineWidth') : nameStep('typedSpine', { next }),
    );
    if (!done) setTyped(typedWidth ?? '');
  };
  const isTemplate = binding.spine.kind === 'template';
  const shown = inches(typeof typed === 'number' ? typed : computed);
  const millimetres = `${inchesToMillimetres(shown).toFixed(1)} mm`;
  return (
    <NumberInput
      label={t('spineWidthInches')}
      description={isTemplate ? t('spineEstimated', { spine: millimetres }) : t('spineCalculated', { spine: millimetres })}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      placeholder={`${computed.toFixed(3)}${isTemplate ? t('estimate') : ''}`}
      value={typed}
      min={MIN_SPINE}
      max={MAX_SPINE}
      clampBehavior="none"
      decimalScale={4}
      step={0.001}
      allowNegative={false}
      error={isRefused && t('wrongSpineWidth', { min: MIN_SPINE, max: MAX_SPINE })}
      onChange={setTyped}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  );
}
