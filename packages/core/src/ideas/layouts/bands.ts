import type { RoleColours } from '../../design/artwork.ts';
import type { Rgba } from '../../design/colour.ts';
import { chromaOf } from '../../palette/oklab.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder, trueGrounds } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { namePart } from '../../elements/name-part.ts';

/** Literary, contemporary, young adult: sheets of colored paper flow from edge to edge behind a large title. */
export const bands: Layout = {
  // The small letters of a long title are hard to read across stripes.
  titles: { words: 6, letters: 34 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The texture of the paper and the sheets' shadows take a part of the contrast. */
const UNDER_PAPER = 5.7;
/** Chroma in OKLab below which a color is seen as gray. */
const GRAY = 0.045;
const DARK_SHEETS = ['darkest', 'main', 'dark', 'accent', 'second'] as const;
const PALE_SHEETS = ['light', 'second', 'paper', 'accent', 'main'] as const;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, start } = stage;
  const own = roleColours(roles);
  const isPale = seed % 3 === 1;
  const ink = isPale ? own.darkest : own.paper;
  // Sheets of gray paper would make a gray cover, so the second accent takes their place.
  const lively = chromaOf(own.main) < GRAY ? { ...own, main: own.second } : own;
  const colours = sheetsUnder(ink, lively, isPale ? PALE_SHEETS : DARK_SHEETS);
  const foot = authorFoot(stage, { colour: ink, alignment: start, size: 0.044 });
  const zone = zoneOf(stage, { top: 0.06, bottom: foot.top / board.height - 0.05 });
  const { box } = titleInZone(stage, zone, {
    colour: ink,
    alignment: start,
    lettering: { minorWords: 'inline', gap: 0.1, largest: 0.55 },
    effect: isPale ? null : SHADOW,
  });
  return {
    plain: isPale ? colours.light : colours.dark,
    around: groundUnder(ink, isPale ? own.light : own.dark),
    carried: ['bands'],
    shapes: [
      frontArtwork(stage, 'bands', 'colour-bands', {
        z: 1,
        name: namePart('bands'),
        colours: { ...colours, darkest: isPale ? own.darkest : colours.darkest },
        parameters: { pale: isPale ? 1 : 0, bands: 8 + (seed % 3) },
      }),
      surface(stage, 'paper', 4, isPale ? 0.7 : 1),
    ],
    textBoxes: [...foot.boxes, box],
  };
}

const SHADOW = { name: 'shadow', style: { colour: { r: 0, g: 0, b: 0, a: 0.4 }, offsetX: 0, offsetY: 20, blur: 55 } } as const;

/** The palette with the roles of the sheets moved to where the ink reads; one that would turn to mud takes the color of another. */
function sheetsUnder(ink: Rgba, own: RoleColours, sheets: readonly (keyof RoleColours)[]): RoleColours {
  const wished = sheets.map((role) => own[role]);
  const grounds = trueGrounds(ink, wished, [own.accent, own.main, own.second, own.light, own.dark], UNDER_PAPER);
  const moved = Object.fromEntries(sheets.map((role, index) => [role, grounds[index] ?? own[role]]));
  return { ...own, ...moved };
}
