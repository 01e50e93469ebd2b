import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, shadowOf, stroked } from '../drawing/nodes.ts';
import { smoothLine } from '../drawing/outlines.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { FILMS, type FilmId, filmTones, pictureIn } from '../things/film-stock.ts';
import { gardenFlower } from '../things/garden-flowers.ts';
import { GROUP_PARAMETER } from '../things/groups.ts';
import { sprig } from '../things/plants.ts';
import { carByLake } from '../things/snapshot-car-view.ts';
import type { View } from '../things/snapshot-ground.ts';
import { kiteHill, meadowPath } from '../things/snapshot-land-views.ts';
import { seaside, swimmer } from '../things/snapshot-water-views.ts';
import { pictureBox, type Print, snapshotPrint } from '../things/snapshot-print.ts';
import { thingOnPhotograph } from '../things/snapshot-thing-view.ts';
import { eveningStreet, houseWithPorch } from '../things/snapshot-town-views.ts';
import { boardsFromAbove, linenFromAbove } from '../things/table-from-above.ts';

/** The views on prints, by the number that an artwork stores for the nearest of them. */
export const SNAPSHOT_VIEWS = ['house', 'path', 'swimmer', 'street', 'car', 'kite', 'seaside'] as const;
export type SnapshotView = (typeof SNAPSHOT_VIEWS)[number];

/** Views for grave titles. */
const SOBER: readonly SnapshotView[] = ['house', 'street', 'path'];

const VIEWS: Readonly<Record<SnapshotView, View>> = {
  house: houseWithPorch,
  path: meadowPath,
  swimmer,
  street: eveningStreet,
  car: carByLake,
  kite: kiteHill,
  seaside,
};

const SUN: Rgba = { r: 255, g: 222, b: 160, a: 1 };
const CREAM: Rgba = { r: 252, g: 244, b: 226, a: 1 };
const TAPE: Rgba = { r: 236, g: 212, b: 152, a: 1 };

/** The places of prints under the nearest one: across the front, down the room, and their widths, heights and turns. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
}
const ARRANGEMENTS: readonly (readonly Spot[])[] = [
  [
    { x: 800, y: 0.3, width: 0.48, height: 0.4, turn: 0.16 },
    { x: 232, y: 0.24, width: 0.5, height: 0.4, turn: -0.13 },
    { x: 880, y: 0.66, width: 0.42, height: 0.5, turn: -0.09 },
    { x: 170, y: 0.62, width: 0.38, height: 0.46, turn: 0.11 },
    { x: 700, y: 0.9, width: 0.44, height: 0.36, turn: 0.07 },
    { x: 268, y: 0.91, width: 0.42, height: 0.34, turn: -0.16 },
  ],
  [
    { x: 222, y: 0.3, width: 0.46, height: 0.4, turn: -0.2 },
    { x: 764, y: 0.22, width: 0.52, height: 0.4, turn: 0.1 },
    { x: 160, y: 0.72, width: 0.38, height: 0.48, turn: 0.08 },
    { x: 888, y: 0.62, width: 0.4, height: 0.48, turn: -0.14 },
    { x: 340, y: 0.93, width: 0.46, height: 0.34, turn: 0.12 },
    { x: 786, y: 0.92, width: 0.44, height: 0.34, turn: 0.03 },
  ],
];

/** Old family photographs that lie on one another on a table in the light of a window, the nearest with what the title names. */
export const snapshots = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    calm: { least: 100, most: 1500, standard: 640, isPlace: true }, // End of the words.
    foot: { least: 300, most: 1900, standard: 1350, isPlace: true }, // The lowest place of the prints.
    first: { label: 'pictures', least: 0, most: SNAPSHOT_VIEWS.length - 1, standard: 0, step: 1 },
    count: { label: 'pieces', least: 2, most: 7, standard: 7, step: 1 },
    age: { label: 'age', least: 0, most: 1, standard: 0, step: 1 }, // All of them brown, and none of a holiday.
    linen: { label: 'onALightGround', least: 0, most: 1, standard: 0, step: 1 },
    group: GROUP_PARAMETER,
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, motif, parameters }) => {
    const { calm, group, count } = parameters;
    const foot = Math.max(calm + 240, parameters.foot);
    const room = foot - calm;
    const isLinen = parameters.linen > 0;
    const out = parameters.mirrored > 0 ? -1 : 1;
    const place = (x: number) => (out > 0 ? x : 1000 - x);
    const shade = mixColours(colours.darkest, BLACK, 0.4);
    const luck = chanceOf('prints');
    const order = Math.floor(luck() * 97);
    const first = Math.round(parameters.first);
    const isOld = parameters.age > 0;
    const others = isOld ? SOBER : SNAPSHOT_VIEWS.filter((_, index) => index !== first);
    const tones = {
      paper: mixColours(CREAM, colours.paper, 0.3),
      shade,
      tape: mixColours(TAPE, colours.paper, 0.15),
      light: mixColours(SUN, WHITE, 0.4),
    };
    const ground = isLinen ? colours.light : colours.dark;
    const table = { area, light: { x: place(300), y: calm * 0.4 }, sun: SUN, shade, ends: foot } as const;
    const side = Math.min(room * 0.84, 660);
    return [
      ...(isLinen ? linenFromAbove(chanceOf('linen'), ground, table) : boardsFromAbove(chanceOf('boards'), ground, table)),
      ...lower(),
      ...pressed(),
      ...nearest(),
      ...leafShade(),
    ];

    function film(index: number): FilmId {
      if (isOld) return 'brown';
      return FILMS[[0, 2, 1, 0, 1, 2, 0][(index + order) % 7] ?? 0] ?? 'warm';
    }

    function lower(): readonly SceneNode[] {
      const spots = ARRANGEMENTS[order % ARRANGEMENTS.length] ?? [];
      return spots.slice(0, Math.max(1, Math.round(count) - 1)).flatMap((spot, index): readonly SceneNode[] => {
        const id = others[(index + order) % others.length] ?? 'house';
        const chance = chanceOf(`print ${index}`);
        const own = film(index);
        const rim = side * (own === 'brown' ? 0.032 : 0.024);
        const print: Print = {
          middle: {
            x: place(spot.x),
            y: Math.min(
              calm + room * (spot.y * 0.98 + 0.01),
              foot - 4 - (spot.height * side * 1.12) / 2 - Math.abs(spot.turn) * spot.width * side * 0.5,
            ),
          },
          width: spot.width * side * 1.12,
          height: spot.height * side * 1.12,
          turn: out * (spot.turn + between(chance, -0.03, 0.03)),
          rim,
          low: own === 'warm' ? rim * 1 : rim,
          isDeckled: own === 'brown',
          held: index === 1 ? 'tape' : own === 'brown' && index % 2 === 0 ? 'corners' : null,
          curled: ([1, 0, 2, 3, 1, 0] as const)[index] ?? 1,
        };
        return snapshotPrint(
          chance,
          print,
          VIEWS[id](pictureIn(pictureBox(print)), filmTones(own, colours), chance, id === 'street' ? 0 : group),
          tones,
        );
      });
    }

    /** The nearest print, with the thing, the place or the people of the title. */
    function nearest(): readonly SceneNode[] {
      const chance = chanceOf('nearest');
      const rim = side * 0.035;
      const print: Print = {
        middle: { x: place(524), y: calm + room * 0.55 },
        width: side * 0.82,
        height: side * 0.86,
        turn: out * [-0.05, 0.045, -0.03][order % 3]!,
        rim,
        low: rim * 2.9,
        isDeckled: false,
        held: order % 2 === 0 ? 'tape' : null,
        curled: out > 0 ? 2 : 3,
      };
      const picture = pictureIn(pictureBox(print));
      const film = filmTones(isOld ? 'brown' : 'warm', colours);
      const id = SNAPSHOT_VIEWS[first] ?? 'house';
      const view = isHero(motif) ? thingOnPhotograph(motif, picture, film, colours, chance) : VIEWS[id](picture, film, chance, group);
      return snapshotPrint(chance, print, view, tones);
    }

    /** A flower that was pressed in an album. */
    function pressed(): readonly SceneNode[] {
      const chance = chanceOf('flower');
      const root: Point = { x: place(60), y: foot - room * 0.04 };
      const long = room * 0.36;
      const green = mixColours({ r: 118, g: 124, b: 78, a: 1 }, shade, 0.12);
      const angle = out > 0 ? -1.05 : Math.PI + 1.05;
      const twigs = [0, 0.3].map((turn, index) =>
        sprig(chance, root, long * (1 - index * 0.3), angle + out * turn, index === 0 ? 'olive' : 'fern'),
      );
      const head = { x: root.x + Math.cos(angle) * long, y: root.y + Math.sin(angle) * long };
      const parts = [
        stroked(mixColours(green, shade, 0.2), 3, ...twigs.map(({ stem }) => stem), smoothLine([root, head])),
        filled(green, ...twigs.map(({ leaves }) => leaves)),
        ...gardenFlower(chance, head, Math.max(36, room * 0.058), 'dogrose', {
          petal: mixColours(colours.accent, CREAM, 0.5),
          heart: mixColours(SUN, green, 0.2),
          shade: mixColours(colours.accent, shade, 0.4),
          light: CREAM,
        }),
      ];
      return [shadowOf(parts, withAlpha(shade, 0.5), { x: 4, y: 6 }, 4), ...parts];
    }

    /** Leaves before the window throw their shade over the table. */
    function leafShade(): readonly SceneNode[] {
      const chance = chanceOf('leaves');
      const twigs = [0, 1, 2].map((index) =>
        sprig(
          chance,
          { x: place(1080), y: foot - room * (0.1 + index * 0.22) },
          room * (0.72 - index * 0.1),
          out > 0 ? Math.PI + 0.2 + index * 0.16 : -0.2 - index * 0.16,
          index === 1 ? 'olive' : 'laurel',
        ),
      );
      const leaves = [filled(shade, ...twigs.map((each) => each.leaves)), stroked(shade, 7, ...twigs.map(({ stem }) => stem))];
      return [shadowOf(leaves, withAlpha(shade, isLinen ? 0.15 : 0.2), { x: 0, y: 0 }, 8)];
    }
  },
});
