import type { z } from 'zod';
import { BLACK, fromHex, withAlpha } from '../design/colour.ts';
import type { EffectControl } from './effect-control.ts';
import { FOIL_NAMES, FOILS } from './foil/style.ts';
import { type TextEffect, type TextEffectName, textEffectSchema } from './text-effect.ts';

/** What an effect is called, how it starts, and everything about it that can be set. */
export interface EffectEntry {
  readonly name: TextEffectName;
  readonly label: string;
  readonly start: TextEffect;
  readonly controls: readonly EffectControl[];
}

type EffectInput = z.input<typeof textEffectSchema>;

function entry(start: EffectInput, label: string, controls: readonly EffectControl[]): EffectEntry {
  return { name: start.name, label, start: textEffectSchema.parse(start), controls };
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
const colour = (label: string): EffectControl => ({ kind: 'colour', key: 'colour', label });
const strength = (label = 'Strength'): EffectControl => ({ kind: 'opacity', key: 'colour', label });
const offset = (most: number): EffectControl => ({ kind: 'offset', keyX: 'offsetX', keyY: 'offsetY', most });

/** Every effect in the order of the picker: quiet ones first. They start as a cover that was bought would have them: hardly seen. */
export const EFFECT_CATALOGUE = {
  shadow: entry({ name: 'shadow', style: { colour: withAlpha(BLACK, 0.3), offsetX: 0, offsetY: 22, blur: 110 } }, 'Shadow', [
    colour('Shadow colour'),
    strength(),
    slider('blur', 'Softness', 0, 300),
    offset(200),
  ]),
  lift: entry({ name: 'lift', style: {} }, 'Lift', [slider('height', 'Height', 0, 1, 0.01)]),
  outline: entry({ name: 'outline', style: { width: 18 } }, 'Outline', [
    colour('Outline colour'),
    strength(),
    slider('width', 'Width', 1, 150),
  ]),
  hollow: entry({ name: 'hollow', style: {} }, 'Hollow', [slider('width', 'Line', 1, 100)]),
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
    [{ kind: 'stops', key: 'stops', label: 'Colours' }, degrees('angle', 'Angle'), slider('shadow', 'Shadow', 0, 1, 0.01)],
  ),
  foil: entry({ name: 'foil', style: {} }, 'Foil', [
    { kind: 'choice', key: 'metal', label: 'Metal', choices: FOILS.map((value) => ({ value, label: FOIL_NAMES[value] })) },
    slider('sheen', 'Sheen', 0, 1, 0.01),
    degrees('angle', 'Light from'),
  ]),
  glow: entry({ name: 'glow', style: {} }, 'Glow', [colour('Glow colour'), strength(), slider('blur', 'Reach', 1, 600)]),
  neon: entry({ name: 'neon', style: {} }, 'Neon', [
    colour('Neon colour'),
    slider('reach', 'Reach', 20, 600),
    slider('tube', 'Tube', 1, 80),
  ]),
  echo: entry({ name: 'echo', style: {} }, 'Echo', [
    slider('copies', 'Copies', 1, 6),
    slider('fade', 'Each fainter by', 0.1, 0.9, 0.01),
    offset(300),
  ]),
  extrude: entry({ name: 'extrude', style: {} }, 'Extrude', [
    colour('Colour of the side'),
    slider('depth', 'Depth', 1, 300),
    degrees('angle', 'Direction'),
  ]),
  curve: entry({ name: 'curve', style: {} }, 'Curve', [{ kind: 'bend', key: 'bend', most: 300 }]),
  plate: entry({ name: 'plate', style: {} }, 'Plate', [
    colour('Plate colour'),
    strength('Opacity'),
    slider('padding', 'Padding', 0, 1000),
    slider('cornerRadius', 'Corners', 0, 1000),
  ]),
} satisfies Record<TextEffectName, EffectEntry>;
