import type { z } from 'zod';
import { type Warp, type WarpKind, MAX_STRETCH, warpSchema } from '../design/warp.ts';

/** One number of a warp that the author can set, in the unit that is shown: percent or degrees. */
export interface WarpControl {
  readonly key: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly suffix: ' %' | '°' | '';
}

/** What a warp is called, how it starts, and everything about it that can be set. */
export interface WarpEntry {
  readonly kind: WarpKind;
  readonly label: string;
  readonly start: Warp;
  readonly controls: readonly WarpControl[];
}

function entry(start: z.input<typeof warpSchema>, label: string, controls: readonly WarpControl[]): WarpEntry {
  return { kind: start.kind, label, start: warpSchema.parse(start), controls };
}

const percent = (key: string, label: string, min: number, max: number): WarpControl => ({ key, label, min, max, suffix: ' %' });

/** Every warp in the order of the picker. */
export const WARP_CATALOGUE = {
  arch: entry({ kind: 'arch' }, 'Arch', [percent('bend', 'Bend', -30, 30), percent('bottom', 'Bottom edge follows', -100, 100)]),
  wave: entry({ kind: 'wave' }, 'Wave', [
    percent('height', 'Wave height', 0, 25),
    { key: 'waves', label: 'Waves', min: 0.5, max: 4, step: 0.25, suffix: '' },
    { key: 'phase', label: 'Start of the wave', min: -180, max: 180, suffix: '°' },
  ]),
  circle: entry({ kind: 'circle' }, 'Circle', [{ key: 'turn', label: 'Turn', min: -340, max: 340, suffix: '°' }]),
  shear: entry({ kind: 'shear' }, 'Shear', [percent('rise', 'Rise', -30, 30), percent('slant', 'Slant', -50, 50)]),
  perspective: entry({ kind: 'perspective' }, 'Perspective', [
    percent('side', 'Right end smaller', -80, 80),
    percent('top', 'Top narrower', -80, 80),
  ]),
  stretch: entry({ kind: 'stretch' }, 'Stretch', [percent('height', 'Height of letters', 75, MAX_STRETCH * 100)]),
} satisfies Record<WarpKind, WarpEntry>;
