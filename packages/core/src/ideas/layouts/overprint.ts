import type { Rgba } from '../../design/colour.ts';
import { contrastRatio, relativeLuminance } from '../../design/contrast.ts';
import { textEffectSchema } from '../../effects/text-effect.ts';
import { authorFoot } from '../author-foot.ts';
import { roleColours } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Literary fiction, business: letters as large as the front in three inks that overlap, as a poster is printed. */
export const overprint: Layout = {
  titles: { words: 4, fewest: 2, letters: 20, longest: 9 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The contrast with paper from which a color is dark enough to be an ink. */
const STRONG = 2;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.darkest;
  const paper = groundUnder(ink, own.paper, 10);
  // An ink as pale as yellow would have to turn brown to be read, so a darker one takes its place.
  const strong = [own.accent, own.second, own.main, own.dark].filter((colour) => contrastOf(colour, paper) >= STRONG).slice(0, 3);
  const inks = strong.map((_, index) => groundUnder(paper, strong[(index + seed) % strong.length] ?? own.dark));
  const foot = authorFoot(stage, { colour: ink, size: 0.044 });
  // Joined letters overlap as words, which makes their lines wider than they were set.
  const sides = stage.start === 'left' ? {} : { left: 0.16, right: 0.84 };
  const zone = zoneOf(stage, { top: 0.055, bottom: foot.top / board.height - 0.045, ...sides });
  const { box } = titleInZone(stage, zone, {
    colour: ink,
    place: 'middle',
    // Marks under and over letters leave no room for more.
    ...(stage.start === 'left' ? { stretch: 1.9 } : {}),
    lettering: { minorWords: 'inline', gap: 0.04, largest: stage.start === 'left' ? 1.2 : 0.6, rules: false },
  });
  const [first = ink, second = ink, third = ink] = inks;
  const textEffect = textEffectSchema.parse({ name: 'overprint', style: { first, second, third, overlap: 0.3 } });
  return {
    plain: paper,
    around: paper,
    shapes: [surface(stage, 'paper')],
    textBoxes: [...foot.boxes, { ...box, text: { ...box.text, textEffect } }],
  };
}

function contrastOf(ink: Rgba, ground: Rgba): number {
  return contrastRatio(relativeLuminance(ink), relativeLuminance(ground));
}
