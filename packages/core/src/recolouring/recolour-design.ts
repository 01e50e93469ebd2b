import { MAX_RECENT_COLOURS } from '../design/bounds.ts';
import { type Rgba, fromHex, sameColour } from '../design/colour.ts';
import type { Design } from '../design/design.ts';
import { isEqual } from '../design/is-equal.ts';
import { specificationOf } from '../design/specification-of.ts';
import { composeAgain } from '../adapting/compose-again.ts';
import { type PaletteRoles, ROLES } from '../ideas/palettes/palette-roles.ts';
import { isOwnPalette, rolesOfComposition, rolesOfCover } from '../ideas/palettes/roles-of-design.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { ensureContrast } from './ensure-contrast.ts';
import { type MapOtherColour, mergeColours } from './merge-colours.ts';
import { byNearestMix, byRoles } from './other-colours.ts';

/**
 * Recolors a cover in another palette: fills, text, lines, drawings, gradient maps of pictures, spine and back.
 *
 * A composed cover is composed again in the palette, so that every contrast rule of its layout applies. The author's changes stay, and the
 * author's colors change with their role, or stay.
 * @param palette null: the palette that the cover was first composed in.
 * @param engine with the faces of `textsOfComposition` loaded; null: every color becomes the nearest mix of two roles.
 */
export function recolourDesign(design: Design, palette: PaletteRoles | null, engine: TextEngine | null): Design {
  const { composition } = design;
  if (!composition)
    return palette ? ensureContrast(painted(design, byNearestMix(rolesOfCover(design), palette), null, null), null) : design;
  const { palette: _, ...first } = composition;
  const next = palette && !isOwnPalette(first, palette) ? { ...first, palette } : first;
  const roles = palette ?? rolesOfComposition(first);
  const specification = specificationOf(design);
  const base = engine && composeAgain(design, composition.words, specification, engine);
  const theirs = engine && composeAgain({ ...design, composition: next }, composition.words, specification, engine);
  const other =
    base && theirs ? byRoles(rolesOfComposition(composition), roles, base, theirs) : byNearestMix(rolesOfComposition(composition), roles);
  const merged = ensureContrast(painted(design, other, base, theirs), theirs);
  return { ...merged, recentColors: recentOf(design, base, theirs, roles), composition: next };
}

/** The parts of a document that carry color. */
const PAINTED = ['frontBoard', 'spine', 'back', 'coverImage', 'coverShapes', 'coverObjectImages'] as const;

function painted(design: Design, other: MapOtherColour, base: Design | null, theirs: Design | null): Design {
  const parts = PAINTED.map((part) => [part, mergeColours({ mine: design[part], base: base?.[part], theirs: theirs?.[part] }, other)]);
  return { ...design, ...(Object.fromEntries(parts) as Pick<Design, (typeof PAINTED)[number]>) };
}

/** Returns the recent colors. The palette's colors come first, as in a cover that was composed in it. */
function recentOf(design: Design, base: Design | null, theirs: Design | null, palette: PaletteRoles): Rgba[] {
  const mine = design.recentColors;
  if (base && theirs && isEqual(mine, base.recentColors)) return theirs.recentColors;
  const coming = theirs?.recentColors ?? ROLES.map((role) => fromHex(palette[role]));
  const before = base?.recentColors ?? [];
  const own = mine.filter((colour) => ![...coming, ...before].some((other) => sameColour(colour, other)));
  return [...coming, ...own].slice(0, MAX_RECENT_COLOURS);
}
