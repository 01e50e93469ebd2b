import { fromUnit, toUnit } from '@coverwright/core/geometry/length-units.ts';
import { PRINT_DPI } from '@coverwright/core/units/units.ts';
import { useLengthMeasure } from '../../session/use-length-measure.ts';
import { SliderField } from './slider-field.tsx';

const POINTS_PER_INCH = 72;

interface LengthSliderProps {
  readonly label: string;
  /** The value in print pixels, as are the ends and the limits. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly limits?: { readonly min: number; readonly max: number };
  /** True shows a line weight in points, as layout programs do, because inches are too coarse for it. */
  readonly isLineWeight?: boolean;
  readonly onChange: (value: number, gesture: string) => void;
}

/** A slider for a length in the unit of the cover: inches or millimeters in print, pixels on a screen. */
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
