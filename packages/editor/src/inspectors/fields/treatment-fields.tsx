import { BLACK, WHITE } from '@coverwright/core/design/colour.ts';
import {
  type PictureExtension,
  type PictureFade,
  type PictureScreen,
  type PictureTreatment,
  pictureFadeSchema,
  pictureScreenSchema,
} from '@coverwright/core/design/picture-treatment.ts';
import { ChoiceField } from './choice-field.tsx';
import { ColourField } from './colour-field.tsx';
import { SliderField } from './slider-field.tsx';
import { SwitchField } from './switch-field.tsx';

/** One step changed; null: taken away. */
export type TreatmentChange = { readonly [Step in keyof PictureTreatment]?: NonNullable<PictureTreatment[Step]> | null };

interface TreatmentFieldsProps {
  readonly value: PictureTreatment;
  readonly onChange: (change: TreatmentChange, label: string, gesture?: string) => void;
}

const SCREENS = [
  { value: 'none', label: 'None' },
  { value: 'lines', label: 'Lines' },
  { value: 'dots', label: 'Dots' },
] as const;
const EDGES = [
  { value: 'none', label: 'None' },
  { value: 'top', label: 'Top' },
  { value: 'bottom', label: 'Bottom' },
] as const;
const FADED = [
  ['top', 'Fade at the top'],
  ['right', 'Fade at the right'],
  ['bottom', 'Fade at the bottom'],
  ['left', 'Fade at the left'],
] as const;
const START_SCREEN: PictureScreen = pictureScreenSchema.parse({
  kind: 'lines',
  pitch: 0.0095,
  angle: 28,
  wave: 0.007,
  colour: BLACK,
  ground: WHITE,
});
const START_FADE: PictureFade = pictureFadeSchema.parse({ colour: BLACK });

/** What a picture goes through after its filter: lines or dots, a color at its edges, more of it beyond one. */
export function TreatmentFields({ value, onChange }: TreatmentFieldsProps) {
  const { screen, fade = START_FADE, extension } = value;
  const setFade = (change: Partial<PictureFade>, gesture?: string) => {
    const next = { ...fade, ...change };
    onChange({ fade: FADED.some(([edge]) => next[edge] > 0) ? next : null }, 'Fade', gesture);
  };
  return (
    <>
      <ChoiceField
        label="Screen"
        value={screen?.kind ?? 'none'}
        choices={SCREENS}
        onChange={(kind) => onChange({ screen: kind === 'none' ? null : { ...(screen ?? START_SCREEN), kind } }, 'Screen')}
      />
      {screen && <ScreenFields screen={screen} onChange={(next, gesture) => onChange({ screen: next }, 'Screen', gesture)} />}
      {FADED.map(([edge, label]) => (
        <SliderField
          key={edge}
          label={label}
          suffix=" %"
          value={fade[edge] * 100}
          min={0}
          max={100}
          onChange={(share, gesture) => setFade({ [edge]: share / 100 }, gesture)}
        />
      ))}
      {value.fade && (
        <ColourField label="Fade color" alpha value={fade.colour} onChange={(colour, gesture) => setFade({ colour }, gesture)} />
      )}
      <ChoiceField
        label="Extend"
        value={extension?.edge ?? 'none'}
        choices={EDGES}
        onChange={(edge) => onChange({ extension: edge === 'none' ? null : { share: extension?.share ?? 0.4, edge } }, 'Extend')}
      />
      {extension && <ExtensionShare extension={extension} onChange={(next, gesture) => onChange({ extension: next }, 'Extend', gesture)} />}
    </>
  );
}

interface StepProps<Step> {
  readonly onChange: (step: Step, gesture?: string) => void;
}

function ScreenFields({ screen, onChange }: { readonly screen: PictureScreen } & StepProps<PictureScreen>) {
  return (
    <>
      <SliderField
        label={screen.kind === 'lines' ? 'Line spacing of the screen' : 'Dot spacing of the screen'}
        suffix=" %"
        value={screen.pitch * 100}
        min={0.3}
        max={6}
        step={0.05}
        limits={{ min: 0.3, max: 10 }}
        onChange={(pitch, gesture) => onChange({ ...screen, pitch: pitch / 100 }, gesture)}
      />
      <SliderField
        label="Angle of the screen"
        suffix="°"
        value={screen.angle}
        min={-90}
        max={90}
        onChange={(angle, gesture) => onChange({ ...screen, angle }, gesture)}
      />
      {screen.kind === 'lines' && (
        <>
          <SliderField
            label="Wave"
            suffix=" %"
            value={screen.wave * 100}
            min={0}
            max={5}
            step={0.1}
            onChange={(wave, gesture) => onChange({ ...screen, wave: wave / 100 }, gesture)}
          />
          <SliderField
            label="Wavelength"
            suffix=" %"
            value={screen.waveLength * 100}
            min={2}
            max={200}
            onChange={(length, gesture) => onChange({ ...screen, waveLength: length / 100 }, gesture)}
          />
        </>
      )}
      <ColourField label="Ink" value={screen.colour} onChange={(colour, gesture) => onChange({ ...screen, colour }, gesture)} />
      <SwitchField
        label="Background of the screen"
        checked={screen.ground !== null}
        onChange={(on) => onChange({ ...screen, ground: on ? WHITE : null })}
      />
      {screen.ground && (
        <ColourField label="Background" value={screen.ground} onChange={(ground, gesture) => onChange({ ...screen, ground }, gesture)} />
      )}
    </>
  );
}

function ExtensionShare({ extension, onChange }: { readonly extension: PictureExtension } & StepProps<PictureExtension>) {
  return (
    <SliderField
      label="Extend by"
      suffix=" %"
      value={extension.share * 100}
      min={1}
      max={100}
      onChange={(share, gesture) => onChange({ ...extension, share: share / 100 }, gesture)}
    />
  );
}

/** A picture with its steps changed: one that was taken away is not kept as null. */
export function withTreatment<Treated extends PictureTreatment>(treated: Treated, change: TreatmentChange): Treated {
  const steps = Object.entries({ ...treated, ...change }).filter(([, step]) => step !== undefined);
  return Object.fromEntries(steps.filter(([key, step]) => !(key in change && step === null))) as Treated;
}
