import type { Rgba } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround, groundUnder, truestGround } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { peopleOf } from '../title-people.ts';
import { fartherFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Lives and families: large letters over somebody in profile, in flat colors, whose outline comes again behind as at other times of a life. */
export const profiles: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const FACES: readonly Rgba[] = [
  { r: 244, g: 206, b: 176, a: 1 },
  { r: 150, g: 98, b: 70, a: 1 },
  { r: 214, g: 158, b: 120, a: 1 },
];
/** The contrast of the letters with the ground, and with the head that rises behind them. */
const UNDER_WORDS = 5.8;
/** The share of the last line's height behind which the head rises. */
const BEHIND = 0.62;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const isPale = seed % 2 === 1;
  const ink = isPale ? own.darkest : own.paper;
  const main = isPale
    ? truestGround(ink, [mixColours(own.light, own.paper, 0.25), own.paper], 8)
    : clearGround(ink, [own.main, own.dark, own.second], UNDER_WORDS + 0.6);
  const second = isPale
    ? truestGround(ink, [own.second, own.main, own.accent], UNDER_WORDS)
    : clearGround(ink, [own.second, own.accent, own.dark], UNDER_WORDS);
  const cloth = groundUnder(own.paper, own.darkest, 9);
  const [hair] = fartherFirst(
    main,
    groundUnder(own.paper, mixColours(own.dark, own.darkest, 0.4), 7),
    mixColours(own.accent, own.darkest, 0.5),
  );
  const face = mixColours(
    mixColours(own.light, own.paper, 0.3),
    FACES[seed % FACES.length] ?? own.light,
    seed % FACES.length === 0 ? 0.4 : 0.78,
  );
  const foot = authorFoot(stage, { colour: own.paper, size: 0.05, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : zoneEnd(title, 0.44) });
  const {
    box,
    ink: set,
    lines,
  } = titleInZone(stage, zone, { colour: ink, stretch: 1.25, lettering: { gap: 0.12, largest: 0.46, rules: false } });
  const last = unitsOf(stage, lines.at(-1)?.ink.height ?? 0);
  return {
    plain: main,
    around: main,
    foot: cloth,
    carried: ['people'],
    shapes: [
      frontArtwork(stage, 'people', 'profiles', {
        z: 1,
        colours: { ...own, main, second, accent: fartherFirst(second, own.accent, own.second)[0], darkest: cloth, dark: hair, light: face },
        parameters: {
          calm: unitsOf(stage, set.y + set.height) + 12,
          floor: unitsOf(stage, foot.top) - 30,
          rise: Math.min(150, last * BEHIND),
          people: peopleShown(title, seed),
          mirrored: (seed >> 1) % 2,
        },
      }),
      surface(stage, 'grain', 4, 0.8),
      footShade(stage, foot.top + board.height * 0.02, cloth),
    ],
    textBoxes: [...foot.boxes, box],
  };
}

/** Returns the number of the people that the drawing shows: whom the title names, else a woman or a man. */
function peopleShown(title: string, seed: number): number {
  const people = peopleOf(title);
  if (people && people.number > 1) return people.sex === 'woman' ? 3 : people.sex === 'man' ? 4 : 5;
  if (people?.sex === 'man') return 2;
  return people?.sex === 'woman' || seed % 3 !== 2 ? seed % 2 : 2;
}
