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
import { drawInnerShadow } from './inner-shadow/draw.ts';
import { drawInline } from './inline/draw.ts';
import { drawInsetBands } from './inset-bands/draw.ts';
import { drawKnockOut } from './knock-out/draw.ts';
import { drawEngraved } from './engraved/draw.ts';
import { drawSticker } from './sticker/draw.ts';
import { drawRoughPrint } from './rough-print/draw.ts';
import { drawShards } from './shards/draw.ts';
import { drawSlices } from './slices/draw.ts';
import { drawGroundShadow } from './ground-shadow/draw.ts';
import { drawReflection } from './reflection/draw.ts';
import { drawMist } from './mist/draw.ts';
import { drawOverprint } from './overprint/draw.ts';
import { drawLongShadow } from './long-shadow/draw.ts';
import { drawStrips } from './strips/draw.ts';
import type { TextEffect, TextEffectName } from './text-effect.ts';

/** Draws the text of a text box with its effect, as scene nodes from back to front. */
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
      // Letters on an arc are bent already, so an effect draws them as it draws straight ones.
      return plainWords(subject);
    case 'inner-shadow':
      return drawInnerShadow(subject, effect.style);
    case 'inline':
      return drawInline(subject, effect.style);
    case 'inset-bands':
      return drawInsetBands(subject, effect.style);
    case 'knock-out':
      return drawKnockOut(subject, effect.style);
    case 'engraved':
      return drawEngraved(subject, effect.style);
    case 'sticker':
      return drawSticker(subject, effect.style);
    case 'rough-print':
      return drawRoughPrint(subject, effect.style);
    case 'shards':
      return drawShards(subject, effect.style);
    case 'slices':
      return drawSlices(subject, effect.style);
    case 'ground-shadow':
      return drawGroundShadow(subject, effect.style);
    case 'reflection':
      return drawReflection(subject, effect.style);
    case 'mist':
      return drawMist(subject, effect.style);
    case 'overprint':
      return drawOverprint(subject, effect.style);
    case 'long-shadow':
      return drawLongShadow(subject, effect.style);
    case 'strips':
      return drawStrips(subject, effect.style);
  }
}

/** Effects that only paint or copy the letters as they are. */
const PAINTS_ONLY: ReadonlySet<TextEffectName> = new Set([
  'shadow',
  'outline',
  'glow',
  'gradient',
  'plate',
  'curve',
  'echo',
  'lift',
  'mist',
  'knock-out',
]);

/** True for effects that compute areas from the letters' outlines, which takes too long for every step of a drag. */
export function worksOnOutlines(effect: TextEffect | null): boolean {
  return effect !== null && !PAINTS_ONLY.has(effect.name);
}
