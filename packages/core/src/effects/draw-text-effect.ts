import type { SceneNode } from '../scene/scene.ts';
import { type EffectSubject, plainWords } from './effect-drawing.ts';
import { drawGlow } from './glow/draw.ts';
import { drawGradient } from './gradient/draw.ts';
import { drawHollow } from './hollow/draw.ts';
import { drawOutline } from './outline/draw.ts';
import { drawPlate } from './plate/draw.ts';
import { drawShadow } from './shadow/draw.ts';
import { drawEcho } from './echo/draw.ts';
import { drawExtrude } from './extrude/draw.ts';
import { drawFoil } from './foil/draw.ts';
import { drawLift } from './lift/draw.ts';
import { drawNeon } from './neon/draw.ts';
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
    case 'neon':
      return drawNeon(subject, effect.style);
    case 'lift':
      return drawLift(subject, effect.style);
    case 'foil':
      return drawFoil(subject, effect.style);
    case 'extrude':
      return drawExtrude(subject, effect.style);
    case 'echo':
      return drawEcho(subject, effect.style);
    case 'curve':
      // The words stand on their arc already: an effect draws bent letters as it draws straight ones.
      return plainWords(subject);
  }
}
