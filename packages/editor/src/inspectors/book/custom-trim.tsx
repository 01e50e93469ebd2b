import { Button, NumberInput } from '@mantine/core';
import type { Binding, TrimSize } from '@coverwright/core/platforms/platform.ts';
import { trim } from '@coverwright/core/platforms/trim.ts';
import { fromUnit } from '@coverwright/core/geometry/length-units.ts';
import { PRINT_DPI, px, pxToInches } from '@coverwright/core/units/units.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useState } from 'react';
import { useLengthMeasure } from '../../session/use-length-measure.ts';
import { Pair } from '../fields/section.tsx';
import { bookMessages } from './messages.ts';

interface CustomTrimProps {
  /** Name of the printer, whose limits apply. */
  readonly printer: string;
  readonly limits: NonNullable<Binding['customTrim']>;
  readonly current: TrimSize;
  readonly onChange: (size: TrimSize) => void;
}

type Side = 'width' | 'height';
const SIDES = [
  { side: 'width', label: 'trimWidth' },
  { side: 'height', label: 'trimHeight' },
] as const satisfies readonly { readonly side: Side; readonly label: string }[];

/** Fields for a custom trim size within the printer's limits. A button applies it, because an incomplete number is no trim size. */
export function CustomTrim({ printer, limits, current, onChange }: CustomTrimProps) {
  const t = useMessages(bookMessages);
  const measure = useLengthMeasure();
  const { unit, perUnit, decimals } = measure;
  // The trade states trim sizes to the thousandth of an inch.
  const places = decimals + 1;
  const shown = (inches: number) => Number(((inches * PRINT_DPI) / perUnit).toFixed(places));
  const [typed, setTyped] = useState<Record<Side, string | number>>({ width: shown(current.width), height: shown(current.height) });
  const isOutside = (side: Side) => {
    const value = typed[side];
    return typeof value !== 'number' || value < shown(limits.min[side]) || value > shown(limits.max[side]);
  };
  const size = (side: Side) => Number(pxToInches(px(fromUnit(Number(typed[side]), measure))).toFixed(3));
  const isSame = SIDES.every(({ side }) => typed[side] === shown(current[side]));
  const settle = () => {
    if (!isSame && SIDES.every(({ side }) => !isOutside(side))) onChange(trim(size('width'), size('height')));
  };
  return (
    <>
      <Pair>
        {SIDES.map(({ side, label }) => (
          <NumberInput
            key={side}
            label={t(label)}
            size="xs"
            hideControls
            value={typed[side]}
            suffix={` ${unit}`}
            decimalScale={places}
            allowNegative={false}
            clampBehavior="none"
            description={t('trimRange', { min: shown(limits.min[side]), max: shown(limits.max[side]), unit })}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            error={isOutside(side) ? t('notPrinted', { printer }) : null}
            onChange={(value) => setTyped((known) => ({ ...known, [side]: value }))}
            onKeyDown={(event) => event.key === 'Enter' && settle()}
          />
        ))}
      </Pair>
      <Button variant="default" size="xs" disabled={isSame || SIDES.some(({ side }) => isOutside(side))} onClick={settle}>
        {t('useThisTrimSize')}
      </Button>
    </>
  );
}
