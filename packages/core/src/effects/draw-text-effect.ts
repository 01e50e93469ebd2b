import type { SceneNode } from '../scene/scene.ts';
import { type EffectSubject, plainWords } from './effect-drawing.ts';
import { drawGlow } from './glow/draw.ts';
import { drawGradient } from './gradient/draw.ts';
import { drawHollow } from './hollow/draw.ts';
import { drawOutline } from './outline/draw.ts';
import { drawPlate } from './plate/draw.ts';
import { drawShadow } from './shadow/draw.ts';
import type { TextEffect } from './text-effect.ts';

/** The words of one text box as scene nodes, back to front. */
export function drawTextEffect(effect: TextEffect | null, subject: EffectSubject): readonly SceneNode[] {
  if (!effect) return plainWords(subject);
  switch (effect.name) {
    case 'shadow':
      return drawShadow(subject, effect.style);
    case 'outline':
      return drawOutline(subject, effect.style);
    case 'hollow':
      return drawHollow(subject, effect.style);
    case 'glow':
      return drawGlow(subject, effect.style);
    case 'gradient':
      return drawGradient(subject, effect.style);
    case 'plate':
      return drawPlate(subject, effect.style);
  }
}
