import type { ModeDefinition } from '../mode-definition.ts';
import type { ModeKind } from '../pointer-mode.ts';
import { drag } from './drag.ts';
import { idle } from './idle.ts';
import { marquee } from './marquee.ts';
import { pan } from './pan.ts';
import { pinch } from './pinch.ts';
import { press } from './press.ts';
import { resize } from './resize.ts';
import { rotate } from './rotate.ts';
import { selectText } from './select-text.ts';

/** The modes of the held pointers. */
export const MODES: { readonly [Kind in ModeKind]: ModeDefinition<Kind> } = {
  idle,
  press,
  drag,
  resize,
  rotate,
  marquee,
  pan,
  pinch,
  'select-text': selectText,
};
