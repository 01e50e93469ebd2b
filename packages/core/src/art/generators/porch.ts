import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf, skyDown, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon, polyline } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { bankTree, crownOf } from '../things/bank-trees.ts';
import { flowerPot } from '../things/doorstep-plants.ts';
import { farmhouse } from '../things/harvest-things.ts';
import { hazyHills } from '../things/hazy-hills.ts';
import { mothsAround, porchLamp } from '../things/porch-lamp.ts';
import { rockingChair } from '../things/rocking-chair.ts';
import { standingShoe } from '../things/standing-shoe.ts';
import { stars } from '../things/stars.ts';

const LAMP: Rgba = { r: 255, g: 206, b: 122, a: 1 };
const EMBER: Rgba = { r: 250, g: 176, b: 112, a: 1 };
const BOARDS: Rgba = { r: 150, g: 104, b: 68, a: 1 };
const LEAF: Rgba = { r: 70, g: 104, b: 78, a: 1 };
const CLAY: Rgba = { r: 198, g: 108, b: 74, a: 1 };

/** A porch in the evening: a rocking chair and a pair of shoes under a lamp with moths, and a dark blue garden beyond the railing. */
export const porch = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 620, isPlace: true }, // End of the quiet sky.
    floor: { least: 500, most: 1900, standard: 1330, isPlace: true }, // Where the boards sink into the dark.
    moths: { label: 'pieces', least: 0, most: 16, standard: 8, step: 1 },
    fireflies: { label: 'fireflies', least: 0, most: 60, standard: 26, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place, bottom } = sceneRoom(area, parameters, 240);
    const horizon = calm + room * 0.45;
    const rear = calm + room * 0.76;
    const black = mixColours(colours.darkest, BLACK, 0.3);
    const low = mixColours(colours.main, EMBER, 0.62);
    const light = mixColours(LAMP, colours.accent, 0.08);
    const leaf = mixColours(mixColours(LEAF, colours.dark, 0.55), colours.main, 0.1);
    const wood = mixColours(mixColours(BOARDS, colours.accent, 0.1), colours.dark, 0.22);
    const white = mixColours(colours.paper, WHITE, 0.2);
    const lamp: Point = { x: place(862), y: calm + room * 0.2 };
    const post = place(984);
    return [
      ...sky(),
      ...garden(),
      ...fireflies(),
      ...railing(),
      ...boards(),
      ...postAndLamp(),
      ...pots(),
      ...chair(),
      ...shoes(),
      ...lampLight(),
    ];

    function sky(): readonly SceneNode[] {
      const share = Math.max(0.1, (calm - area.y) / (horizon - area.y));
      const night = stars(chanceOf('stars'), { ...area, height: horizon - area.y - room * 0.2 }, Math.round(area.width / 12), 1.7);
      return [
        skyDown(area, horizon - area.y + 30, horizon, [
          { offset: 0, colour: mixColours(colours.darkest, colours.dark, 0.45) },
          { offset: Math.min(0.86, share), colour: colours.dark },
          { offset: 1, colour: low },
        ]),
        filled(withAlpha(colours.paper, 0.34), night),
        glow({ x: place(300), y: horizon }, room * 0.62, withAlpha(EMBER, 0.55)),
      ];
    }

    /** Hills, a neighbor's house with a lit window, and the trees of the garden. */
    function garden(): readonly SceneNode[] {
      const random = chanceOf('garden');
      const from = { x: -side * 0.8, y: -0.5 };
      const far = [60, 150, 246, 404, 560, 640, 720].map((x, index) => ({
        foot: { x: place(x), y: horizon + room * 0.045 },
        tall: room * between(random, 0.12, 0.2) * (index === 2 ? 0.7 : 1),
        from,
        isSlender: index === 4,
      }));
      const near = (
        [
          [-30, 0.62],
          [1050, 0.44],
          [-330, 0.5],
          [1290, 0.5],
        ] as const
      ).map(([x, tall]) => ({ foot: { x: place(x), y: horizon + room * 0.2 }, tall: room * tall, from, isSlender: false }));
      const grown = (stand: (typeof far)[number]) => ({ ...bankTree(random, stand), crown: crownOf(stand) });
      const [farTrees, nearTrees] = [far.map(grown), near.map(grown)] as const;
      const hazy = mixColours(mixColours(leaf, colours.dark, 0.3), low, 0.3);
      const deep = mixColours(leaf, black, 0.5);
      const hedge = across(area, 14, (x) => rear - room * 0.13 - Math.abs(Math.sin(x / 37) + Math.sin(x / 15)) * room * 0.012);
      return [
        ...hazyHills(chanceOf, area, { horizon, room: room * 0.9, mouth: place(300) }, [colours.dark, leaf, low]),
        filled(hazy, ...farTrees.flatMap(({ mass, crown }) => [mass, crown])),
        filled(mixColours(hazy, EMBER, 0.3), ...farTrees.map(({ lit }) => lit)),
        ...farmhouse(
          { x: place(330), y: horizon + room * 0.05 },
          Math.min(96, room * 0.14),
          side > 0 ? -1 : 1,
          mixColours(white, low, 0.55),
          mixColours(colours.accent, colours.dark, 0.6),
          { wood, shade: mixColours(colours.dark, black, 0.3), light },
        ),
        painted(
          linearPaint({ x: 0, y: horizon }, { x: 0, y: rear }, [
            mixColours(leaf, low, 0.34),
            mixColours(leaf, colours.dark, 0.2),
            mixColours(leaf, black, 0.45),
          ]),
          areaUnder(
            across(area, 20, (x) => horizon + room * 0.04 + Math.sin(x / 170) * 4),
            bottom,
          ),
        ),
        // A path leads from the gate to the porch.
        filled(
          withAlpha(mixColours(low, colours.paper, 0.3), 0.24),
          polygon([
            { x: place(352), y: horizon + room * 0.06 },
            { x: place(368), y: horizon + room * 0.06 },
            { x: place(560), y: rear },
            { x: place(380), y: rear },
          ]),
        ),
        filled(deep, ...nearTrees.flatMap(({ mass, crown }) => [mass, crown])),
        filled(mixColours(deep, low, 0.13), ...nearTrees.map(({ lit }) => lit)),
        filled(mixColours(leaf, black, 0.62), areaUnder(hedge, rear + 10)),
        glow({ x: lamp.x, y: rear - room * 0.1 }, room * 0.42, withAlpha(light, 0.3)),
      ];
    }

    function fireflies(): readonly SceneNode[] {
      const random = chanceOf('fireflies');
      return Array.from({ length: Math.round(parameters.fireflies) }, () => ({
        x: between(random, area.x, area.x + area.width),
        y: between(random, horizon + room * 0.02, rear - room * 0.04),
        size: between(random, 1.4, 3),
      })).flatMap(({ x, y, size }) => [
        glow({ x, y }, size * 5, withAlpha(light, 0.5)),
        filled(mixColours(light, WHITE, 0.6), ellipse({ x, y }, size)),
      ]);
    }

    /** The white railing against the garden, brighter near the lamp. */
    function railing(): readonly SceneNode[] {
      const [top, foot] = [rear - room * 0.24, rear - room * 0.03];
      const step = 42;
      const first = Math.floor(area.x / step);
      const tones = [withAlpha(black, 0.66), withAlpha(black, 0.3), withAlpha(black, 0)];
      const bars = Array.from(
        { length: Math.ceil(area.width / step) + 1 },
        (_, index): Path => rectanglePath({ x: (first + index) * step - 6.5, y: top, width: 13, height: foot - top }),
      );
      const rails = [
        rectanglePath({ x: area.x, y: top - 15, width: area.width, height: 17 }),
        rectanglePath({ x: area.x, y: foot - 5, width: area.width, height: 13 }),
      ];
      const tone = mixColours(white, colours.dark, 0.22);
      return [
        filled(tone, ...bars, ...rails),
        filled(withAlpha(mixColours(light, WHITE, 0.4), 0.5), rectanglePath({ x: area.x, y: top - 15, width: area.width, height: 4 })),
        painted(linearPaint({ x: place(-260), y: 0 }, { x: place(800), y: 0 }, tones), ...bars, ...rails),
        painted(
          linearPaint({ x: place(1900), y: 0 }, { x: place(1000), y: 0 }, tones),
          rectanglePath({
            x: side > 0 ? 1000 : area.x,
            y: top - 15,
            width: side > 0 ? Math.max(1, area.x + area.width - 1000) : Math.max(1, -area.x),
            height: foot - top + 23,
          }),
        ),
        filled(withAlpha(black, 0.28), rectanglePath({ x: area.x, y: top + 2, width: area.width, height: 5 })),
      ];
    }

    /** The boards of the floor, which run to the railing, in the pool of the lamp. */
    function boards(): readonly SceneNode[] {
      const far = { x: place(560), y: rear - room * 0.9 };
      const seam = (x: number) =>
        polyline([
          { x: far.x + ((x - far.x) * (rear - far.y)) / (floor + 90 - far.y), y: rear },
          { x, y: floor + 90 },
        ]);
      const seams = Array.from({ length: Math.ceil(area.width / 66) + 24 }, (_, index) => seam(area.x - 700 + index * 74));
      return [
        shadowOf(
          [filled(black, rectanglePath({ x: area.x, y: rear - 4, width: area.width, height: 8 }))],
          withAlpha(black, 0.7),
          { x: 0, y: 0 },
          6,
        ),
        painted(
          linearPaint({ x: 0, y: rear }, { x: 0, y: floor + 70 }, [
            mixColours(wood, black, 0.2),
            wood,
            mixColours(wood, colours.darkest, 0.6),
            colours.darkest,
          ]),
          rectanglePath({ ...area, y: rear, height: bottom - rear }),
        ),
        stroked(withAlpha(black, 0.5), 2.4, ...seams),
        shadowOf(
          [filled(light, ellipse({ x: place(760), y: rear + room * 0.11 }, room * 0.46, room * 0.085))],
          withAlpha(light, 0.5),
          { x: 0, y: 0 },
          24,
        ),
      ];
    }

    function postAndLamp(): readonly SceneNode[] {
      const half = 26;
      const body = rectanglePath({ x: post - half, y: area.y, width: half * 2, height: rear + room * 0.05 - area.y });
      const tones = [mixColours(white, light, 0.35), mixColours(white, colours.dark, 0.3), mixColours(white, black, 0.6)];
      const capital = [calm + room * 0.05, rear - room * 0.27].map((y) =>
        rectanglePath({ x: post - half - 7, y, width: half * 2 + 14, height: 16 }),
      );
      return [
        painted(linearPaint({ x: post - side * half, y: 0 }, { x: post + side * half, y: 0 }, tones), body, ...capital),
        // Beside the words the post is in the dark.
        painted(
          linearPaint({ x: 0, y: calm - room * 0.5 }, { x: 0, y: calm + room * 0.12 }, [
            withAlpha(mixColours(colours.dark, black, 0.4), 0.8),
            withAlpha(mixColours(colours.dark, black, 0.4), 0),
          ]),
          rectanglePath({ x: post - half - 8, y: area.y, width: half * 2 + 16, height: calm + room * 0.12 - area.y }),
        ),
        ...porchLamp(
          { x: post - side * half, y: lamp.y - room * 0.03 },
          lamp,
          Math.min(92, room * 0.135),
          mixColours(colours.second, colours.dark, 0.25),
          light,
          black,
        ),
      ];
    }

    function pots(): readonly SceneNode[] {
      const tones = {
        pot: mixColours(CLAY, colours.dark, 0.16),
        petals: [mixColours(colours.accent, light, 0.16), mixColours(colours.paper, light, 0.3)] as const,
        shade: black,
      };
      return [
        ...flowerPot(chanceOf('pot'), { x: place(908), y: rear + room * 0.1 }, Math.min(96, room * 0.14), tones),
        ...flowerPot(chanceOf('pots'), { x: place(812), y: rear + room * 0.055 }, Math.min(58, room * 0.085), tones),
      ];
    }

    function chair(): readonly SceneNode[] {
      const foot = { x: place(330), y: rear + room * 0.13 };
      const height = room * 0.54;
      const cast = [
        polygon([
          { x: foot.x - height * 0.32, y: foot.y - 6 },
          { x: foot.x + height * 0.34, y: foot.y - 10 },
          { x: foot.x - side * height * 0.5 + height * 0.2, y: foot.y + room * 0.06 },
          { x: foot.x - side * height * 0.5 - height * 0.55, y: foot.y + room * 0.06 },
        ]),
      ];
      return [
        shadowOf([filled(black, ...cast)], withAlpha(black, 0.55), { x: 0, y: 0 }, 10),
        ...rockingChair(
          { foot, height, side },
          { wood: mixColours(white, colours.dark, 0.16), cloth: colours.accent, light, shade: mixColours(black, colours.dark, 0.3) },
        ),
      ];
    }

    /** A pair of shoes that somebody has taken off. */
    function shoes(): readonly SceneNode[] {
      const size = room * 0.13;
      const leather = mixColours(mixColours(colours.second, BOARDS, 0.4), black, 0.2);
      return [0, 1].flatMap((index) => {
        const foot = { x: place(580 + index * size * 0.62), y: rear + room * (0.115 - index * 0.022) };
        return standingShoe(foot, size, side, { leather, light, shade: black });
      });
    }

    /** The glow of the lamp over everything, and its moths. */
    function lampLight(): readonly SceneNode[] {
      return [
        glow({ x: lamp.x, y: lamp.y + 12 }, room * 0.36, withAlpha(light, 0.36)),
        ...mothsAround(chanceOf('moths'), { x: lamp.x, y: lamp.y + room * 0.05 }, room * 0.17, Math.round(parameters.moths), white, light),
      ];
    }
  },
});
