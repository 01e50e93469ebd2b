import { NumberInput, Select, Text } from '@mantine/core';
import { platformMessages } from '@coverwright/core/platforms/messages.ts';
import type { Command } from '@coverwright/core/commands/apply-command.ts';
import { applyCommand } from '@coverwright/core/commands/apply-command.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { FORMAT_IDS } from '@coverwright/core/formats/format.ts';
import { bindingOf } from '@coverwright/core/geometry/measure-cover.ts';
import { PLATFORMS } from '@coverwright/core/platforms/platforms.ts';
import { describeTrim, parseTrim, trimId } from '@coverwright/core/platforms/trim.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useState } from 'react';
import { fitCover } from '../../actions/view-actions.ts';
import { useDesign, useEditor, useMountedEditor } from '../../session/editor-context.ts';
import { switchFormat } from '../../session/switch-format.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { Hint, Pair, Section } from '../fields/section.tsx';
import { useGestureName } from '../fields/use-gesture-name.ts';
import { CustomTrim } from './custom-trim.tsx';
import { offeredTrims } from './offered-trims.ts';
import { runAction } from '../../actions/run-action.ts';
import { InteriorDrop } from './interior-drop.tsx';
import { Measurements } from './measurements.tsx';
import { PrinterSection } from './printer-section.tsx';
import { bookMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';
import { nameFormat } from '../../messages/name-format.ts';

const CUSTOM_SIZE = 'custom';

type Change = Omit<Extract<Command, { name: 'change-specification' }>, 'name'>;

/** The inspector of the book's facts. Every change lays out the whole cover again. */
export function BookInspector() {
  const t = useMessages(bookMessages);
  const tPaper = useMessages(platformMessages);
  const editor = useMountedEditor();
  const design = useDesign();
  const run = useEditor((state) => state.run);
  const [refusal, setRefusal] = useState<{ readonly field: keyof Change; readonly text: string } | null>(null);
  const [typesTrim, setTypesTrim] = useState(false);
  const gesture = useGestureName();
  const specification = specificationOf(design);
  const binding = bindingOf(specification);
  const limits = binding?.pageLimits(specification.trim, specification.paper) ?? null;

  /** A refusal stands at its field rather than in a notice. */
  const change = (field: keyof Change, changes: Change, label: string, gestureName?: string) => {
    const command: Command = { name: 'change-specification', ...changes };
    const result = applyCommand(design, command);
    setRefusal(result.ok ? null : { field, text: sentence(result.fault.message) });
    if (result.ok) run(command, label, gestureName);
  };
  const errorAt = (field: keyof Change) => (refusal?.field === field ? { error: refusal.text } : {});

  return (
    <>
      <Section>
        <ChoiceField
          label={t('format')}
          hideLabel
          value={design.format}
          choices={FORMAT_IDS.map((id) => ({ value: id, label: nameFormat(id) }))}
          onChange={(format) => {
            setRefusal(null);
            switchFormat(editor, format);
            runAction(fitCover, editor);
          }}
        />
        <Hint>{binding ? t('measuredFor', { printer: PLATFORMS[design.publisher].name }) : t('screenFormat')}</Hint>
      </Section>
      {binding && <PrinterSection design={design} binding={binding} />}
      {binding && (
        <Section title={t('interior')}>
          <InteriorDrop key={design.format} binding={binding} />
          <Select
            label={t('trimSize')}
            data={[
              ...offeredTrims(binding, specification.trim),
              ...(binding.customTrim ? [{ value: CUSTOM_SIZE, label: t('customSize') }] : []),
            ]}
            value={typesTrim ? CUSTOM_SIZE : trimId(specification.trim)}
            allowDeselect={false}
            searchable={false}
            {...errorAt('trim')}
            onChange={(value) => {
              setTypesTrim(value === CUSTOM_SIZE);
              const trim = value === null ? null : parseTrim(value);
              if (trim) change('trim', { trim }, nameStep('trimSize', { trim: describeTrim(trim) }));
            }}
          />
          {typesTrim && binding.customTrim && (
            <CustomTrim
              key={`${design.publisher} ${trimId(specification.trim)}`}
              printer={PLATFORMS[design.publisher].name}
              limits={binding.customTrim}
              current={specification.trim}
              onChange={(trim) => {
                setTypesTrim(false);
                change('trim', { trim }, nameStep('trimSize', { trim: describeTrim(trim) }));
              }}
            />
          )}
          <Select
            label={t('paper')}
            data={binding.papers.map(({ id, name }) => ({ value: id, label: tPaper(name) }))}
            value={specification.paper}
            allowDeselect={false}
            {...errorAt('paper')}
            onChange={(value) => {
              const paper = binding.papers.find(({ id }) => id === value);
              if (paper) change('paper', { paper: paper.id }, tPaper(paper.name));
            }}
          />
          <Pair>
            <PageCount
              key={`${design.format} ${specification.extent}`}
              extent={specification.extent}
              hint={limits ? t('pageRange', { min: limits.min, max: limits.max }) : ''}
              isRefused={refusal?.field === 'extent'}
              onChange={(extent) => change('extent', { extent }, nameStep('pageCount', { extent }), gesture.current())}
              onEnd={gesture.end}
            />
            <Select
              label={t('readingDirection')}
              data={[
                { value: 'ltr', label: t('leftToRight') },
                { value: 'rtl', label: t('rightToLeft') },
              ]}
              value={specification.readingDirection}
              allowDeselect={false}
              onChange={(value) => {
                if (value === 'ltr' || value === 'rtl')
                  change('readingDirection', { readingDirection: value }, nameStep('readingDirection'));
              }}
            />
          </Pair>
          {refusal?.field === 'extent' && (
            <Text size="sm" c="error" role="alert">
              {refusal.text}
            </Text>
          )}
        </Section>
      )}
      <Section title={t('coverSize')}>
        <Measurements design={design} />
      </Section>
    </>
  );
}

interface PageCountProps {
  readonly extent: number;
  readonly hint: string;
  readonly isRefused: boolean;
  readonly onChange: (extent: number) => void;
  readonly onEnd: () => void;
}

/** The field of the page count. It applies only complete numbers: a 3 on the way to 300 is not applied. */
function PageCount({ extent, hint, isRefused, onChange, onEnd }: PageCountProps) {
  const t = useMessages(bookMessages);
  const [typed, setTyped] = useState<string | number>(extent);
  const settle = () => {
    if (typeof typed !== 'number') setTyped(extent);
    else if (typed !== extent) onChange(typed);
    onEnd();
  };
  return (
    <NumberInput
      label={t('pages')}
      description={hint}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      value={typed}
      allowDecimal={false}
      allowNegative={false}
      step={2}
      error={isRefused}
      onChange={setTyped}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  );
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
