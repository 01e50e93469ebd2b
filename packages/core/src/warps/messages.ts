import type { WarpKind } from '../design/warp.ts';
import { defineMessages } from '../messages/define-messages.ts';

const WARPS = {
  arch: 'Arch',
  wave: 'Wave',
  circle: 'Circle',
  shear: 'Shear',
  perspective: 'Perspective',
  stretch: 'Stretch',
  widen: 'Widen',
} as const satisfies Record<WarpKind, string>;

/** The names of the warps and of their controls. */
export const warpMessages = defineMessages('warps', {
  ...WARPS,
  bend: 'Bend',
  bottomEdgeFollows: 'Bottom edge follows',
  heightOfLetters: 'Height of letters',
  rightEndSmaller: 'Right end smaller',
  rightEndWider: 'Width of the right end',
  rise: 'Rise',
  slant: 'Slant',
  startOfTheWave: 'Start of the wave',
  topNarrower: 'Top narrower',
  turn: 'Turn',
  waveHeight: 'Wave height',
  waves: 'Waves',
});

export type WarpText = keyof (typeof warpMessages)['texts'];
