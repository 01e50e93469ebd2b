import { BLACK, type Rgba } from '../../design/colour.ts';
import { relativeLuminance } from '../../design/contrast.ts';
import type { ColourMap } from '../../design/image-filter.ts';
import { coverShapeSchema } from '../../design/shape.ts';
import { namePart } from '../../elements/name-part.ts';
import { colourMapFilter } from '../../filters/colour-map.ts';
import { type Rect, intersection } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot, titleFloor } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { roleColours } from '../front-artwork.ts';
import { fillInPlace } from '../../foreground/horizon-on-board.ts';
import { type LaidFront, type Layout, type LayoutStage, OVERSHOOT } from '../layout-stage.ts';
import { contrastOf, groundUnder, lightUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { type ZoneTitle, titleInZone, zoneOf } from '../zone-title.ts';
import { mistType } from './mist-type.ts';

/** Literary, thriller, crime: the title in one ink over the whole picture, behind its lightest parts alone. */
export const highlights: Layout = {
  titles: { words: 5, letters: 28, longest: 12 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: true,
  inRoles: true,
  needsPicture: true,
  // A pale picture would hide the letters, and a flat or black one has no lights that stand out.
  wants: ({ light, low, high }) => light > 0.05 && light < 0.5 && high - low > 0.55,
  compose,
};

/** The lights hide no more than this of a letter, and of all letters together. */
const MOST_OF_LETTER = 0.3;
const MOST_OF_TITLE = 0.11;
/** The levels, as shares of the picture's range, between which lights may begin to stand before the letters. */
const LOWEST = 0.5;
const HIGHEST = 0.9;
const STEP = 0.02;
/** The share of the range over which a light comes out of the letters: a hard edge would show the picture's grain. */
const EDGE = 0.07;
/** Below 1, so that the middle of the picture is not lost in the dark. */
const GAMMA = 0.8;
/** The contrast of large letters with what is behind them. */
const CONTRAST = 3.8;
/** Points at which a letter's box is read, in each direction. */
const READ = 5;

function compose(stage: LayoutStage): LaidFront {
  const { roles, seed, picture, placement, across, board } = stage;
  if (!picture || !placement) return mistType.compose(stage);
  const own = roleColours(roles);
  const foot = authorFoot(stage, { colour: own.paper, size: 0.06, z: 40 });
  const zone = zoneOf(stage, { top: 0.06, bottom: titleFloor(stage, foot) / board.height });
  const set = titleInZone(stage, zone, {
    colour: BLACK,
    place: 'middle',
    stretch: 1.5,
    lettering: { minorWords: 'inline', gap: 0.07, largest: 0.7, rules: false },
    z: 10,
  });
  const level = lightsFrom(stage, set);
  // A flare in the middle of the title would hide letters at every level.
  if (level === null) return mistType.compose(stage);
  const night = groundUnder(own.paper, own.darkest, 11);
  const ink = lightUnder(night, [own.accent, own.second][seed % 2] ?? own.accent, CONTRAST + 3);
  const far = darkUnder(ink, mixColours(own.main, own.dark, 0.15), night, CONTRAST);
  const light = mixColours(own.paper, own.light, 0.25);
  const levels = { low: stage.facts?.low ?? 0, high: Math.max(0.3, stage.facts?.high ?? 1), gamma: GAMMA };
  // The picture itself stays dark enough for the letters everywhere: its lights are a layer of their own, which lies before them.
  const tones = [tone(0, night), tone(level * 0.5, darkUnder(ink, own.dark, night, CONTRAST + 1)), tone(level, far), tone(1, far)];
  const lights = [tone(0, BLACK), tone(level, BLACK), tone(Math.min(1, level + EDGE), mixColours(far, light, 0.5)), tone(1, light)];
  const box = intersection(placement, { x: across.x, y: -OVERSHOOT, width: across.width, height: board.height + 2 * OVERSHOOT });
  if (!box) return mistType.compose(stage);
  return {
    plain: null,
    around: night,
    foot: night,
    mirrored: ['lights'],
    filter: colourMapFilter('Palette', tones, levels),
    shapes: [
      surface(stage, 'grain', 3),
      footShade(stage, foot.top, night),
      coverShapeSchema.parse({
        uniqueObjectId: 'lights',
        name: namePart('beforeTheTitle'),
        type: 'rectangle',
        ...box,
        z: 30,
        // Where the picture is darker the layer is black, which lightens nothing.
        style: { blend: 'lighten' },
        box: { fill: { ...fillInPlace(picture, placement, box), filter: colourMapFilter('Lights', lights, levels) } },
      }),
    ],
    textBoxes: [...foot.boxes, { ...set.box, text: { ...set.box.text, colour: ink } }],
  };
}

/** A color moved towards the night until the letters read on it. It never gets lighter, as the picture's order of tones would be lost. */
function darkUnder(ink: Rgba, own: Rgba, night: Rgba, least: number): Rgba {
  for (let share = 0; share < 1; share += STEP) {
    const moved = mixColours(own, night, share);
    if (relativeLuminance(moved) < relativeLuminance(ink) && contrastOf(moved, ink) >= least) return moved;
  }
  return night;
}

const tone = (offset: number, colour: Rgba): ColourMap['stops'][number] => ({ offset, colour });

/**
 * Returns the level from which lights stand before the letters, so low as every letter can still be read: a share of the picture's range. Null if
 * there is none.
 */
function lightsFrom({ under, facts }: LayoutStage, { lines }: ZoneTitle): number | null {
  const [low, high] = [facts?.low ?? 0, Math.max(0.3, facts?.high ?? 1)];
  const levelAt = (box: Rect) => Math.max(0, (under(box).luminance ** (1 / 2.2) - low) / Math.max(0.05, high - low)) ** GAMMA;
  const letters = lines.flatMap((line) => line.letters.map((box) => cellsOf(box).map(levelAt)));
  for (let level = LOWEST; level < HIGHEST; level += STEP) {
    const hidden = letters.map((levels) => levels.filter((value) => value > level).length / Math.max(1, levels.length));
    const mean = hidden.reduce((sum, share) => sum + share, 0) / Math.max(1, hidden.length);
    if (mean <= MOST_OF_TITLE && Math.max(0, ...hidden) <= MOST_OF_LETTER) return level;
  }
  return null;
}

function cellsOf({ x, y, width, height }: Rect): readonly Rect[] {
  const cell = { width: width / READ, height: height / READ };
  return Array.from({ length: READ * READ }, (_, index) => ({
    x: x + (index % READ) * cell.width,
    y: y + Math.floor(index / READ) * cell.height,
    ...cell,
  }));
}
