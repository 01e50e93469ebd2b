import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted } from '../drawing/nodes.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { servedHeight } from '../heroes/hero-sizes.ts';
import { DISH_IDS } from '../things/dish-fillings.ts';
import { flowerJug } from '../things/flower-jug.ts';
import { fruitTree } from '../things/fruit-trees.ts';
import { hazyHills } from '../things/hazy-hills.ts';
import { leafSpray } from '../things/leaf-sprays.ts';
import { bulbs } from '../things/lines-over-street.ts';
import { chairsAlong, longCloth, type TableInDepth, TOP } from '../things/long-cloth.ts';
import { lowSunSky } from '../things/low-sun-sky.ts';
import { servedDish, servedLoaves, servedThing } from '../things/served-dish.ts';
import { FRUIT, fruitBowl, napkinPlate, roundLoaf, stemGlass, type TableLight, tableCandle, wineBottle } from '../things/table-setting.ts';

const GLARE: Rgba = { r: 255, g: 222, b: 150, a: 1 };
const LEAF: Rgba = { r: 96, g: 126, b: 62, a: 1 };
const GRASS: Rgba = { r: 158, g: 160, b: 82, a: 1 };
const WOOD: Rgba = { r: 126, g: 84, b: 54, a: 1 };
const LINEN: Rgba = { r: 250, g: 244, b: 232, a: 1 };

/** Half of the table's breadth, in units of its near end. */
const HALF = 350;
/** Units of a centimeter at the near end, and the height in centimeters of a thing that has none of its own. */
const [CENTIMETER, USUAL] = [8.6, 20];
/** Where the table ends, and where places are laid, in distances of its near end. */
const END = 5.4;
const PLACES = Array.from({ length: 7 }, (_, index) => 1.5 + index * 0.58);

/** A long table that is laid for many under old trees, with a white cloth, bread, bowls, bottles, candles and a string of lamps, before hills in a low sun. */
export const longTable = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    calm: { least: 0, most: 1300, standard: 620, isPlace: true }, // End of the quiet sky.
    floor: { least: 300, most: 1900, standard: 1330, isPlace: true }, // The near edge of the table.
    dish: { label: 'dish', least: 0, most: DISH_IDS.length - 1, standard: 0, step: 1 },
    density: { label: 'density', least: 0, most: 1, standard: 0.8 },
    night: { label: 'dusk', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, motif, parameters }) => {
    const { calm, density } = parameters;
    const floor = Math.max(calm + 260, parameters.floor - 34);
    const room = floor - calm;
    const isDusk = parameters.night > 0;
    const side = (parameters.mirrored > 0 ? -1 : 1) as 1 | -1;
    const place = (x: number) => (side > 0 ? x : 1000 - x);
    const horizon = calm + room * 0.34;
    const deep = floor - horizon;
    const vanishing = place(585);
    const tilt = 0.5;
    // The table's near end is as broad as the room under the words lets it be.
    const size = Math.min(1, room / 600);
    const at = (x: number, up: number, away: number): Point => ({
      x: vanishing + (side * (x - 100) * size) / away,
      y: horizon + (deep - up * size) / away,
    });
    const sun: Point = { x: place(700), y: horizon - room * 0.1 };
    const glare = mixColours(GLARE, colours.accent, isDusk ? 0.3 : 0.12);
    const rim = mixColours(glare, WHITE, 0.4);
    const low = isDusk ? mixColours(colours.main, glare, 0.6) : mixColours(colours.paper, glare, 0.6);
    const black = mixColours(colours.darkest, BLACK, 0.25);
    const dim = (tone: Rgba) => (isDusk ? mixColours(tone, colours.dark, 0.3) : tone);
    const leaf = dim(mixColours(LEAF, colours.main, 0.2));
    const grass = dim(mixColours(GRASS, colours.main, 0.2));
    const wood = dim(mixColours(WOOD, colours.darkest, 0.12));
    const cloth = isDusk ? mixColours(mixColours(LINEN, colours.paper, 0.4), colours.dark, 0.14) : mixColours(LINEN, colours.paper, 0.4);
    const shade = mixColours(black, colours.dark, 0.4);
    const hazed = (tone: Rgba, away: number) => mixColours(tone, low, Math.min(0.75, 0.8 * (1 - 1 / (1 + (away - 1) * 0.14))));
    const table: TableInDepth = { at, half: HALF, end: END, size, bottom: area.y + area.height };
    const light: TableLight = { from: side, rim, shade, tilt };
    return [
      ...lowSunSky(chanceOf('sky'), area, { calm, horizon, room, sun, isDusk, size: 1.1 }, { colours, glare, low, rim }),
      ...hazyHills(chanceOf, area, { horizon, room: room * 1.25, mouth: place(1100) }, [isDusk ? colours.dark : colours.main, leaf, low]),
      ...garden(),
      ...trees(),
      glow(sun, room * 0.5, withAlpha(glare, isDusk ? 0.3 : 0.42)),
      ...lamps(),
      ...chairsAlong(table, PLACES, { wood, shade, light: mixColours(glare, rim, 0.5), hazed }),
      ...longCloth(chanceOf('linen'), table, {
        cloth,
        shade,
        glare,
        rim,
        low,
        runner: mixColours(mixColours(colours.accent, cloth, 0.25), shade, isDusk ? 0.22 : 0.05),
        isDusk,
      }),
      ...courses(),
      ...(isDusk
        ? [glow(at(0, 60, 3.2), room * 0.3, withAlpha(GLARE, 0.36)), glow(at(0, 40, 1.7), room * 0.4, withAlpha(GLARE, 0.26))]
        : []),
      ...served(),
      ...corner(),
    ];

    /** The lawn with light and the shade of the trees on it. */
    function garden(): readonly SceneNode[] {
      const random = chanceOf('lawn');
      const dapples = Array.from({ length: Math.round(area.width / 6) }, () => {
        const away = 1.2 + 6 * random() ** 1.4;
        const spot = { x: between(random, area.x, area.x + area.width), y: at(0, -TOP, away).y };
        return ellipse(spot, between(random, 14, 52) / away ** 0.5, between(random, 4, 10) / away ** 0.9);
      });
      return [
        painted(
          linearPaint({ x: 0, y: horizon }, { x: 0, y: floor }, [hazed(grass, 8), hazed(grass, 3), grass, mixColours(grass, black, 0.45)]),
          rectanglePath({ ...area, y: horizon + 2, height: area.y + area.height - horizon }),
        ),
        filled(withAlpha(shade, isDusk ? 0.3 : 0.2), ...dapples.filter((_, index) => index % 2 === 0)),
        filled(withAlpha(mixColours(glare, rim, 0.4), isDusk ? 0.2 : 0.36), ...dapples.filter((_, index) => index % 2 === 1)),
        glow({ x: sun.x, y: horizon }, room * 0.42, withAlpha(glare, isDusk ? 0.4 : 0.5)),
      ];
    }

    /** Old trees on both sides, the farthest first. */
    function trees(): readonly SceneNode[] {
      const random = chanceOf('trees');
      const stands = [
        [-2200, 9, 0.44],
        [1900, 8.4, 0.4],
        [-1600, 6.2, 0.6],
        [1640, 5.6, 0.52],
        [-1240, 4.2, 0.86],
        [1300, 3.7, 0.74],
        [-2500, 6.6, 0.62],
        [2700, 6, 0.6],
      ] as const;
      return stands.flatMap(([x, away, share]): readonly SceneNode[] => {
        const foot = at(x, -TOP, away);
        const tall = Math.min(foot.y - calm - 6, room * share);
        const reach = Math.hypot(sun.x - foot.x, 220);
        const tree = fruitTree(random, { foot, tall, from: { x: (sun.x - foot.x) / reach, y: -220 / reach }, fruit: 0 });
        return [
          filled(
            withAlpha(hazed(shade, away), 0.34),
            ellipse({ x: foot.x - side * tall * 0.12, y: foot.y + tall * 0.05 }, tall * 0.6, tall * 0.08),
          ),
          filled(hazed(mixColours(wood, black, 0.5), away), tree.trunk),
          filled(hazed(mixColours(leaf, black, 0.5), away), tree.mass),
          filled(hazed(mixColours(leaf, black, 0.12), away), tree.middle),
          filled(mixColours(hazed(mixColours(leaf, glare, 0.45), away), rim, 0.25), tree.lit),
        ];
      });
    }

    /** Lamps on wires from tree to tree over the table. */
    function lamps(): readonly SceneNode[] {
      const cord = mixColours(black, leaf, 0.2);
      const bulb = mixColours(GLARE, WHITE, 0.2);
      return [
        ...bulbs(
          { from: { x: place(140), y: calm + room * 0.12 }, to: { x: place(930), y: calm + room * 0.15 }, sag: room * 0.07 },
          12,
          bulb,
          cord,
        ),
        ...bulbs(
          { from: { x: place(-60), y: calm + room * 0.04 }, to: { x: place(1060), y: calm + room * 0.1 }, sag: room * 0.085 },
          13,
          bulb,
          cord,
        ),
      ];
    }

    /** Plates, glasses and what stands between them, the farthest first. */
    function courses(): readonly SceneNode[] {
      const random = chanceOf('courses');
      const china = mixColours(mixColours(LINEN, WHITE, 0.4), shade, isDusk ? 0.16 : 0.02);
      const wine = mixColours({ r: 140, g: 24, b: 48, a: 1 }, colours.accent, 0.15);
      const bottle = mixColours({ r: 46, g: 74, b: 48, a: 1 }, black, 0.25);
      const long = (x: number, away: number, tall: number, wide: number): Path =>
        polygon([
          at(x - wide, 0, away),
          at(x + wide, 0, away),
          at(x + wide * 0.8 - tall * 0.35, 0, away - (tall / deep) * 0.36),
          at(x - wide * 0.8 - tall * 0.35, 0, away - (tall / deep) * 0.36),
        ]);
      return PLACES.toReversed().flatMap((away, index): readonly SceneNode[] => {
        const scale = size / away;
        const toned = (tone: Rgba) => hazed(tone, away);
        const own = { ...light, shade: toned(shade), tilt: tilt / away ** 0.5 };
        const middle = away + 0.2;
        const kind = index % 4;
        const isBare = random() > 0.35 + density * 0.75;
        const [x, beside] = [between(random, -30, 30), between(random, 84, 120) * (index % 2 ? -1 : 1)];
        const step = size / middle;
        const shadows = [
          ...[-1, 1].map((end) => long(end * (HALF - 205), away + 0.1, 110, 22)),
          ...(isBare
            ? []
            : [long(x, middle, kind === 1 ? 60 : 150, kind === 0 || kind === 3 ? 40 : 70), long(x + beside, middle - 0.08, 150, 18)]),
        ];
        const centre = isBare
          ? []
          : kind === 0
            ? flowerJug(
                chanceOf(`jug ${index}`),
                { foot: at(x, 0, middle), tall: 160 * step, reach: 165 * step, bloom: 34 * step, lightFrom: side },
                {
                  glaze: toned(dim(mixColours(colours.second, WHITE, 0.3))),
                  band: toned(colours.accent),
                  green: toned(mixColours(leaf, black, 0.15)),
                  petals: [toned(mixColours(colours.accent, WHITE, 0.25)), toned(colours.paper)],
                  shade: toned(shade),
                },
              )
            : kind === 1
              ? [
                  filled(toned(mixColours(wood, glare, 0.2)), ellipse(at(x, 0, middle), 130 * step, 130 * step * own.tilt * 0.7)),
                  ...roundLoaf(random, at(x, 12, middle), 108 * step, own),
                ]
              : kind === 2
                ? [
                    ...tableCandle(
                      at(x - 40, 0, middle),
                      190 * step,
                      toned(china),
                      toned(mixColours(wood, glare, 0.4)),
                      isDusk ? 1 : 0.55,
                      own,
                    ),
                    ...tableCandle(
                      at(x + 40, 0, middle + 0.06),
                      150 * step,
                      toned(china),
                      toned(mixColours(wood, glare, 0.4)),
                      isDusk ? 1 : 0.55,
                      own,
                    ),
                  ]
                : fruitBowl(
                    random,
                    at(x, 0, middle),
                    104 * step,
                    FRUIT.map((tone) => toned(dim(mixColours(tone, colours.accent, 0.15)))),
                    toned(dim(mixColours(colours.second, WHITE, 0.2))),
                    own,
                  );
        return [
          filled(withAlpha(toned(shade), 0.24), ...shadows),
          ...centre,
          ...(isBare ? [] : wineBottle(at(x + beside, 0, middle - 0.08), 265 * step, toned(bottle), toned(china), own)),
          ...[-1, 1].flatMap((end) => [
            ...napkinPlate(
              at(end * (HALF - 108), 0, away),
              98 * scale,
              toned(china),
              toned(dim(mixColours(colours.second, WHITE, 0.15))),
              own,
            ),
            ...stemGlass(at(end * (HALF - 205), 0, away + 0.1), 160 * (size / (away + 0.1)), toned(wine), own),
          ]),
        ];
      });
    }

    /** The dish, or the thing, that the title names, largest at the near end. */
    function served(): readonly SceneNode[] {
      const foot = at(-36, 0, 1.17);
      const reach = Math.min(172, room * 0.27) * size;
      const own = { ...light, tilt: 0.5 };
      const id = DISH_IDS[Math.round(parameters.dish)] ?? 'soup';
      const glass = { x: at(HALF * 0.66, 0, 1.2).x, y: at(0, 0, 1.13).y };
      return [
        ...(isHero(motif)
          ? servedThing(motif, foot, (servedHeight(motif) || USUAL) * CENTIMETER * size, 270 * size, colours, {
              ...own,
              ground: cloth,
              board: mixColours(wood, glare, 0.25),
            })
          : id === 'bread'
            ? servedLoaves(chanceOf('loaves'), foot, reach, mixColours(wood, glare, 0.25), own)
            : servedDish(chanceOf('dish'), foot, reach, id, colours, own)),
        filled(withAlpha(shade, 0.25), ellipse({ x: glass.x - side * 26, y: glass.y + 8 }, 40 * size, 9 * size)),
        ...stemGlass(glass, 190 * size, mixColours({ r: 236, g: 190, b: 92, a: 1 }, colours.accent, 0.1), own),
      ];
    }

    /** A bough that hangs in over the lamps from the outer corner. */
    function corner(): readonly SceneNode[] {
      const random = chanceOf('bough');
      const tones = { leaf: mixColours(leaf, black, 0.12), shade: mixColours(black, leaf, 0.25), light: rim, isFar: true as const };
      const long = Math.min(290, room * 0.44);
      const turn = (angle: number) => (side > 0 ? Math.PI - angle : angle);
      return [
        [-46, 0.0, 1, 2.9],
        [-52, 0.1, 0.9, 2.66],
        [-30, -0.03, 0.6, 2.3],
      ].flatMap(([x = 0, down = 0, share = 1, angle = 0]) =>
        leafSpray(random, { x: place(x), y: calm + room * (0.07 + down) }, long * share, turn(angle), 'rose', tones, side * 0.2),
      );
    }
  },
});
