import { BLACK, type Rgba, WHITE } from '../../design/colour.ts';
import type { HeroId } from '../../art/heroes/hero-ids.ts';
import { LIGHTS_ON_WALL } from '../../art/generators/great-shadow.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { RoleColours } from '../../design/artwork.ts';
import { chromaOf } from '../../palette/oklab.ts';
import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround, contrastOf, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { moodOf } from '../title-mood.ts';
import { motifFor } from '../title-themes.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** The things for titles that name nothing. */
const THINGS = ['key', 'chair', 'raven'] as const;

/** Things that a wall of a sweet color would make a toy. */
const OF_DEATH: ReadonlySet<HeroId> = new Set(['skull', 'dagger', 'noose', 'revolver', 'coffin', 'syringe', 'spider']);

/** Thrillers, crime, literary: the title on a bare wall in one strong color, and the thing that it names with its enormous shadow. */
export const greatShadow: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.55 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title, genre } = stage;
  const own = roleColours(roles);
  const thingShown = motifFor(stage, 'great-shadow', THINGS, seed);
  const isGrim = genre === 'horror' || OF_DEATH.has(thingShown);
  const isPale = seed % 3 === 1 && !isGrim && moodOf(title, genre) !== 'dark';
  const ink = isPale ? own.darkest : own.paper;
  const wall = isPale
    ? mostVivid([own.accent, own.second, own.main, own.light].map((colour) => groundUnder(ink, colour, 7)))
    : isGrim
      ? clearGround(ink, [mixColours(mostVivid([own.main, own.accent, own.second]), own.darkest, 0.5), own.dark], 5.5)
      : clearGround(ink, [own.main, own.accent, own.second, own.dark], 5);
  const shade = mixColours(own.darkest, BLACK, 0.3);
  const thing = brightOn(wall, own);
  const foot = authorFoot(stage, { colour: own.paper, size: 0.05, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.36 : zoneEnd(title, 0.43) });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.1, largest: 0.42 } });
  const end = unitsOf(stage, set.y + set.height);
  return {
    plain: wall,
    carried: ['shadow'],
    shapes: [
      frontArtwork(stage, 'shadow', 'great-shadow', {
        z: 1,
        motif: thingShown,
        colours: { ...own, main: wall, darkest: shade, accent: thing, light: own.light },
        parameters: {
          crown: end + (isPale ? 26 : 8),
          calm: end,
          floor: unitsOf(stage, foot.top) - 100,
          // Dark letters need the light behind all of them.
          light: isPale ? 0 : Math.floor(seed / 3) % LIGHTS_ON_WALL.length,
          mirrored: seed % 2,
        },
      }),
      surface(stage, 'grain'),
      footShade(stage, foot.top + board.height * 0.085, shade),
    ],
    textBoxes: [...foot.boxes, box],
  };
}

function mostVivid(colours: readonly Rgba[]): Rgba {
  return colours.reduce((best, colour) => (chromaOf(colour) > chromaOf(best) ? colour : best));
}

/** The contrast at which a small thing is seen on its floor. */
const SEEN = 1.9;

/** Returns the palette's most vivid color that a thing in the light is seen in, on its floor and before its shadow. */
function brightOn(floor: Rgba, { accent, second, light, paper }: RoleColours): Rgba {
  const lively = [accent, second, light].map((colour) => mixColours(colour, WHITE, 0.1));
  const seen = lively.filter((colour) => contrastOf(colour, floor) >= SEEN && contrastOf(colour, BLACK) > 4);
  return seen.length > 0 ? mostVivid(seen) : paper;
}
