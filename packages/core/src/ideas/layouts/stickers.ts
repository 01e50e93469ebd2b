import { authorFoot } from '../author-foot.ts';
import { textEffectSchema } from '../../effects/text-effect.ts';
import { block } from '../front-shapes.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder, trueGrounds } from '../readable-palette.ts';
import { motifFor } from '../title-themes.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** The motifs for titles that name nothing. */
const MOTIFS = ['heart', 'ring', 'cup', 'umbrella', 'cherry'] as const;

/** Romantic comedy, cozy mystery: fat letters on candy rays, stickers of what the title names around them. */
export const stickers: Layout = {
  titles: { words: 8, letters: 44, longest: 13 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const candy = [own.main, own.accent, own.second, own.dark];
  const [candyGround = own.dark] = trueGrounds(ink, candy.slice(seed % 3, (seed % 3) + 1), candy, 7.7);
  // The rays are lighter than the ground, and have to carry the letters too.
  const ground = groundUnder(ink, candyGround, 7.7);
  const colours = { ...own, main: ground };
  const foot = authorFoot(stage, { colour: ink, size: 0.046, z: 40 });
  const band = foot.top - board.height * 0.026;
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: isSquare ? 0.08 : 0.17, bottom: isSquare ? 0.52 : 0.62, left: 0.08, right: 0.92 });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    place: 'middle',
    lettering: { gap: 0.16, largest: 0.42 },
    warp: { kind: 'wave', height: 0.05, waves: 1, phase: 0 },
    effect: textEffectSchema.parse({
      name: 'extrude',
      style: { colour: own.darkest, depth: 80, angle: 52, outline: 34, outlineColour: own.darkest },
    }),
  });
  return {
    plain: ground,
    carried: ['rays'],
    shapes: [
      frontArtwork(stage, 'rays', 'sticker-burst', {
        z: 1,
        colours,
        motif: motifFor(stage, 'stickers', MOTIFS, seed),
        parameters: {
          top: unitsOf(stage, set.y),
          bottom: unitsOf(stage, set.y + set.height),
          foot: unitsOf(stage, band),
          hearts: stage.look.isAboutTwo ? 1 : 0,
        },
      }),
      block(stage, 'author-bar', { top: band, bottom: board.height }, groundUnder(ink, own.darkest), 10),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
