import type { FaceRequest, ResolvedFace } from '@coverwright/core/text/text-engine.ts';
import { findFamily } from './catalogue.ts';
import { FAKED_BOLD, FAKED_SLANT } from './faked-cuts.ts';
import type { FontFace, FontFamily } from './font-family.ts';

const BOLD_FROM = 600;

const resolved = new Map<string, ResolvedFace>();

/** Returns the catalogue's face for a request. A missing italic is synthesized by slanting, a missing bold by thickening. */
export function resolveFace(request: FaceRequest): ResolvedFace {
  const key = `${request.family}|${request.bold}|${request.italic}`;
  const known = resolved.get(key);
  if (known) return known;
  const family = findFamily(request.family);
  const answer = chooseCut(family, request);
  resolved.set(key, answer);
  return answer;
}

/** Chooses a cut by the slant first and the weight second, as CSS does. */
function chooseCut(family: FontFamily, { bold, italic }: FaceRequest): ResolvedFace {
  const slanted = family.faces.filter((face) => face.italic);
  const upright = family.faces.filter((face) => !face.italic);
  const pool = italic && slanted.length > 0 ? slanted : upright.length > 0 ? upright : slanted;
  const face = nearestWeight(pool, bold);
  return {
    face: face.id,
    slant: italic && !face.italic ? FAKED_SLANT : 0,
    embolden: bold && face.weight < BOLD_FROM ? FAKED_BOLD : 0,
  };
}

/**
 * Returns the cut with the nearest weight. Regular: the family's first cut (400, or the cut that it is named after). Bold: 700, otherwise
 * the heaviest.
 */
function nearestWeight(pool: readonly FontFace[], bold: boolean): FontFace {
  const heaviest = pool.toSorted((a, b) => b.weight - a.weight)[0];
  const face = bold ? (pool.find(({ weight }) => weight === 700) ?? heaviest) : (pool.find(({ weight }) => weight === 400) ?? pool[0]);
  if (!face) throw new Error('A family of the catalogue has no faces');
  return face;
}
