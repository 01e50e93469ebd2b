import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { isSetIn } from '../title-settings.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Nonfiction, self-help, literary: a title on paper, and an opening in it that leads through sheet after sheet to a light, or waves of paper. */
export const paperLayers: Layout = {
  titles: { words: 9, letters: 56, longest: 14 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The texture of the paper takes a part of the contrast. */
const UNDER_PAPER = 8;
/** The middle of the opening, as a share of the width from the side that lines begin at. */
const ASIDE = 0.58;
/** The opening's height, as a multiple of its reach: its edge swells. */
const TALL = 2.36;

function compose(stage: LayoutStage): LaidFront {
  const { roles, start, seed } = stage;
  const own = roleColours(roles);
  const ink = own.darkest;
  const paper = groundUnder(ink, own.paper, UNDER_PAPER);
  const isWater = isSetIn(stage.title, 'water');
  const deep = groundUnder(own.paper, own.dark, 6);
  const foot = authorFoot(stage, { colour: isWater ? own.paper : ink, alignment: start, size: 0.042 });
  const zone = zoneOf(stage, { top: 0.055, bottom: 0.46 });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    alignment: start,
    lettering: { minorWords: 'inline', gap: 0.12, largest: 0.34 },
  });
  const [top, end] = [unitsOf(stage, set.y + set.height) + 34, unitsOf(stage, foot.top) - 26];
  const reach = Math.max(80, Math.min(470, (end - top) / TALL));
  return {
    plain: paper,
    carried: ['layers'],
    shapes: [
      frontArtwork(stage, 'layers', 'paper-layers', {
        z: 1,
        colours: { ...own, paper, ...(isWater && { dark: deep }) },
        parameters: {
          across: 1000 * (start === 'left' ? ASIDE : 1 - ASIDE),
          middle: (top + end) / 2,
          reach,
          sheets: 6 + (seed % 3),
          waves: isWater ? 1 : 0,
        },
      }),
      surface(stage, 'paper', 4),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
