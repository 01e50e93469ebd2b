import type { TextBox } from '@coverwright/core/design/text-box.ts';
import type { TextFit, TextPath } from '@coverwright/core/design/text-lines.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { Section } from '../fields/section.tsx';
import { SliderField } from '../fields/slider-field.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import type { ChangeText } from './text-formatting-inspector.tsx';

const FITS = [
  { value: 'fixed', label: 'As set' },
  { value: 'grow', label: 'Fill the box' },
  { value: 'justify', label: 'Each line' },
] as const satisfies readonly { readonly value: TextFit; readonly label: string }[];

const PATHS = [
  { value: 'none', label: 'Straight' },
  { value: 'arc', label: 'Arc' },
  { value: 'wave', label: 'Wave' },
  { value: 'circle', label: 'Circle' },
] as const;

const STARTS: Record<TextPath['kind'], TextPath> = {
  arc: { kind: 'arc', bend: 60 },
  wave: { kind: 'wave', height: 0.5, waves: 1, phase: 0 },
  circle: { kind: 'circle', diameter: 0.8, start: 0, inside: false },
};

/** OpenType features that many display faces have. A face that lacks one shows its letters as they are. */
const FEATURES = [
  { tag: 'swsh', label: 'Swashes' },
  { tag: 'salt', label: 'Alternate letters' },
  { tag: 'smcp', label: 'Small capitals' },
  { tag: 'dlig', label: 'Rare ligatures' },
  { tag: 'onum', label: 'Old-style figures' },
] as const;

/** How large the words are set, the line that they stand on, and the forms of their letters. */
export function LettersSection({ text, change }: { readonly text: TextBox['text']; readonly change: ChangeText }) {
  const { features = {}, fit = 'fixed', path } = text;
  const bend = (next: TextPath, gesture?: string) => change({ text: { path: next } }, 'Text path', gesture);
  return (
    <Section title="Lettering">
      {!text.lettering && (
        <ChoiceField
          label="Size of the lines"
          value={fit}
          choices={FITS}
          onChange={(next) => change({ text: { fit: next } }, 'Size of the lines')}
        />
      )}
      <ChoiceField
        label="Path"
        value={path?.kind ?? 'none'}
        choices={PATHS}
        onChange={(kind) => change({ text: { path: kind === 'none' ? null : STARTS[kind] } }, 'Text path')}
      />
      {path && <PathFields path={path} onChange={bend} />}
      {FEATURES.map(({ tag, label }) => (
        <SwitchField
          key={tag}
          label={label}
          checked={(features[tag] ?? 0) > 0}
          onChange={(isOn) => {
            const { [tag]: _, ...rest } = features;
            const next = isOn ? { ...rest, [tag]: 1 } : rest;
            change({ text: { features: Object.keys(next).length > 0 ? next : null } }, label);
          }}
        />
      ))}
    </Section>
  );
}

function PathFields({ path, onChange }: { readonly path: TextPath; readonly onChange: (path: TextPath, gesture?: string) => void }) {
  switch (path.kind) {
    case 'arc':
      return (
        <SliderField
          label="Bend"
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
            label="Wave height"
            value={path.height}
            min={0}
            max={3}
            step={0.05}
            onChange={(height, gesture) => onChange({ ...path, height }, gesture)}
          />
          <SliderField
            label="Waves"
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
            label="Diameter"
            suffix=" %"
            value={path.diameter * 100}
            min={10}
            max={200}
            onChange={(percent, gesture) => onChange({ ...path, diameter: percent / 100 }, gesture)}
          />
          <SliderField
            label="Start"
            suffix="°"
            value={path.start}
            min={-180}
            max={180}
            onChange={(start, gesture) => onChange({ ...path, start }, gesture)}
          />
          <SwitchField label="Inside the circle" checked={path.inside} onChange={(inside) => onChange({ ...path, inside })} />
        </>
      );
  }
}
