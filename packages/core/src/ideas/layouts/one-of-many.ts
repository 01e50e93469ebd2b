import { heroColours } from '../../art/heroes/draw-hero.ts';
import type { HeroId } from '../../art/heroes/hero-ids.ts';
import type { DrawingColours } from '../../art/heroes/tinted-thing.ts';
import { groundFor, paintHero } from '../../art/heroes/paint-hero.ts';
import type { Rgba } from '../../design/colour.ts';
import { contrastRatio, relativeLuminance } from '../../design/contrast.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorHead } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround, clearGrounds, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { motifNamed } from '../title-themes.ts';
import { tintedThing } from '../title-tints.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { zoneEnd } from '../zone-end.ts';

/** Nonfiction, business, self-help: very large letters on one clear color, and rows of a thing of which a single one differs. */
export const oneOfMany: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The grain takes a part of the contrast. */
const UNDER_GRAIN = 6.4;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, start, title, genre } = stage;
  const own = roleColours(roles);
  const isDark = seed % 3 !== 1;
  const ink = isDark ? own.paper : own.darkest;
  const motif = motifNamed(title, 'one-of-many', genre);
  const wished: readonly [Rgba, ...Rgba[]] = isDark
    ? [own.dark, own.main, own.accent, own.second]
    : seed % 2 === 0
      ? [own.second, own.accent, own.light]
      : [own.light, own.second, own.paper];
  const least = isDark ? UNDER_GRAIN : UNDER_GRAIN + 1;
  const ground =
    (motif && groundOfThing(motif, { ...own, ...tintedThing(title, motif) }, ink, wished, least)) ?? clearGround(ink, wished, least);
  const head = authorHead(stage, { colour: ink, alignment: start, size: 0.038, line: 'under' });
  const isSquare = board.height < board.width * 1.2;
  const from = head.bottom / board.height + 0.035;
  const zone = zoneOf(stage, { top: from, bottom: isSquare ? 0.56 : zoneEnd(title, 0.54) });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    alignment: start,
    stretch: 1.25,
    lettering: { minorWords: 'inline', gap: 0.1, largest: 0.5 },
  });
  const top = unitsOf(stage, set.y + set.height + board.height * 0.035);
  const room = unitsOf(stage, board.height) - top;
  // A short title leaves the things the room to be large.
  const size = motif ? Math.max(200, Math.min(370, 70 + room * 0.32)) : [205, 176, 240][seed % 3]!;
  return {
    plain: ground,
    around: groundUnder(ink, ground, UNDER_GRAIN),
    carried: ['rows'],
    shapes: [
      frontArtwork(stage, 'rows', 'one-of-many', {
        z: 1,
        colours: {
          ...own,
          main: ground,
          // The thing needs the role that the ground replaces; balls and blocks are of a darker ground.
          dark: motif ? own.main : mixColours(ground, own.darkest, isDark ? 0.4 : 0.2),
          // The many are seen, and stay quiet beside the one.
          light: isDark ? mixColours(ground, own.paper, 0.24) : mixColours(ground, own.darkest, 0.3),
          accent: standOut(ground, [own.accent, own.second, own.paper]),
        },
        ...(motif && { motif }),
        parameters: {
          top,
          size: Math.min(size, Math.max(120, room * 0.46)),
          across: 1000 * (start === 'left' ? 0.64 : 0.36),
          blocks: seed % 2,
        },
      }),
      surface(stage, 'grain'),
    ],
    textBoxes: [...head.boxes, box],
  };
}

/** Returns a ground on which a thing keeps the color that everybody expects of it; null where it is lost on all. */
function groundOfThing(motif: HeroId, own: DrawingColours, ink: Rgba, wished: readonly Rgba[], least: number): Rgba | null {
  const painted = paintHero(motif, own, { plain: heroColours(own.darkest, own.accent, own.paper), grounds: [] });
  return groundFor(motif, painted, clearGrounds(ink, wished, least), ink);
}

/** Returns the first color that is seen at once on a ground; the best of them where none is. */
function standOut(ground: Rgba, wished: readonly [Rgba, ...Rgba[]]): Rgba {
  const contrastOf = (colour: Rgba) => contrastRatio(relativeLuminance(colour), relativeLuminance(ground));
  return (
    wished.find((colour) => contrastOf(colour) >= 2) ??
    wished.reduce((best, other) => (contrastOf(other) > contrastOf(best) ? other : best))
  );
}
