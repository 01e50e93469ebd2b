import type { z } from 'zod';
import { BLACK, fromHex, withAlpha } from '../design/colour.ts';
import type { EffectControl } from './effect-control.ts';
import { FOILS } from './foil/style.ts';
import type { EffectText } from './messages.ts';
import { type TextEffect, type TextEffectName, textEffectSchema } from './text-effect.ts';

/**
 * The way in which an effect uses the fill of the letters. `kept`: it draws around or below them. `redrawn`: it draws them itself in the
 * text's color, so a picture fill would be hidden. `recolored`: it draws them in its own colors, so the text's color has no effect.
 */
type LetterFill = 'kept' | 'redrawn' | 'recolored';

/** An effect in the catalogue: its starting style and its controls. Its name is in `effectMessages`. */
export interface EffectEntry {
  readonly name: TextEffectName;
  readonly start: TextEffect;
  readonly controls: readonly EffectControl[];
  readonly letterFill: LetterFill;
}

type EffectInput = z.input<typeof textEffectSchema>;

function entry(start: EffectInput, controls: readonly EffectControl[], letterFill: LetterFill = 'kept'): EffectEntry {
  return { name: start.name, start: textEffectSchema.parse(start), controls, letterFill };
}

/** Returns the way in which an effect uses the fill of the letters. */
export function letterFillOf(effect: TextEffect | null): LetterFill {
  return effect ? EFFECT_CATALOGUE[effect.name].letterFill : 'kept';
}

const slider = (key: string, label: EffectText, min: number, max: number, step = 1): EffectControl => ({
  kind: 'slider',
  key,
  label,
  min,
  max,
  step,
  suffix: '',
});
const degrees = (key: string, label: EffectText): EffectControl => ({ kind: 'slider', key, label, min: 0, max: 360, step: 1, suffix: '°' });
const colour = (label: EffectText, key = 'colour'): EffectControl => ({ kind: 'colour', key, label });
const strength = (label: EffectText = 'strength'): EffectControl => ({ kind: 'opacity', key: 'colour', label });
const share = (key: string, label: EffectText): EffectControl => slider(key, label, 0, 1, 0.01);
const seed = slider('seed', 'pattern', 1, 99);
const offset = (most: number): EffectControl => ({ kind: 'offset', keyX: 'offsetX', keyY: 'offsetY', most });

/** All effects in the order of the picker, subtle ones first. The starting styles are subtle, as on professional covers. */
export const EFFECT_CATALOGUE = {
  shadow: entry({ name: 'shadow', style: { colour: withAlpha(BLACK, 0.3), offsetX: 0, offsetY: 22, blur: 110 } }, [
    colour('shadowColor'),
    strength(),
    slider('blur', 'softness', 0, 300),
    offset(200),
  ]),
  lift: entry({ name: 'lift', style: {} }, [slider('height', 'height', 0, 1, 0.01)]),
  'long-shadow': entry({ name: 'long-shadow', style: {} }, [
    colour('shadowColor'),
    strength(),
    slider('length', 'length', 50, 6000),
    degrees('angle', 'direction'),
    share('fade', 'fade'),
  ]),
  outline: entry({ name: 'outline', style: { width: 18 } }, [colour('outlineColor'), strength(), slider('width', 'width', 1, 150)]),
  'knock-out': entry({ name: 'knock-out', style: {} }, [colour('rimColor'), slider('width', 'width', 1, 200)], 'redrawn'),
  hollow: entry({ name: 'hollow', style: {} }, [slider('width', 'line', 1, 100)], 'redrawn'),
  inline: entry(
    { name: 'inline', style: {} },
    [colour('lineColor'), slider('inset', 'distanceFromTheEdge', 1, 120), slider('width', 'line', 1, 80)],
    'redrawn',
  ),
  'inset-bands': entry(
    { name: 'inset-bands', style: {} },
    [
      { kind: 'stops', key: 'stops', label: 'colors' },
      slider('bands', 'bands', 1, 6),
      slider('width', 'width', 4, 80),
      share('shadow', 'edgeShadow'),
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
    [{ kind: 'stops', key: 'stops', label: 'colors' }, degrees('angle', 'angle'), slider('shadow', 'shadow', 0, 1, 0.01)],
    'recolored',
  ),
  foil: entry(
    { name: 'foil', style: { angle: 68, bevel: 0.7, depth: 0.6 } },
    [
      { kind: 'choice', key: 'metal', label: 'metal', choices: FOILS.map((value) => ({ value, label: value })) },
      share('sheen', 'sheen'),
      degrees('angle', 'lightFrom'),
      share('bevel', 'bevel'),
      share('depth', 'depth'),
      share('inner', 'innerShadow'),
    ],
    'recolored',
  ),
  'inner-shadow': entry({ name: 'inner-shadow', style: {} }, [
    colour('shadowColor'),
    strength(),
    slider('blur', 'softness', 0, 300),
    offset(200),
  ]),
  extrude: entry({ name: 'extrude', style: {} }, [
    colour('sideColor'),
    slider('depth', 'depth', 1, 300),
    degrees('angle', 'direction'),
    slider('outline', 'outline', 0, 150),
    colour('outlineColor', 'outlineColour'),
    share('shadow', 'longShadow'),
  ]),
  sticker: entry({ name: 'sticker', style: {} }, [colour('rimColor'), slider('width', 'width', 5, 200), share('shadow', 'shadow')]),
  engraved: entry(
    { name: 'engraved', style: {} },
    [
      slider('pitch', 'lineSpacing', 6, 120),
      share('light', 'lightestLine'),
      share('dark', 'darkestLine'),
      { kind: 'slider', key: 'angle', label: 'angle', min: -90, max: 90, step: 1, suffix: '°' },
      slider('contour', 'contour', 1, 60),
    ],
    'redrawn',
  ),
  'rough-print': entry({ name: 'rough-print', style: {} }, [share('wear', 'wear'), slider('grain', 'grain', 4, 60), seed], 'redrawn'),
  overprint: entry(
    { name: 'overprint', style: {} },
    [colour('firstInk', 'first'), colour('secondInk', 'second'), colour('thirdInk', 'third'), slider('overlap', 'overlap', 0, 0.4, 0.01)],
    'recolored',
  ),
  slices: entry(
    { name: 'slices', style: {} },
    [colour('firstInk', 'first'), colour('secondInk', 'second'), slider('slip', 'slip', 0, 300), slider('fringe', 'fringe', 0, 80), seed],
    'redrawn',
  ),
  shards: entry(
    { name: 'shards', style: {} },
    [
      slider('pieces', 'cracks', 5, 31),
      slider('spread', 'spread', 0, 150),
      { kind: 'slider', key: 'turn', label: 'angle', min: 0, max: 6, step: 0.1, suffix: '°' },
      share('x', 'pointAcross'),
      share('y', 'pointDown'),
      seed,
    ],
    'redrawn',
  ),
  glow: entry({ name: 'glow', style: {} }, [colour('glowColor'), strength(), slider('blur', 'reach', 1, 600)]),
  neon: entry(
    { name: 'neon', style: {} },
    [colour('neonColor'), slider('reach', 'reach', 20, 600), slider('tube', 'tube', 1, 80)],
    'recolored',
  ),
  mist: entry(
    { name: 'mist', style: {} },
    [colour('mistColor'), strength('thickness'), slider('start', 'beginsAt', 0, 0.95, 0.01), share('fade', 'fade')],
    'redrawn',
  ),
  reflection: entry({ name: 'reflection', style: {} }, [
    share('strength', 'strength'),
    slider('length', 'length', 0.1, 1, 0.01),
    slider('gap', 'gap', 0, 300),
    slider('ripple', 'ripple', 0, 120),
  ]),
  'ground-shadow': entry({ name: 'ground-shadow', style: {} }, [
    colour('shadowColor'),
    strength('strength'),
    slider('length', 'length', 0.1, 2, 0.01),
    share('spread', 'spread'),
  ]),
  echo: entry({ name: 'echo', style: {} }, [
    slider('copies', 'copies', 1, 6),
    slider('fade', 'eachFainterBy', 0.1, 0.9, 0.01),
    offset(300),
  ]),
  curve: entry({ name: 'curve', style: {} }, [{ kind: 'bend', key: 'bend', most: 300 }]),
  plate: entry({ name: 'plate', style: {} }, [
    colour('plateColor'),
    strength('opacity'),
    slider('padding', 'padding', 0, 1000),
    slider('cornerRadius', 'corners', 0, 1000),
  ]),
  strips: entry({ name: 'strips', style: {} }, [
    colour('paperColor'),
    slider('padding', 'padding', 0, 500),
    share('raggedness', 'raggedness'),
    share('shadow', 'shadow'),
    seed,
  ]),
} satisfies Record<TextEffectName, EffectEntry>;
