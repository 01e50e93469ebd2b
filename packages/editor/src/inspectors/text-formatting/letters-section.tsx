import type { TextBox } from '@coverwright/core/design/text-box.ts';
import type { TextFit, TextPath } from '@coverwright/core/design/text-lines.ts';
import { mayHaveFeature } from '@coverwright/core/text/face-features.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useMountedEditor } from '../../session/editor-context.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { Section } from '../fields/section.tsx';
import { SliderField } from '../fields/slider-field.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import type { ChangeText } from './text-formatting-inspector.tsx';
import { textFormattingMessages } from './messages.ts';
import { translateLabels } from '../../messages/translate-labels.ts';
import { nameStep } from '../../steps/name-step.ts';

const FITS = [
  { value: 'fixed', label: 'asSet' },
  { value: 'grow', label: 'fillTheBox' },
  { value: 'justify', label: 'eachLine' },
] as const satisfies readonly { readonly value: TextFit; readonly label: string }[];

const PATHS = [
  { value: 'none', label: 'straight' },
  { value: 'arc', label: 'arc' },
  { value: 'wave', label: 'wave' },
  { value: 'circle', label: 'circle' },
] as const;

const STARTS: Record<TextPath['kind'], TextPath> = {
  arc: { kind: 'arc', bend: 60 },
  wave: { kind: 'wave', height: 0.5, waves: 1, phase: 0 },
  circle: { kind: 'circle', diameter: 0.8, start: 0, inside: false },
};

/** OpenType features that many display faces have. Those that a face lacks are not offered for it. */
const FEATURES = [
  { tag: 'swsh', label: 'swashes' },
  { tag: 'salt', label: 'alternateLetters' },
  { tag: 'smcp', label: 'smallCapitals' },
  { tag: 'c2sc', label: 'capitalsAsSmall' },
  { tag: 'dlig', label: 'rareLigatures' },
  { tag: 'onum', label: 'oldStyleFigures' },
  { tag: 'lnum', label: 'liningFigures' },
] as const;

/** The size of the lines, the text path and the OpenType features. */
export function LettersSection({ text, change }: { readonly text: TextBox['text']; readonly change: ChangeText }) {
  const t = useMessages(textFormattingMessages);
  const { features = {}, fit = 'fixed', path } = text;
  const { engine } = useMountedEditor().resources;
  const { face } = engine.resolve({ family: text.font, bold: text.bold, italic: text.italic });
  const offered = FEATURES.filter(({ tag }) => features[tag] !== undefined || mayHaveFeature(face, tag));
  const bend = (next: TextPath, gesture?: string) => change({ text: { path: next } }, nameStep('textPath'), gesture);
  return (
    <Section title={t('lettering')}>
      {!text.lettering && (
        <ChoiceField
          label={t('sizeOfTheLines')}
          value={fit}
          choices={translateLabels(FITS, t)}
          onChange={(next) => change({ text: { fit: next } }, nameStep('sizeOfTheLines'))}
        />
      )}
      <ChoiceField
        label={t('path')}
        value={path?.kind ?? 'none'}
        choices={translateLabels(PATHS, t)}
        onChange={(kind) => change({ text: { path: kind === 'none' ? null : STARTS[kind] } }, nameStep('textPath'))}
      />
      {path && <PathFields path={path} onChange={bend} />}
      {offered.map(({ tag, label }) => (
        <SwitchField
          key={tag}
          label={t(label)}
          checked={(features[tag] ?? 0) > 0}
          onChange={(isOn) => {
            const { [tag]: _, ...rest } = features;
            const next = isOn ? { ...rest, [tag]: 1 } : rest;
            change({ text: { features: Object.keys(next).length > 0 ? next : null } }, t(label));
          }}
        />
      ))}
    </Section>
  );
}

function PathFields({ path, onChange }: { readonly path: TextPath; readonly onChange: (path: TextPath, gesture?: string) => void }) {
  const t = useMessages(textFormattingMessages);
  switch (path.kind) {
    case 'arc':
      return (
        <SliderField
          label={t('bend')}
          suffix="°"
          value={path.bend}
          min={-300}
          max={300}
          onChange={(bend, gesture) => onChange({ ...path, bend }, gesture)}
        />
      );
    case 'wave':
      return (
        <>
          <SliderField
            label={t('waveHeight')}
            value={path.height}
            min={0}
            max={3}
            step={0.05}
            onChange={(height, gesture) => onChange({ ...path, height }, gesture)}
          />
          <SliderField
            label={t('waves')}
            value={path.waves}
            min={0.5}
            max={6}
            step={0.5}
            onChange={(waves, gesture) => onChange({ ...path, waves }, gesture)}
          />
        </>
      );
    case 'circle':
      return (
        <>
          <SliderField
            label={t('diameter')}
            suffix=" %"
            value={path.diameter * 100}
            min={10}
            max={200}
            onChange={(percent, gesture) => onChange({ ...path, diameter: percent / 100 }, gesture)}
          />
          <SliderField
            label={t('start')}
            suffix="°"
            value={path.start}
            min={-180}
            max={180}
            onChange={(start, gesture) => onChange({ ...path, start }, gesture)}
          />
          <SwitchField label={t('insideTheCircle')} checked={path.inside} onChange={(inside) => onChange({ ...path, inside })} />
        </>
      );
  }
}
