import { type Warp, warpSchema } from '@coverwright/core/design/warp.ts';
import { WARP_CATALOGUE, type WarpControl } from '@coverwright/core/warps/warp-catalogue.ts';
import { SliderField } from './slider-field.tsx';
import { nameStep } from '../../steps/name-step.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { warpMessages } from '@coverwright/core/warps/messages.ts';

interface WarpControlsProps {
  readonly warp: Warp;
  readonly onChange: (warp: Warp, label: string, gesture?: string) => void;
}

/** Factor between the stored shares and the percentages on the screen. */
const PERCENT = 100;
const factorOf = ({ suffix }: WarpControl) => (suffix === ' %' ? PERCENT : 1);

/** All settings of a warp. */
export function WarpControls({ warp, onChange }: WarpControlsProps) {
  const t = useMessages(warpMessages);
  const entry = WARP_CATALOGUE[warp.kind];
  return entry.controls.map((control) => {
    const { key, label, min, max, step = 1, suffix } = control;
    const value: unknown = Reflect.get(warp, key);
    return (
      <SliderField
        key={`${entry.kind} ${key}`}
        label={t(label)}
        suffix={suffix}
        min={min}
        max={max}
        step={step}
        value={typeof value === 'number' ? value * factorOf(control) : 0}
        onChange={(shown, gesture) => {
          const next = warpSchema.safeParse({ ...warp, [key]: shown / factorOf(control) });
          if (next.success) onChange(next.data, nameStep('controlOf', { name: t(entry.kind), control: t(label).toLowerCase() }), gesture);
        }}
      />
    );
  });
}
