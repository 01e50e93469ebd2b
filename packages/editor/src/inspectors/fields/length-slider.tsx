import { fromUnit, toUnit } from '@coverwright/core/geometry/length-units.ts';
import { PRINT_DPI } from '@coverwright/core/units/units.ts';
import { useLengthMeasure } from '../../session/use-length-measure.ts';
import { SliderField } from './slider-field.tsx';

const POINTS_PER_INCH = 72;

interface LengthSliderProps {
  readonly label: string;
  /** Print pixels, as are the ends and the limits. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly limits?: { readonly min: number; readonly max: number };
  /** A line's weight is shown in points on paper, as layout programs show it; inches are too coarse for it. */
  readonly isLineWeight?: boolean;
  readonly onChange: (value: number, gesture: string) => void;
}

/** A length that is slid or typed in the unit of the cover: inches or millimeters on paper, pixels of the file on a screen. */
export function LengthSlider({ label, value, min, max, limits, isLineWeight = false, onChange }: LengthSliderProps) {
  const cover = useLengthMeasure();
  const isInPoints = isLineWeight && cover.unit !== 'px';
  const measure = isInPoints ? { ...cover, perUnit: PRINT_DPI / POINTS_PER_INCH, decimals: 2 } : cover;
  const { decimals } = measure;
  const shown = (length: number) => toUnit(length, measure);
  return (
    <SliderField
      label={label}
      suffix={` ${isInPoints ? 'pt' : cover.unit}`}
      step={10 ** -decimals}
      min={shown(min)}
      max={shown(max)}
      value={shown(value)}
      {...(limits ? { limits: { min: shown(limits.min), max: shown(limits.max) } } : {})}
      onChange={(next, gesture) => onChange(fromUnit(next, measure), gesture)}
    />
  );
}
