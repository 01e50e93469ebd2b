import type { z } from 'zod';
import { fromHex } from '../design/colour.ts';
import { type TextEffect, type TextEffectName, textEffectSchema } from './text-effect.ts';

/** One number of an effect that the author can slide. */
export interface EffectControl {
  readonly key: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** What an effect is called and how it starts. */
export interface EffectEntry {
  readonly name: TextEffectName;
  readonly label: string;
  readonly start: TextEffect;
  readonly controls: readonly EffectControl[];
  /** True when it has a colour of its own, under `style.colour`. */
  readonly hasColour: boolean;
}

type EffectInput = z.input<typeof textEffectSchema>;

function entry(start: EffectInput, label: string, controls: readonly EffectControl[], hasColour = false): EffectEntry {
  return { name: start.name, label, start: textEffectSchema.parse(start), controls, hasColour };
}

const slider = (key: string, label: string, min: number, max: number, step = 1): EffectControl => ({ key, label, min, max, step });

/** Every effect in the order of the picker: quiet ones first. */
export const EFFECT_CATALOGUE = {
  shadow: entry(
    { name: 'shadow', style: {} },
    'Shadow',
    [slider('blur', 'Softness', 0, 300), slider('offsetX', 'Across', -200, 200), slider('offsetY', 'Down', -200, 200)],
    true,
  ),
  lift: entry({ name: 'lift', style: {} }, 'Lift', [slider('height', 'Height', 0, 1, 0.01)]),
  outline: entry({ name: 'outline', style: {} }, 'Outline', [slider('width', 'Width', 1, 150)], true),
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
    [slider('angle', 'Angle', 0, 360), slider('shadow', 'Shadow', 0, 1, 0.01)],
  ),
  foil: entry({ name: 'foil', style: {} }, 'Foil', [slider('sheen', 'Sheen', 0, 1, 0.01)]),
  glow: entry({ name: 'glow', style: {} }, 'Glow', [slider('blur', 'Reach', 1, 600)], true),
  neon: entry({ name: 'neon', style: {} }, 'Neon', [slider('reach', 'Reach', 20, 600)], true),
  echo: entry({ name: 'echo', style: {} }, 'Echo', [
    slider('copies', 'Copies', 1, 6),
    slider('offsetX', 'Across', -300, 300),
    slider('offsetY', 'Down', -300, 300),
  ]),
  extrude: entry({ name: 'extrude', style: {} }, 'Extrude', [slider('depth', 'Depth', 1, 300), slider('angle', 'Angle', 0, 360)], true),
  curve: entry({ name: 'curve', style: {} }, 'Curve', [slider('bend', 'Bend', -300, 300)]),
  plate: entry(
    { name: 'plate', style: {} },
    'Plate',
    [slider('padding', 'Padding', 0, 1000), slider('cornerRadius', 'Corners', 0, 1000)],
    true,
  ),
} satisfies Record<TextEffectName, EffectEntry>;
