import { NativeSelect } from '@mantine/core';
import type { CoverShape } from '@coverwright/core/design/shape.ts';
import type { Warp } from '@coverwright/core/design/warp.ts';
import { WARP_CATALOGUE } from '@coverwright/core/warps/warp-catalogue.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Section } from '../fields/section.tsx';
import { WarpControls } from '../fields/warp-controls.tsx';
import { shapeEditMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';
import { warpMessages } from '@coverwright/core/warps/messages.ts';

const STRAIGHT = 'none';
/** The warps for shapes: all but `stretch`, because the height of a shape is that of its box. */
const KINDS = Object.values(WARP_CATALOGUE).filter(({ kind }) => kind !== 'stretch');

interface ShapeWarpSectionProps {
  readonly shape: CoverShape;
  readonly change: (next: CoverShape, label: string, gesture?: string) => void;
}

/** The warp of a shape's outline. */
export function ShapeWarpSection({ shape, change }: ShapeWarpSectionProps) {
  const t = useMessages(shapeEditMessages);
  const tWarp = useMessages(warpMessages);
  const { warp, ...straight } = shape;
  const set = (next: Warp | undefined, label: string, gesture?: string) =>
    change(next ? { ...straight, warp: next } : straight, label, gesture);
  return (
    <Section title={t('warp')}>
      <NativeSelect
        size="sm"
        label={t('warpOfTheShape')}
        value={warp?.kind ?? STRAIGHT}
        data={[{ value: STRAIGHT, label: t('straight') }, ...KINDS.map(({ kind }) => ({ value: kind, label: tWarp(kind) }))]}
        onChange={(event) => {
          const entry = KINDS.find(({ kind }) => kind === event.currentTarget.value);
          set(entry?.start, nameStep('warp', { name: (entry ? tWarp(entry.kind) : t('straight')).toLowerCase() }));
        }}
      />
      {warp && <WarpControls warp={warp} onChange={set} />}
    </Section>
  );
}
