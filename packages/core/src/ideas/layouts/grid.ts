import { FRAME_WIDTH } from '../../art/art-generator.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Business, nonfiction: a grotesk title, and squares, discs and quarters that rise like a chart. */
export const grid: Layout = {
  titles: { words: 7, letters: 42, longest: 14 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Columns of the grid, and its margin, as the artwork draws them. */
const MODULE = (FRAME_WIDTH - 120) / 8;

function compose(stage: LayoutStage): LaidFront {
  const { roles, start, seed } = stage;
  const own = roleColours(roles);
  const ink = own.darkest;
  const paper = groundUnder(ink, own.paper);
  const foot = authorFoot(stage, { colour: ink, lineColour: groundUnder(paper, own.dark), alignment: start, size: 0.036 });
  const zone = zoneOf(stage, { top: 0.055, bottom: 0.4 });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    alignment: start,
    lettering: { minorWords: 'inline', gap: 0.12, largest: 0.24 },
  });
  const base = unitsOf(stage, foot.top) - 50;
  const rows = Math.floor((base - unitsOf(stage, set.y + set.height) - 40) / MODULE);
  return {
    plain: paper,
    around: paper,
    shapes: [
      frontArtwork(stage, 'grid', 'swiss-modules', {
        z: 1,
        colours: { ...own, paper },
        parameters: { base, rows: Math.max(1, Math.min(9, rows)), rise: seed % 3 },
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
