import { Button } from '@mantine/core';
import { WHITE, withAlpha } from '@coverwright/core/design/colour.ts';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { type Fill, type PictureFill, leadingColour, pictureFillSchema } from '@coverwright/core/design/fill.ts';
import { shownPictures } from '@coverwright/core/design/shown-pictures.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useState } from 'react';
import { useDesign, useMountedEditor } from '../../session/editor-context.ts';
import { frontInInches } from '../pictures/front-in-inches.ts';
import { PicturePicker } from '../pictures/picture-picker.tsx';
import { StopsField } from '../text-formatting/stops-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { ColourField } from './colour-field.tsx';
import fieldStyles from './fields.module.css';
import { PictureFilterFields } from './picture-filter-fields.tsx';
import { SliderField } from './slider-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { TreatmentFields, withTreatment } from './treatment-fields.tsx';
import { fieldMessages } from './messages.ts';
import { translateLabels } from '../../messages/translate-labels.ts';

interface FillFieldProps {
  readonly label: string;
  readonly value: Fill;
  /** True if the selected elements differ: `value` is the first one's. */
  readonly mixed?: boolean;
  /** True if a plain color may be transparent. */
  readonly alpha?: boolean;
  readonly onChange: (fill: Fill, gesture?: string) => void;
}

const KINDS = [
  { value: 'solid', label: 'colorLabel' },
  { value: 'linear', label: 'linear' },
  { value: 'radial', label: 'radial' },
  { value: 'picture', label: 'picture' },
] as const;

/** The fill of an area or of letters: a color, a gradient or a picture. */
export function FillField({ label, value, alpha = false, mixed = false, onChange }: FillFieldProps) {
  const t = useMessages(fieldMessages);
  const design = useDesign();
  const [choosing, setChoosing] = useState(false);
  const turnInto = (kind: Fill['kind']) => {
    if (kind === value.kind) return mixed ? onChange(value) : undefined;
    if (kind !== 'picture') return onChange(turned(value, kind));
    // A picture that is on the cover already is the likeliest choice, and can be changed at once.
    const [image] = shownPictures(design);
    if (image) onChange(pictureFill(image));
    setChoosing(true);
  };
  return (
    <>
      <ChoiceField label={label} value={mixed ? null : value.kind} choices={translateLabels(KINDS, t)} onChange={turnInto} />
      {value.kind === 'solid' && (
        <ColourField
          label={t('colorOf', { label })}
          value={value.colour}
          mixed={mixed}
          alpha={alpha}
          onChange={(colour, gesture) => onChange({ kind: 'solid', colour: alpha ? colour : withAlpha(colour, 1) }, gesture)}
        />
      )}
      {!mixed && (value.kind === 'linear' || value.kind === 'radial') && (
        <StopsField
          label={t('gradientStops', { label })}
          stops={value.stops}
          onChange={(stops, gesture) => onChange({ ...value, stops: [...stops] }, gesture)}
        />
      )}
      {!mixed && value.kind === 'linear' && (
        <SliderField
          label={t('angle')}
          suffix="°"
          value={value.angle}
          min={-180}
          max={180}
          onChange={(angle, gesture) => onChange({ ...value, angle }, gesture)}
        />
      )}
      {!mixed && value.kind === 'picture' && <PicturePlace fill={value} onChange={onChange} />}
      {(choosing || value.kind === 'picture') && (
        <ChoosePicture
          opened={choosing}
          onToggle={setChoosing}
          chosen={value.kind === 'picture' ? value.image : null}
          onChoose={(image, focus) => {
            onChange(value.kind === 'picture' ? { ...value, image, focus: focus ?? value.focus } : pictureFill(image, focus));
            setChoosing(false);
          }}
        />
      )}
    </>
  );
}

/** Creates a picture fill, centered until the focus of the picture is known. */
function pictureFill(image: DesignImage, focus: { readonly x: number; readonly y: number } | null = null): PictureFill {
  return pictureFillSchema.parse({ kind: 'picture', image, ...(focus ? { focus } : {}) });
}

/** Converts a fill to another kind. A new gradient fades from the fill's color to white; a gradient keeps its stops. */
function turned(fill: Fill, kind: 'solid' | 'linear' | 'radial'): Fill {
  if (kind === 'solid') return { kind, colour: leadingColour(fill) };
  const stops =
    fill.kind === 'linear' || fill.kind === 'radial'
      ? fill.stops
      : [
          { offset: 0, colour: withAlpha(leadingColour(fill), 1) },
          { offset: 1, colour: WHITE },
        ];
  return kind === 'linear' ? { kind, angle: 90, stops } : { kind, stops };
}

function PicturePlace({ fill, onChange }: { readonly fill: PictureFill; readonly onChange: FillFieldProps['onChange'] }) {
  const t = useMessages(fieldMessages);
  const percent = (share: number) => share * 100;
  return (
    <>
      <SliderField
        label={t('zoom')}
        suffix=" %"
        value={percent(fill.zoom)}
        min={100}
        max={400}
        limits={{ min: 100, max: 2000 }}
        onChange={(zoom, gesture) => onChange({ ...fill, zoom: zoom / 100 }, gesture)}
      />
      <SliderField
        label={t('across')}
        suffix=" %"
        value={percent(fill.focus.x)}
        min={0}
        max={100}
        onChange={(x, gesture) => onChange({ ...fill, focus: { ...fill.focus, x: x / 100 } }, gesture)}
      />
      <SliderField
        label={t('down')}
        suffix=" %"
        value={percent(fill.focus.y)}
        min={0}
        max={100}
        onChange={(y, gesture) => onChange({ ...fill, focus: { ...fill.focus, y: y / 100 } }, gesture)}
      />
      <SliderField
        label={t('moveAcross')}
        suffix=" %"
        value={percent(fill.offset.x)}
        min={-100}
        max={100}
        limits={{ min: -1000, max: 1000 }}
        onChange={(x, gesture) => onChange({ ...fill, offset: { ...fill.offset, x: x / 100 } }, gesture)}
      />
      <SliderField
        label={t('moveDown')}
        suffix=" %"
        value={percent(fill.offset.y)}
        min={-100}
        max={100}
        limits={{ min: -1000, max: 1000 }}
        onChange={(y, gesture) => onChange({ ...fill, offset: { ...fill.offset, y: y / 100 } }, gesture)}
      />
      <SwitchField
        label={t('mirrorThePicture')}
        checked={fill.mirrorX < 0}
        onChange={(on) => onChange({ ...fill, mirrorX: on ? -1 : 1 })}
      />
      <PictureFilterFields value={fill.filter} onChange={(filter, _, gesture) => onChange({ ...fill, filter }, gesture)} />
      <TreatmentFields value={fill} onChange={(change, _, gesture) => onChange(withTreatment(fill, change), gesture)} />
    </>
  );
}

interface ChoosePictureProps {
  readonly opened: boolean;
  readonly onToggle: (opened: boolean) => void;
  readonly chosen: DesignImage | null;
  readonly onChoose: (image: DesignImage, focus: { readonly x: number; readonly y: number } | null) => void;
}

function ChoosePicture({ opened, onToggle, chosen, onChoose }: ChoosePictureProps) {
  const t = useMessages(fieldMessages);
  const { resources } = useMountedEditor();
  const design = useDesign();
  const [term, setTerm] = useState('');
  return (
    <>
      <Button variant="default" size="xs" aria-expanded={opened} onClick={() => onToggle(!opened)}>
        {chosen ? t('chooseAnotherPicture') : t('chooseAPicture')}
      </Button>
      {opened && (
        <div className={fieldStyles.picking} ref={showWhole}>
          <PicturePicker
            tools={resources}
            kind="photo"
            genre={null}
            term={term}
            onTerm={setTerm}
            front={frontInInches(design)}
            chosenIds={chosen ? [chosen.assetId] : []}
            onChoose={onChoose}
          />
        </div>
      )}
    </>
  );
}

/** Scrolls the picker into view, because on a phone the pictures open below the drawer's edge. */
function showWhole(picker: HTMLElement | null): void {
  picker?.scrollIntoView({ block: 'nearest' });
}
