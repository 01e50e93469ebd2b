import { SNAPSHOT_VIEWS, type SnapshotView } from '../../art/generators/snapshots.ts';
import type { RoleColours } from '../../design/artwork.ts';
import type { Rgba } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { englishWords } from '../title-languages.ts';
import { groupShown, peopleOf } from '../title-people.ts';
import { isGrave } from '../grave-titles.ts';
import { named } from '../title-themes.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Memoirs and family novels: the title on a calm table over old photographs, the nearest of which shows what the title is about. */
export const snapshots: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const WOOD: Rgba = { r: 118, g: 66, b: 36, a: 1 };
const FLAX: Rgba = { r: 240, g: 226, b: 200, a: 1 };

/** The words of titles for what a print shows. */
const WORDS: readonly (readonly [SnapshotView, ReadonlySet<string>])[] = (
  [
    ['swimmer', 'backstroke swim swimmer swimming float floating dive diver lake pool water river drown deep current breath'],
    ['seaside', 'sea beach shore coast island wave tide sand ocean holiday bay harbor summer sister brother'],
    ['car', 'road drive car mile highway journey travel trip leave leaving west passenger border'],
    ['street', 'city street town neighborhood apartment bogotá london paris brooklyn corner night evening block'],
    ['kite', 'kite wind child children childhood boy girl play kid growing little sky'],
    ['house', 'home house neighbor porch door family kitchen window room roof garden address farm'],
    ['path', 'path walk walking field way wood woman she mother sister daughter grandmother alone'],
  ] as const
).map(([view, words]) => [view, new Set(words.split(' '))] as const);

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title, across, genre } = stage;
  const own = roleColours(roles);
  const group = groupShown(title);
  const isLinen = seed % 3 === 2;
  const isSober = isGrave(title, genre);
  const ink = isLinen ? own.darkest : own.paper;
  const table = isLinen ? groundUnder(ink, mixColours(own.light, FLAX, 0.35), 7.6) : woodOf(own, seed);
  const colours = { ...own, darkest: groundUnder(own.paper, own.darkest, 8), ...(isLinen ? { light: table } : { dark: table }) };
  const foot = authorFoot(stage, { colour: ink, size: 0.046, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.36 : zoneEnd(title, 0.42) });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.11, largest: 0.4 } });
  return {
    plain: table,
    ...(isLinen ? {} : { foot: mixColours(table, colours.darkest, 0.66) }),
    carried: ['table'],
    shapes: [
      frontArtwork(stage, 'table', 'snapshots', {
        z: 1,
        colours,
        // A family's photographs show people first.
        ...(group > 0 ? {} : named(stage, 'snapshots')),
        parameters: {
          calm: unitsOf(stage, set.y + set.height) + 18,
          foot: unitsOf(stage, foot.top) - 30,
          first: SNAPSHOT_VIEWS.indexOf(isSober ? soberViewOf(stage) : viewOf(title, seed)),
          age: isSober ? 1 : 0,
          linen: isLinen ? 1 : 0,
          group,
          mirrored: across.x < 0 ? 1 : 0,
        },
      }),
      surface(stage, 'paper', 4, 0.5),
    ],
    textBoxes: [...foot.boxes, box],
  };
}

/** Returns the color of a table for pale words: brown wood, or one that is painted in a clear color. */
function woodOf({ paper, accent, second, dark }: RoleColours, seed: number): Rgba {
  if (Math.floor(seed / 3) % 2 === 0) return groundUnder(paper, mixColours(WOOD, accent, 0.14), 7.6);
  return clearGround(paper, [dark, second, accent], 7.6);
}

/** A war or a funeral is remembered by a house or a street, or by a walk if somebody is named. */
function soberViewOf({ title, seed }: LayoutStage): SnapshotView {
  return peopleOf(title) ? 'path' : seed % 2 === 0 ? 'house' : 'street';
}

/** Returns what the nearest print shows of a title that names no thing. */
function viewOf(title: string, seed: number): SnapshotView {
  const words = englishWords(title);
  const found = WORDS.find(([, named]) => words.some((word) => named.has(word)));
  if (found) return found[0];
  const usual: readonly SnapshotView[] = peopleOf(title) ? ['seaside', 'path', 'house'] : ['house', 'car', 'street'];
  return usual[seed % usual.length] ?? 'house';
}
