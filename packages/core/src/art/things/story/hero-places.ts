import { type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import { rectanglePath } from '../../../scene/path.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { between } from '../../drawing/chance.ts';
import { filled, glow, linearPaint, painted, stroked } from '../../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon, smoothLine, smoothShape } from '../../drawing/outlines.ts';
import { flyingBird } from '../birds.ts';
import { castle } from '../castle.ts';
import { snowyFir } from '../snowy-fir.ts';
import { thatchedCottage } from '../thatched-cottage.ts';
import { type Land, roundTree, storyFlowers, storyGrass, storyHills, storyRise, storySky } from './story-land.ts';
import { moonPlace } from './moon-place.ts';
import { capePlace, shorePlace } from './shore-place.ts';
import { woodPlace } from './wood-place.ts';

/** The parts of a place behind somebody, and before them. */
export interface PaintedPlace {
  readonly behind: readonly SceneNode[];
  readonly before: readonly SceneNode[];
  /** The color of the ground. */
  readonly ground: Rgba;
}

/** Places that a child of a picture book can stand in. */
export const PLACES = ['garden', 'castle', 'shore', 'moon', 'wood', 'town', 'snow', 'cape'] as const;
export type PlaceId = (typeof PLACES)[number];

const PAINT: Readonly<Record<PlaceId, (land: Land) => PaintedPlace>> = {
  castle: castlePlace,
  garden: gardenPlace,
  shore: shorePlace,
  moon: moonPlace,
  wood: woodPlace,
  town: townPlace,
  snow: snowPlace,
  cape: capePlace,
};

const LEAF: Rgba = { r: 64, g: 138, b: 78, a: 1 };
const SNOW: Rgba = { r: 238, g: 245, b: 252, a: 1 };

export function paintedPlace(id: PlaceId, land: Land): PaintedPlace {
  return PAINT[id](land);
}

/** Hills with a castle on the far one, and a path that winds down from it. */
function castlePlace(land: Land): PaintedPlace {
  const { room, side, out, colours, horizon, chanceOf, tones, floor, rise, isNight } = land;
  const foot = { x: side(772), y: horizon + room * 0.1 };
  const haze = mixColours(tones.air, tones.glow, 0.5);
  const wall = mixColours(mixColours(colours.paper, colours.main, 0.16), haze, 0.22);
  const tall = room * 0.52;
  const mound = (x: number) => foot.y - 12 + 60 * Math.min(4, ((x - foot.x) / 260) ** 2);
  const hill = mixColours(tones.grass, haze, 0.32);
  const path = mixColours(mixColours(colours.paper, { r: 232, g: 204, b: 150, a: 1 }, 0.6), tones.deep, isNight ? 0.34 : 0.04);
  const to = (x: number, y: number) => ({ x: foot.x + out * x, y });
  return {
    behind: [
      ...storySky(land),
      ...birds(land),
      ...storyHills(land, tones.grass, leafOf(land)).slice(0, -1),
      glow({ x: foot.x, y: foot.y - tall * 0.5 }, tall * 0.9, withAlpha(tones.glow, 0.5)),
      ...castle(chanceOf('castle'), foot, tall, {
        wall,
        shade: mixColours(wall, colours.dark, 0.34),
        roof: mixColours(colours.accent, haze, 0.14),
        lit: mixColours({ r: 255, g: 214, b: 120, a: 1 }, WHITE, 0.2),
      }),
      painted(
        linearPaint({ x: 0, y: foot.y - 20 }, { x: 0, y: floor }, [
          mixColours(hill, tones.light, 0.34),
          hill,
          mixColours(hill, tones.deep, 0.2),
        ]),
        areaUnder(across(land.area, 12, mound), floor + 130),
      ),
      filled(
        path,
        smoothShape([
          to(-8, foot.y - 14),
          to(10, foot.y - 14),
          to(20, foot.y + room * 0.06),
          to(-70, foot.y + room * 0.13),
          to(-40, floor - 20),
          to(90, floor + 60),
          to(-110, floor + 60),
          to(-150, floor - 20),
          to(-110, foot.y + room * 0.12),
          to(-2, foot.y + room * 0.05),
        ]),
      ),
      ...[
        [-210, 0.2],
        [150, 0.17],
        [-140, 0.12],
      ].flatMap(([x = 0, size = 0.1]) =>
        roundTree(chanceOf(`tree ${x}`), { x: foot.x + out * x, y: mound(foot.x + out * x) + 10 }, room * size * 1.3, leafOf(land), tones),
      ),
      ...storyRise(land, tones.grass),
      ...storyGrass(land, tones.grass),
      ...roundTree(chanceOf('near tree'), { x: side(64), y: rise(side(64)) + 24 }, room * 0.52, leafOf(land), tones, 13),
    ],
    before: storyFlowers(land),
    ground: tones.grass,
  };
}

/** A cottage behind its fence and flowers, in the sun. */
function gardenPlace(land: Land): PaintedPlace {
  const { area, room, side, out, colours, horizon, chanceOf, tones, rise, isNight } = land;
  const wide = Math.min(430, room * 0.66);
  const foot = { x: side(735), y: horizon + room * 0.2 };
  const white = mixColours(colours.paper, WHITE, 0.4);
  const fence = mixColours(white, tones.deep, isNight ? 0.4 : 0.04);
  const boards = Array.from({ length: Math.ceil(area.width / 38) }, (_, index) => area.x + index * 38);
  return {
    behind: [
      ...storySky(land),
      ...birds(land),
      ...storyHills(land, tones.grass, leafOf(land)),
      ...roundTree(chanceOf('tree behind'), { x: foot.x + out * wide * 0.56, y: foot.y }, room * 0.56, leafOf(land), tones, 13),
      ...thatchedCottage(
        chanceOf('cottage'),
        { foot, width: wide, sun: out, evening: isNight ? 1 : 0.25 },
        {
          wall: mixColours(white, tones.deep, isNight ? 0.3 : 0),
          thatch: mixColours({ r: 206, g: 158, b: 92, a: 1 }, tones.deep, isNight ? 0.34 : 0.02),
          door: colours.accent,
          brick: mixColours(colours.accent, tones.deep, 0.3),
          lamp: { r: 255, g: 214, b: 130, a: 1 },
          light: mixColours(tones.light, WHITE, 0.3),
          shade: tones.deep,
          petals: [mixColours(colours.accent, WHITE, 0.3), colours.second],
        },
      ),
      ...[0, 1, 2, 3, 4, 5].flatMap((index) => {
        const random = chanceOf(`bush ${index}`);
        const x = side(60 + index * 160);
        return roundTree(
          random,
          { x, y: rise(x) + 16 },
          room * between(random, 0.13, 0.2),
          mixColours(leafOf(land), tones.grass, 0.3),
          tones,
          8,
        ).slice(1);
      }),
      filled(
        fence,
        ...boards.map((x) =>
          polygon([
            { x: x - 11, y: rise(x) + 20 },
            { x: x - 11, y: rise(x) - 50 },
            { x, y: rise(x) - 64 },
            { x: x + 11, y: rise(x) - 50 },
            { x: x + 11, y: rise(x) + 20 },
          ]),
        ),
      ),
      filled(withAlpha(tones.deep, 0.16), ...boards.map((x) => rectanglePath({ x: x + 3, y: rise(x) - 52, width: 8, height: 72 }))),
      ...[-40, -14].map((up) => stroked(mixColours(fence, tones.deep, 0.06), 9, smoothLine(across(area, 40, (x) => rise(x) + up)))),
      ...storyRise(land, tones.grass),
      ...storyGrass(land, tones.grass),
    ],
    before: storyFlowers(land, 34),
    ground: tones.grass,
  };
}

/** A town in the last light, seen from a hill. */
function townPlace(land: Land): PaintedPlace {
  const { area, room, colours, horizon, chanceOf, tones, floor, side } = land;
  const rows = [0, 1, 2].flatMap((row) => {
    const random = chanceOf(`street ${row}`);
    const haze = mixColours(tones.air, tones.glow, 0.5);
    const base = horizon + room * (0.12 + row * 0.1);
    const nodes: SceneNode[] = [];
    for (let x = area.x - 40; x < area.x + area.width; ) {
      const wide = between(random, 56, 104) * (0.8 + row * 0.2);
      const tall = between(random, 0.14, 0.34) * room * (1 - row * 0.12);
      const tone = mixColours(
        [colours.main, colours.accent, colours.dark, colours.second][Math.floor(random() * 4)] ?? colours.main,
        haze,
        0.62 - row * 0.22,
      );
      const wall = mixColours(tone, tones.deep, 0.1 + row * 0.14);
      const top = base - tall;
      nodes.push(
        painted(
          linearPaint({ x, y: top }, { x: x + wide, y: base }, [
            mixColours(wall, tones.glow, 0.3),
            wall,
            mixColours(wall, tones.deep, 0.3),
          ]),
          rectanglePath({ x, y: top, width: wide, height: floor - top }),
        ),
        filled(
          mixColours(wall, tones.deep, 0.36),
          polygon([
            { x: x - 5, y: top + 2 },
            { x: x + wide * 0.5, y: top - wide * between(random, 0.3, 0.6) },
            { x: x + wide + 5, y: top + 2 },
          ]),
        ),
      );
      const lit = [];
      for (let y = top + 18; y < base + 30; y += 34)
        for (let at = x + 12; at < x + wide - 18; at += 26)
          if (random() < 0.6) lit.push(rectanglePath({ x: at, y, width: 13, height: 18 }));
      nodes.push(filled({ r: 255, g: 218, b: 138, a: 0.5 + row * 0.16 }, ...lit));
      x += wide + between(random, -4, 12);
    }
    return nodes;
  });
  const moon = { x: side(840), y: land.calm + room * 0.14 };
  const size = Math.min(62, room * 0.09);
  return {
    behind: [
      ...storySky(land),
      glow(moon, size * 3, withAlpha(tones.light, 0.4)),
      filled(mixColours(tones.light, WHITE, 0.5), ellipse(moon, size)),
      ...rows,
      ...storyRise(land, tones.grass),
      ...storyGrass(land, tones.grass),
    ],
    before: storyFlowers(land, 16),
    ground: tones.grass,
  };
}

/** Firs and hills under snow, with a lit cottage and flakes in the air. */
function snowPlace(land: Land): PaintedPlace {
  const { area, room, side, out, colours, horizon, chanceOf, tones, isNight, calm, floor } = land;
  const snow = isNight ? mixColours(SNOW, colours.dark, 0.36) : mixColours(SNOW, colours.main, 0.06);
  const shade = mixColours({ r: 158, g: 186, b: 222, a: 1 }, colours.dark, isNight ? 0.5 : 0.16);
  const fir = { needles: mixColours({ r: 42, g: 98, b: 92, a: 1 }, colours.dark, 0.24), snow, shade };
  const foot = { x: side(770), y: horizon + room * 0.24 };
  const random = chanceOf('firs');
  const flakes = Array.from({ length: Math.round(area.width / 8) }, () =>
    ellipse({ x: between(random, area.x, area.x + area.width), y: between(random, calm, floor + 60) }, between(random, 2, 6.5)),
  );
  return {
    behind: [
      ...storySky(land),
      ...storyHills(land, mixColours(snow, shade, 0.34), null),
      ...[-0.44, 0.5, 0.7].flatMap((x, index) =>
        snowyFir(chanceOf(`fir ${index}`), { x: foot.x + out * x * 330, y: foot.y + 12 }, room * (0.36 + 0.06 * index), out, fir),
      ),
      ...thatchedCottage(
        chanceOf('cottage'),
        { foot, width: room * 0.4, sun: out, evening: 1 },
        {
          wall: mixColours({ r: 176, g: 122, b: 84, a: 1 }, tones.deep, 0.2),
          thatch: snow,
          door: colours.accent,
          brick: mixColours(colours.accent, tones.deep, 0.4),
          lamp: { r: 255, g: 208, b: 120, a: 1 },
          light: WHITE,
          shade: mixColours(shade, tones.deep, 0.3),
          petals: [snow, snow],
        },
      ),
      ...storyRise(land, snow),
      ...snowyFir(chanceOf('near fir'), { x: side(80), y: floor + 30 }, room * 0.74, out, fir),
      filled(withAlpha(WHITE, 0.92), ...flakes.slice(flakes.length / 4)),
    ],
    before: [filled(withAlpha(WHITE, 0.92), ...flakes.slice(0, flakes.length / 4))],
    ground: snow,
  };
}

export function leafOf({ colours, tones, isNight }: Land): Rgba {
  return mixColours(mixColours(LEAF, colours.main, 0.14), tones.deep, isNight ? 0.34 : 0.02);
}

function birds({ side, calm, room, chanceOf, tones, isNight }: Land): readonly SceneNode[] {
  if (isNight) return [];
  const random = chanceOf('birds');
  return [
    stroked(
      withAlpha(tones.deep, 0.55),
      3,
      ...[0, 1, 2].map((index) =>
        flyingBird(random, { x: side(560 + index * 66), y: calm + room * (0.1 + 0.05 * (index % 2)) }, between(random, 26, 40)),
      ),
    ),
  ];
}
