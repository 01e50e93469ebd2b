import { NativeSelect } from '@mantine/core';
import type { ArtParameter } from '@coverwright/core/art/art-generator.ts';
import { ART_GENERATORS } from '@coverwright/core/art/art-generators.ts';
import type { Artwork } from '@coverwright/core/design/artwork.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useFieldsLocked } from '../fields/fields-locked.ts';
import { SliderField } from '../fields/slider-field.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import type { ChangeArtwork } from './change-artwork.ts';
import { nameArtwork } from '../../messages/name-artwork.ts';
import { nameMotif } from '../../messages/name-motif.ts';
import { artworkMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';

const OWN_CHOICE = '';

/** The settings of the artwork's generator, and the motifs that it can show. */
export function ArtworkDetails({ art, change }: { readonly art: Artwork; readonly change: ChangeArtwork }) {
  const t = useMessages(artworkMessages);
  const isLocked = useFieldsLocked();
  const { parameters, motifs = [] } = ART_GENERATORS[art.generator];
  const offered = Object.entries<ArtParameter>(parameters);
  return (
    <>
      {motifs.length > 0 && (
        <NativeSelect
          label={t('motif')}
          size="sm"
          disabled={isLocked}
          value={art.motif ?? OWN_CHOICE}
          data={[{ value: OWN_CHOICE, label: t('random') }, ...motifs.map((motif) => ({ value: motif, label: nameMotif(motif) }))]}
          onChange={({ currentTarget: { value } }) => {
            const motif = motifs.find((one) => one === value) ?? null;
            change({ motif }, motif ? nameStep('artworkMotif', { motif: nameMotif(motif).toLowerCase() }) : nameStep('randomMotif'));
          }}
        />
      )}
      {offered.map(
        ([name, parameter]) =>
          parameter.label && (
            <DetailField
              key={name}
              parameter={parameter}
              label={nameArtwork(parameter.label)}
              value={art.parameters[name] ?? parameter.standard}
              onChange={(value, gesture) => change({ parameters: { [name]: value } }, nameArtwork(parameter.label), gesture)}
            />
          ),
      )}
    </>
  );
}

interface DetailFieldProps {
  readonly parameter: ArtParameter;
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number, gesture?: string) => void;
}

/** A switch for a detail that is either there or not, and a slider for every other one. */
function DetailField({ parameter: { least, most, step }, label, value, onChange }: DetailFieldProps) {
  if (least === 0 && most === 1 && step === 1) {
    return <SwitchField label={label} checked={value >= 0.5} onChange={(isShown) => onChange(isShown ? 1 : 0)} />;
  }
  const isFine = most - least <= 4;
  return <SliderField label={label} value={value} min={least} max={most} step={step ?? (isFine ? 0.05 : 1)} onChange={onChange} />;
}
