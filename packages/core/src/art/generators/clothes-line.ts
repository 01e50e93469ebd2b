import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { peopleAt } from '../things/backlit-people.ts';
import { fenceAndDaisies, flowerBeds, type GardenTones, type GardenView, houseBeyond, sunnyLawn } from '../things/evening-garden.ts';
import { grassyRise } from '../things/grassy-rise.ts';
import { GROUP_PARAMETER } from '../things/groups.ts';
import { hazyHills } from '../things/hazy-hills.ts';
import { type Hung, hungPiece, lineRope, onLine, type WashLine, type WashLight, washShadows } from '../things/hung-wash.ts';
import { leafSpray } from '../things/leaf-sprays.ts';
import { lowSunSky } from '../things/low-sun-sky.ts';
import { sprig } from '../things/plants.ts';
import { washBasket, washPost } from '../things/wash-garden.ts';
import { wildPlant } from '../things/wild-plants.ts';

const GLARE: Rgba = { r: 255, g: 222, b: 150, a: 1 };
const LEAF: Rgba = { r: 96, g: 128, b: 62, a: 1 };
const LAWN: Rgba = { r: 158, g: 166, b: 78, a: 1 };
const WOOD: Rgba = { r: 132, g: 92, b: 60, a: 1 };
const WALL: Rgba = { r: 240, g: 226, b: 200, a: 1 };

/** Washing in the wind of a garden against a low sun: the clothes of a family, a house far away, grass and flowers in front. */
export const clothesLine = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 620, isPlace: true }, // End of the words.
    floor: { least: 500, most: 1900, standard: 1330, isPlace: true }, // Where the tall grass begins.
    sheet: { label: 'sheets', least: 0, most: 1, standard: 0, step: 1 }, // A broad sheet under the words.
    wind: { label: 'strength', least: 0, most: 1, standard: 0.6 },
    person: { label: 'person', least: 0, most: 2, standard: 0, step: 1 },
    group: GROUP_PARAMETER,
    night: { label: 'dusk', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place } = sceneRoom(area, parameters, 240);
    const { person, group } = parameters;
    const isDusk = parameters.night > 0;
    const isSheet = parameters.sheet > 0;
    const horizon = calm + room * (isSheet ? 0.52 : 0.6);
    const sun: Point = { x: place(isSheet ? 250 : 330), y: horizon - room * (isSheet ? 0.12 : 0.1) };
    const glare = mixColours(GLARE, colours.accent, isDusk ? 0.3 : 0.1);
    const rim = mixColours(glare, WHITE, 0.4);
    const low = isDusk ? mixColours(colours.main, glare, 0.62) : mixColours(colours.paper, glare, 0.66);
    const black = mixColours(colours.darkest, BLACK, 0.2);
    const dim = (tone: Rgba) => (isDusk ? mixColours(tone, colours.dark, 0.42) : tone);
    const leaf = dim(mixColours(LEAF, colours.main, 0.2));
    const lawn = dim(mixColours(LAWN, colours.main, 0.16));
    const shade = mixColours(black, leaf, 0.25);
    const wood = { wood: dim(WOOD), shade, rim };
    const linen = dim(mixColours(colours.paper, WHITE, 0.5));
    const lamp: WashLight = {
      sun,
      reach: room * 0.5,
      glare,
      shade: mixColours(mixColours(WOOD, colours.second, 0.24), shade, 0.3),
      wind: side,
      strength: parameters.wind,
    };
    const view: GardenView = { area, horizon, floor, room, sun, isDusk, side, place };
    const tones: GardenTones = {
      leaf,
      lawn,
      low,
      glare,
      rim,
      shade,
      black,
      wood: wood.wood,
      wall: dim(WALL),
      roof: dim(mixColours(colours.accent, WOOD, 0.4)),
      linen,
    };
    const lines = isSheet ? far() : near();
    return [
      ...lowSunSky(chanceOf('sky'), area, { calm, horizon, room, sun, isDusk, size: 1.25 }, { colours, glare, low, rim }),
      ...hazyHills(chanceOf, area, { horizon: horizon - room * 0.01, room: room * 0.8, mouth: sun.x }, [
        isDusk ? colours.dark : colours.main,
        leaf,
        low,
      ]),
      ...houseBeyond(chanceOf('far'), view, tones),
      ...sunnyLawn(chanceOf('lawn'), view, tones),
      ...fenceAndDaisies(chanceOf('daisies'), view, tones),
      ...washShadows(lines.pieces, lines.line, lamp, {
        ground: horizon + room * (isSheet ? 0.08 : 0.1),
        end: floor + 30,
        depth: room * 0.75,
        tone: withAlpha(shade, 0.3),
      }),
      ...lines.nodes,
      ...(isSheet ? broadSheet() : []),
      ...flowerBeds(chanceOf('beds'), view, tones, horizon + room * (isSheet ? 0.18 : 0.22), [
        dim(mixColours(colours.accent, rim, 0.2)),
        dim(mixColours(colours.paper, rim, 0.4)),
      ]),
      ...basket(),
      ...foreground(),
      ...corner(),
    ];

    /** The line across the front, with the clothes of a family. */
    function near() {
      const random = chanceOf('line');
      const ground = horizon + room * 0.17;
      const top = calm + room * 0.06;
      const line: WashLine = { from: { x: 40, y: top + room * 0.03 }, to: { x: 985, y: top + room * 0.01 }, sag: room * 0.045 };
      const unit = room * 0.5;
      const wish: readonly (readonly [Hung['id'], number, number, Rgba])[] = [
        ['sheet', 0.86, 0.9, linen],
        ['shirt', 0.56, 0.66, dim(mixColours(colours.second, WHITE, 0.34))],
        ['dress', 0.5, 0.82, dim(mixColours(colours.accent, WHITE, 0.12))],
        ['sock', 0.1, 0.26, dim(mixColours(colours.paper, colours.second, 0.3))],
        ['sock', 0.1, 0.26, dim(mixColours(colours.paper, colours.second, 0.3))],
        ['babysuit', 0.27, 0.36, dim(mixColours(colours.paper, colours.accent, 0.24))],
        ['dress', 0.32, 0.5, dim(mixColours(colours.second, colours.paper, 0.5))],
      ];
      const gap = 0.05;
      const whole = wish.reduce((sum, [, wide]) => sum + wide + gap, gap);
      const scale = Math.min(1, 905 / (whole * unit));
      const stretch = 905 / (whole * unit * scale);
      let at = 30;
      const pieces = wish.map(([id, wide, high, tone]): Hung => {
        const share = (at + gap * unit * 0.5) / 945;
        at += (wide + gap) * unit * scale * stretch;
        return { id, share, width: wide * unit * scale * Math.min(stretch, 1.25), height: high * unit * Math.max(scale, 0.86), tone };
      });
      const ordered =
        side > 0 ? pieces : pieces.map((piece) => ({ ...piece, share: Math.max(0.02, 0.985 - piece.share - piece.width / 945) }));
      const [broad] = ordered;
      const shadowOn = person > 0 || group > 0;
      const feet = { x: onLine(line, (broad?.share ?? 0) + (broad?.width ?? 0) / 2 / 945).x + side * room * 0.02, y: ground + room * 0.03 };
      const outline = shadowOn ? peopleAt(feet, room * 0.54, person, group) : [];
      const nodes = [
        ...washPost({ x: 40, y: ground + room * 0.05 }, line.from.y - 8, sun.x > 40 ? 1 : -1, wood),
        ...washPost({ x: 985, y: ground + room * 0.05 }, line.to.y - 8, sun.x > 985 ? 1 : -1, wood),
        ...(shadowOn
          ? [
              filled(withAlpha(shade, 0.35), ellipse({ x: feet.x, y: feet.y }, room * 0.1, room * 0.012)),
              filled(mixColours(black, leaf, 0.14), outline),
            ]
          : []),
        stroked(mixColours(wood.wood, shade, 0.5), 3, lineRope(line)),
        ...ordered.flatMap((piece, index) =>
          hungPiece(
            random,
            line,
            piece,
            lamp,
            index === 0 && shadowOn
              ? [shadowOf([filled(black, outline)], withAlpha(mixColours(shade, WOOD, 0.3), 0.62), { x: 0, y: 0 }, 4)]
              : [],
          ),
        ),
      ];
      return { line, pieces: ordered, nodes };
    }

    /** A line at the end of the lawn, under the broad sheet. */
    function far() {
      const random = chanceOf('line');
      const top = calm + room * 0.13;
      const ground = horizon + room * 0.15;
      const line: WashLine = { from: { x: place(120), y: top }, to: { x: place(1010), y: top - room * 0.02 }, sag: room * 0.03 };
      const unit = room * 0.38;
      const wish: readonly (readonly [Hung['id'], number, number, number, Rgba])[] = [
        ['shirt', 0.07, 0.58, 0.7, dim(mixColours(colours.second, WHITE, 0.3))],
        ['dress', 0.31, 0.52, 0.86, dim(mixColours(colours.accent, WHITE, 0.12))],
        ['sock', 0.525, 0.11, 0.28, dim(mixColours(colours.paper, colours.second, 0.3))],
        ['sock', 0.58, 0.11, 0.28, dim(mixColours(colours.paper, colours.second, 0.3))],
        ['babysuit', 0.645, 0.29, 0.4, dim(mixColours(colours.paper, colours.accent, 0.26))],
        ['towel', 0.795, 0.46, 0.66, dim(mixColours(colours.second, colours.paper, 0.5))],
      ];
      const pieces = wish.map(
        ([id, share, wide, high, tone]): Hung => ({ id, share, width: side * wide * unit, height: high * unit, tone }),
      );
      const feet = { x: place(214), y: ground + room * 0.05 };
      return {
        line,
        pieces,
        nodes: [
          ...washPost({ x: place(120), y: ground + room * 0.03 }, top - 8, side, wood),
          ...washPost({ x: place(1006), y: ground + room * 0.03 }, top - room * 0.02 - 8, side > 0 ? -1 : 1, wood),
          stroked(mixColours(wood.wood, shade, 0.5), 2.6, lineRope(line)),
          ...pieces.flatMap((piece) => hungPiece(random, line, piece, lamp)),
          ...(group > 0 ? [filled(mixColours(black, leaf, 0.14), peopleAt(feet, room * 0.4, 1, group))] : []),
        ],
      };
    }

    /** The sheet that the words stand on, which hangs from a line over the front. */
    function broadSheet(): readonly SceneNode[] {
      const line: WashLine = { from: { x: area.x - 200, y: 44 }, to: { x: area.x + area.width + 200, y: 44 }, sag: 0 };
      const long = line.to.x - line.from.x;
      const left = side > 0 ? 58 : 70;
      const piece: Hung = { id: 'sheet', share: (left - line.from.x) / long, width: 872, height: calm + 30 - 44, tone: linen };
      const light: WashLight = { ...lamp, sun: { x: sun.x, y: calm + 40 }, reach: calm * 0.9, strength: 0.14 + parameters.wind * 0.2 };
      return [
        shadowOf(
          [filled(shade, rectanglePath({ x: left, y: 50, width: 872, height: calm - 24 }))],
          withAlpha(shade, 0.22),
          { x: side * 10, y: 14 },
          14,
        ),
        stroked(mixColours(wood.wood, shade, 0.4), 5, lineRope(line)),
        stroked(withAlpha(rim, 0.6), 1.6, lineRope({ ...line, from: { ...line.from, y: 42.6 }, to: { ...line.to, y: 42.6 } })),
        ...hungPiece(chanceOf('sheet'), line, piece, light, leafShade()),
      ];
    }

    /** Leaves behind the sheet, which the light throws on it. */
    function leafShade(): readonly SceneNode[] {
      const random = chanceOf('shade');
      const twigs = [0, 1, 2].map((index) =>
        sprig(
          random,
          { x: place(1010), y: 70 + index * calm * 0.28 },
          330 - index * 50,
          side > 0 ? Math.PI - 0.3 + index * 0.12 : 0.3 - index * 0.12,
          index === 1 ? 'olive' : 'laurel',
        ),
      );
      const leaves = [filled(shade, ...twigs.map((each) => each.leaves)), stroked(shade, 5, ...twigs.map(({ stem }) => stem))];
      return [shadowOf(leaves, withAlpha(mixColours(shade, leaf, 0.4), 0.2), { x: 0, y: 0 }, 5)];
    }

    function basket(): readonly SceneNode[] {
      const cloths = [linen, dim(mixColours(colours.accent, WHITE, 0.2)), dim(mixColours(colours.second, WHITE, 0.3))] as const;
      return washBasket(
        { x: place(isSheet ? 226 : 752), y: floor - room * 0.035 },
        Math.min(150, room * 0.23),
        cloths,
        side > 0 ? -1 : 1,
        wood,
      );
    }

    /** Tall grass with the flowers of the garden. */
    function foreground(): readonly SceneNode[] {
      const random = chanceOf('flowers');
      const top = (x: number) => floor + 16 + 6 * Math.sin(x / 120 + 1);
      const petals = [
        mixColours(colours.accent, WHITE, 0.14),
        mixColours(colours.paper, WHITE, 0.4),
        mixColours(colours.second, WHITE, 0.2),
        mixColours(GLARE, colours.accent, 0.1),
      ];
      const plants = [24, 74, 132, 316, 388, 566, 640, 866, 918, 972].map((x, index) => {
        const foot = top(x) + 20;
        const high = room * between(random, 0.1, 0.22) * (index < 3 || index > 6 ? 1.3 : 0.8);
        const id = (['cosmos', 'umbel', 'spire', 'poppy', 'oat'] as const)[index % 5] ?? 'cosmos';
        return wildPlant(random, { x: place(x), foot, top: foot - high }, Math.max(13, room * 0.03), id, {
          stem: mixColours(leaf, black, 0.35),
          petal: dim(petals[index % petals.length] ?? colours.paper),
          heart: mixColours(GLARE, shade, 0.2),
          shade,
        });
      });
      return grassyRise(
        chanceOf('rise'),
        area,
        { top, side: side > 0 ? -1 : 1 },
        { ground: lawn, black, lit: mixColours(lawn, glare, 0.4), rim, glare },
        plants.flat(),
      );
    }

    /** A twig of a fruit tree that reaches in under the words. */
    function corner(): readonly SceneNode[] {
      if (isSheet) return [];
      const random = chanceOf('twigs');
      const twig = { leaf: mixColours(leaf, black, 0.1), shade: mixColours(black, leaf, 0.25), light: rim, isFar: true as const };
      return (
        [
          [1040, -0.03, 0.9, 2.92],
          [1046, 0.02, 0.66, 2.66],
        ] as const
      ).flatMap(([x, down, size, angle]) =>
        leafSpray(
          random,
          { x: place(x), y: calm + room * down },
          Math.min(230, room * 0.32) * size,
          side > 0 ? angle : Math.PI - angle,
          'rose',
          twig,
          side * -0.2,
        ),
      );
    }
  },
});
