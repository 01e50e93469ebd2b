import type { z } from 'zod';
import { BLACK, fromHex, withAlpha } from '../design/colour.ts';
import type { EffectControl } from './effect-control.ts';
import { FOIL_NAMES, FOILS } from './foil/style.ts';
import { type TextEffect, type TextEffectName, textEffectSchema } from './text-effect.ts';

/**
 * What an effect does to the letters' own fill. `kept`: it draws around or beneath them. `redrawn`: it draws them itself, in the text's color,
 * so that a picture fill would hide it. `recolored`: it draws them in colors of its own, so that the text's color changes nothing.
 */
type LetterFill = 'kept' | 'redrawn' | 'recolored';

/** What an effect is called, how it starts, and everything about it that can be set. */
export interface EffectEntry {
  readonly name: TextEffectName;
  readonly label: string;
  readonly start: TextEffect;
  readonly controls: readonly EffectControl[];
  readonly letterFill: LetterFill;
}

type EffectInput = z.input<typeof textEffectSchema>;

function entry(start: EffectInput, label: string, controls: readonly EffectControl[], letterFill: LetterFill = 'kept'): EffectEntry {
  return { name: start.name, label, start: textEffectSchema.parse(start), controls, letterFill };
}

/** What the effect of a text does to its letters' fill. */
export function letterFillOf(effect: TextEffect | null): LetterFill {
  return effect ? EFFECT_CATALOGUE[effect.name].letterFill : 'kept';
}

const slider = (key: string, label: string, min: number, max: number, step = 1): EffectControl => ({
  kind: 'slider',
  key,
  label,
  min,
  max,
  step,
  suffix: '',
});
const degrees = (key: string, label: string): EffectControl => ({ kind: 'slider', key, label, min: 0, max: 360, step: 1, suffix: '°' });
const colour = (label: string, key = 'colour'): EffectControl => ({ kind: 'colour', key, label });
const strength = (label = 'Strength'): EffectControl => ({ kind: 'opacity', key: 'colour', label });
const share = (key: string, label: string): EffectControl => slider(key, label, 0, 1, 0.01);
const seed = slider('seed', 'Pattern', 1, 99);
const offset = (most: number): EffectControl => ({ kind: 'offset', keyX: 'offsetX', keyY: 'offsetY', most });

/** Every effect in the order of the picker: quiet ones first. They start as a cover that was bought would have them: hardly seen. */
export const EFFECT_CATALOGUE = {
  shadow: entry({ name: 'shadow', style: { colour: withAlpha(BLACK, 0.3), offsetX: 0, offsetY: 22, blur: 110 } }, 'Shadow', [
    colour('Shadow color'),
    strength(),
    slider('blur', 'Softness', 0, 300),
    offset(200),
  ]),
  lift: entry({ name: 'lift', style: {} }, 'Lift', [slider('height', 'Height', 0, 1, 0.01)]),
  'long-shadow': entry({ name: 'long-shadow', style: {} }, 'Long shadow', [
    colour('Shadow color'),
    strength(),
    slider('length', 'Length', 50, 6000),
    degrees('angle', 'Direction'),
    share('fade', 'Fade'),
  ]),
  outline: entry({ name: 'outline', style: { width: 18 } }, 'Outline', [
    colour('Outline color'),
    strength(),
    slider('width', 'Width', 1, 150),
  ]),
  'knock-out': entry({ name: 'knock-out', style: {} }, 'Knock-out', [colour('Rim color'), slider('width', 'Width', 1, 200)], 'redrawn'),
  hollow: entry({ name: 'hollow', style: {} }, 'Hollow', [slider('width', 'Line', 1, 100)], 'redrawn'),
  inline: entry(
    { name: 'inline', style: {} },
    'Inline',
    [colour('Line color'), slider('inset', 'Distance from the edge', 1, 120), slider('width', 'Line', 1, 80)],
    'redrawn',
  ),
  'inset-bands': entry(
    { name: 'inset-bands', style: {} },
    'Bands',
    [
      { kind: 'stops', key: 'stops', label: 'Colors' },
      slider('bands', 'Bands', 1, 6),
      slider('width', 'Width', 4, 80),
      share('shadow', 'Edge shadow'),
    ],
    'recolored',
  ),
  gradient: entry(
    {
      name: 'gradient',
      style: {
        stops: [
          { offset: 0, colour: fromHex('#fff6d8') },
          { offset: 1, colour: fromHex('#c98f35') },
        ],
      },
    },
    'Gradient',
    [{ kind: 'stops', key: 'stops', label: 'Colors' }, degrees('angle', 'Angle'), slider('shadow', 'Shadow', 0, 1, 0.01)],
    'recolored',
  ),
  foil: entry(
    { name: 'foil', style: { angle: 68, bevel: 0.7, depth: 0.6 } },
    'Foil',
    [
      { kind: 'choice', key: 'metal', label: 'Metal', choices: FOILS.map((value) => ({ value, label: FOIL_NAMES[value] })) },
      share('sheen', 'Sheen'),
      degrees('angle', 'Light from'),
      share('bevel', 'Bevel'),
      share('depth', 'Depth'),
      share('inner', 'Inner shadow'),
    ],
    'recolored',
  ),
  'inner-shadow': entry({ name: 'inner-shadow', style: {} }, 'Cut out', [
    colour('Shadow color'),
    strength(),
    slider('blur', 'Softness', 0, 300),
    offset(200),
  ]),
  extrude: entry({ name: 'extrude', style: {} }, 'Extrude', [
    colour('Side color'),
    slider('depth', 'Depth', 1, 300),
    degrees('angle', 'Direction'),
    slider('outline', 'Outline', 0, 150),
    colour('Outline color', 'outlineColour'),
    share('shadow', 'Long shadow'),
  ]),
  sticker: entry({ name: 'sticker', style: {} }, 'Sticker', [
    colour('Rim color'),
    slider('width', 'Width', 5, 200),
    share('shadow', 'Shadow'),
  ]),
  engraved: entry(
    { name: 'engraved', style: {} },
    'Engraved',
    [
      slider('pitch', 'Line spacing', 6, 120),
      share('light', 'Lightest line'),
      share('dark', 'Darkest line'),
      { kind: 'slider', key: 'angle', label: 'Angle', min: -90, max: 90, step: 1, suffix: '°' },
      slider('contour', 'Contour', 1, 60),
    ],
    'redrawn',
  ),
  'rough-print': entry(
    { name: 'rough-print', style: {} },
    'Rough print',
    [share('wear', 'Wear'), slider('grain', 'Grain', 4, 60), seed],
    'redrawn',
  ),
  overprint: entry(
    { name: 'overprint', style: {} },
    'Overprint',
    [
      colour('First ink', 'first'),
      colour('Second ink', 'second'),
      colour('Third ink', 'third'),
      slider('overlap', 'Overlap', 0, 0.4, 0.01),
    ],
    'recolored',
  ),
  slices: entry(
    { name: 'slices', style: {} },
    'Slices',
    [colour('First ink', 'first'), colour('Second ink', 'second'), slider('slip', 'Slip', 0, 300), slider('fringe', 'Fringe', 0, 80), seed],
    'redrawn',
  ),
  shards: entry(
    { name: 'shards', style: {} },
    'Shards',
    [
      slider('pieces', 'Cracks', 5, 31),
      slider('spread', 'Spread', 0, 150),
      { kind: 'slider', key: 'turn', label: 'Angle', min: 0, max: 6, step: 0.1, suffix: '°' },
      share('x', 'Point across'),
      share('y', 'Point down'),
      seed,
    ],
    'redrawn',
  ),
  glow: entry({ name: 'glow', style: {} }, 'Glow', [colour('Glow color'), strength(), slider('blur', 'Reach', 1, 600)]),
  neon: entry(
    { name: 'neon', style: {} },
    'Neon',
    [colour('Neon color'), slider('reach', 'Reach', 20, 600), slider('tube', 'Tube', 1, 80)],
    'recolored',
  ),
  mist: entry(
    { name: 'mist', style: {} },
    'Mist',
    [colour('Mist color'), strength('Thickness'), slider('start', 'Begins at', 0, 0.95, 0.01), share('fade', 'Fade')],
    'redrawn',
  ),
  reflection: entry({ name: 'reflection', style: {} }, 'Reflection', [
    share('strength', 'Strength'),
    slider('length', 'Length', 0.1, 1, 0.01),
    slider('gap', 'Gap', 0, 300),
    slider('ripple', 'Ripple', 0, 120),
  ]),
  echo: entry({ name: 'echo', style: {} }, 'Echo', [
    slider('copies', 'Copies', 1, 6),
    slider('fade', 'Each fainter by', 0.1, 0.9, 0.01),
    offset(300),
  ]),
  curve: entry({ name: 'curve', style: {} }, 'Curve', [{ kind: 'bend', key: 'bend', most: 300 }]),
  plate: entry({ name: 'plate', style: {} }, 'Plate', [
    colour('Plate color'),
    strength('Opacity'),
    slider('padding', 'Padding', 0, 1000),
    slider('cornerRadius', 'Corners', 0, 1000),
  ]),
} satisfies Record<TextEffectName, EffectEntry>;
