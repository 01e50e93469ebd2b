import type { z } from 'zod';
import { type Warp, type WarpKind, MAX_GROWTH, MAX_STRETCH, MAX_WIDENED_STRETCH, warpSchema } from '../design/warp.ts';
import type { WarpText } from './messages.ts';

/** A control for a number of a warp, in the displayed unit: percent or degrees. */
export interface WarpControl {
  readonly key: string;
  readonly label: WarpText;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly suffix: ' %' | '°' | '';
}

/** A warp in the catalogue: its starting values and its controls. Its name is in `warpMessages`. */
export interface WarpEntry {
  readonly kind: WarpKind;
  readonly start: Warp;
  readonly controls: readonly WarpControl[];
}

function entry(start: z.input<typeof warpSchema>, controls: readonly WarpControl[]): WarpEntry {
  return { kind: start.kind, start: warpSchema.parse(start), controls };
}

const percent = (key: string, label: WarpText, min: number, max: number): WarpControl => ({ key, label, min, max, suffix: ' %' });

/** All warps in the order of the picker. */
export const WARP_CATALOGUE = {
  arch: entry({ kind: 'arch' }, [percent('bend', 'bend', -30, 30), percent('bottom', 'bottomEdgeFollows', -100, 100)]),
  wave: entry({ kind: 'wave' }, [
    percent('height', 'waveHeight', 0, 25),
    { key: 'waves', label: 'waves', min: 0.5, max: 4, step: 0.25, suffix: '' },
    { key: 'phase', label: 'startOfTheWave', min: -180, max: 180, suffix: '°' },
  ]),
  circle: entry({ kind: 'circle' }, [{ key: 'turn', label: 'turn', min: -340, max: 340, suffix: '°' }]),
  shear: entry({ kind: 'shear' }, [percent('rise', 'rise', -30, 30), percent('slant', 'slant', -50, 50)]),
  perspective: entry({ kind: 'perspective' }, [percent('side', 'rightEndSmaller', -80, 80), percent('top', 'topNarrower', -80, 80)]),
  stretch: entry({ kind: 'stretch' }, [percent('height', 'heightOfLetters', 75, MAX_STRETCH * 100)]),
  widen: entry({ kind: 'widen' }, [
    percent('growth', 'rightEndWider', 20, MAX_GROWTH * 100),
    percent('height', 'heightOfLetters', 75, MAX_WIDENED_STRETCH * 100),
  ]),
} satisfies Record<WarpKind, WarpEntry>;
