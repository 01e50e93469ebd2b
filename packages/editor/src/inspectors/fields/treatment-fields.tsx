import { BLACK, WHITE } from '@coverwright/core/design/colour.ts';
import {
  type PictureExtension,
  type PictureFade,
  type PictureScreen,
  type PictureTreatment,
  pictureFadeSchema,
  pictureScreenSchema,
} from '@coverwright/core/design/picture-treatment.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ChoiceField } from './choice-field.tsx';
import { ColourField } from './colour-field.tsx';
import { SliderField } from './slider-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { fieldMessages } from './messages.ts';
import { translateLabels } from '../../messages/translate-labels.ts';
import { nameStep } from '../../steps/name-step.ts';

/** Changes to the steps of a treatment; null removes a step. */
export type TreatmentChange = { readonly [Step in keyof PictureTreatment]?: NonNullable<PictureTreatment[Step]> | null };

interface TreatmentFieldsProps {
  readonly value: PictureTreatment;
  readonly onChange: (change: TreatmentChange, label: string, gesture?: string) => void;
}

const SCREENS = [
  { value: 'none', label: 'none' },
  { value: 'lines', label: 'lines' },
  { value: 'dots', label: 'dots' },
] as const;
const EDGES = [
  { value: 'none', label: 'none' },
  { value: 'top', label: 'top' },
  { value: 'bottom', label: 'bottom' },
] as const;
const FADED = [
  ['top', 'fadeTop'],
  ['right', 'fadeRight'],
  ['bottom', 'fadeBottom'],
  ['left', 'fadeLeft'],
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
const FADES_INTO = [
  { value: 'color', label: 'aColor' },
  { value: 'below', label: 'whatIsBelow' },
] as const;

/** The effects that follow a picture's filter: a screen of lines or dots, faded edges, and an extension beyond an edge. */
export function TreatmentFields({ value, onChange }: TreatmentFieldsProps) {
  const t = useMessages(fieldMessages);
  const { screen, fade = START_FADE, extension } = value;
  const setFade = (change: Partial<PictureFade>, gesture?: string) => {
    const next = { ...fade, ...change };
    onChange({ fade: FADED.some(([edge]) => next[edge] > 0) ? next : null }, nameStep('fade'), gesture);
  };
  return (
    <>
      <ChoiceField
        label={t('screen')}
        value={screen?.kind ?? 'none'}
        choices={translateLabels(SCREENS, t)}
        onChange={(kind) => onChange({ screen: kind === 'none' ? null : { ...(screen ?? START_SCREEN), kind } }, nameStep('screen'))}
      />
      {screen && <ScreenFields screen={screen} onChange={(next, gesture) => onChange({ screen: next }, nameStep('screen'), gesture)} />}
      {FADED.map(([edge, label]) => (
        <SliderField
          key={edge}
          label={t(label)}
          suffix=" %"
          value={fade[edge] * 100}
          min={0}
          max={100}
          onChange={(share, gesture) => setFade({ [edge]: share / 100 }, gesture)}
        />
      ))}
      {value.fade && (
        <ChoiceField
          label={t('fadeInto')}
          value={fade.colour ? 'color' : 'below'}
          choices={translateLabels(FADES_INTO, t)}
          onChange={(into) => setFade({ colour: into === 'color' ? BLACK : null })}
        />
      )}
      {value.fade && fade.colour && (
        <ColourField label={t('fadeColor')} alpha value={fade.colour} onChange={(colour, gesture) => setFade({ colour }, gesture)} />
      )}
      <ChoiceField
        label={t('extend')}
        value={extension?.edge ?? 'none'}
        choices={translateLabels(EDGES, t)}
        onChange={(edge) => onChange({ extension: edge === 'none' ? null : { share: extension?.share ?? 0.4, edge } }, nameStep('extend'))}
      />
      {extension && (
        <ExtensionShare extension={extension} onChange={(next, gesture) => onChange({ extension: next }, nameStep('extend'), gesture)} />
      )}
    </>
  );
}

interface StepProps<Step> {
  readonly onChange: (step: Step, gesture?: string) => void;
}

function ScreenFields({ screen, onChange }: { readonly screen: PictureScreen } & StepProps<PictureScreen>) {
  const t = useMessages(fieldMessages);
  return (
    <>
      <SliderField
        label={screen.kind === 'lines' ? t('lineSpacing') : t('dotSpacing')}
        suffix=" %"
        value={screen.pitch * 100}
        min={0.3}
        max={6}
        step={0.05}
        limits={{ min: 0.3, max: 10 }}
        onChange={(pitch, gesture) => onChange({ ...screen, pitch: pitch / 100 }, gesture)}
      />
      <SliderField
        label={t('screenAngle')}
        suffix="°"
        value={screen.angle}
        min={-90}
        max={90}
        onChange={(angle, gesture) => onChange({ ...screen, angle }, gesture)}
      />
      {screen.kind === 'lines' && (
        <>
          <SliderField
            label={t('wave')}
            suffix=" %"
            value={screen.wave * 100}
            min={0}
            max={5}
            step={0.1}
            onChange={(wave, gesture) => onChange({ ...screen, wave: wave / 100 }, gesture)}
          />
          <SliderField
            label={t('wavelength')}
            suffix=" %"
            value={screen.waveLength * 100}
            min={2}
            max={200}
            onChange={(length, gesture) => onChange({ ...screen, waveLength: length / 100 }, gesture)}
          />
        </>
      )}
      <ColourField label={t('ink')} value={screen.colour} onChange={(colour, gesture) => onChange({ ...screen, colour }, gesture)} />
      <SwitchField
        label={t('screenBackground')}
        checked={screen.ground !== null}
        onChange={(on) => onChange({ ...screen, ground: on ? WHITE : null })}
      />
      {screen.ground && (
        <ColourField
          label={t('background')}
          value={screen.ground}
          onChange={(ground, gesture) => onChange({ ...screen, ground }, gesture)}
        />
      )}
    </>
  );
}

function ExtensionShare({ extension, onChange }: { readonly extension: PictureExtension } & StepProps<PictureExtension>) {
  const t = useMessages(fieldMessages);
  return (
    <SliderField
      label={t('extendBy')}
      suffix=" %"
      value={extension.share * 100}
      min={1}
      max={100}
      onChange={(share, gesture) => onChange({ ...extension, share: share / 100 }, gesture)}
    />
  );
}

/** Returns a picture with changed steps; a removed step is deleted rather than stored as null. */
export function withTreatment<Treated extends PictureTreatment>(treated: Treated, change: TreatmentChange): Treated {
  const steps = Object.entries({ ...treated, ...change }).filter(([, step]) => step !== undefined);
  return Object.fromEntries(steps.filter(([key, step]) => !(key in change && step === null))) as Treated;
}
