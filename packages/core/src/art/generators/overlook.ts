import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, skyDown } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { GROUP_PARAMETER, membersOf } from '../things/groups.ts';
import { leaningTree } from '../things/leaning-tree.ts';
import { CAR_ROOF, oldCar } from '../things/old-car.ts';
import { grassBlade } from '../things/plants.ts';
import { ridgeOf } from '../things/ridge.ts';
import { seatedFriend } from '../things/seated-friends.ts';
import { stars } from '../things/stars.ts';
import { telegraphPole } from '../things/telegraph-pole.ts';
import { valleyLights } from '../things/valley-lights.ts';

const LAMPS: readonly [Rgba, ...Rgba[]] = [
  { r: 255, g: 196, b: 92, a: 1 },
  { r: 255, g: 222, b: 150, a: 1 },
  { r: 255, g: 150, b: 74, a: 1 },
  { r: 255, g: 206, b: 120, a: 1 },
  { r: 255, g: 176, b: 84, a: 1 },
  { r: 255, g: 108, b: 92, a: 1 },
  { r: 176, g: 236, b: 240, a: 1 },
];
const RED: Rgba = { r: 255, g: 62, b: 40, a: 1 };
const GRASS: Rgba = { r: 58, g: 92, b: 74, a: 1 };
const SKINS: readonly Rgba[] = [
  { r: 226, g: 164, b: 126, a: 1 },
  { r: 138, g: 88, b: 62, a: 1 },
  { r: 238, g: 184, b: 150, a: 1 },
];
const HAIRS: readonly Rgba[] = [
  { r: 94, g: 52, b: 34, a: 1 },
  { r: 36, g: 26, b: 32, a: 1 },
  { r: 196, g: 138, b: 74, a: 1 },
];
const JEANS: Rgba = { r: 70, g: 92, b: 138, a: 1 };

/** Young people on the roof of an old car, seen from behind, over the lights of a town in a valley, with the last color in a sky of stars. */
export const overlook = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1900, standard: 1320, isPlace: true }, // Where the car stands.
    group: { ...GROUP_PARAMETER, standard: 8 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place } = sceneRoom(area, parameters, 240);
    const [left, right, bottom] = [area.x, area.x + area.width, area.y + area.height];
    const horizon = calm + room * 0.46;
    const black = mixColours(colours.darkest, BLACK, 0.4);
    const gold = mixColours(colours.light, WHITE, 0.1);
    const rose = colours.main;
    const car = { foot: { x: place(486), y: floor }, width: Math.min(410, room * 0.58) };
    const edge = (x: number) => floor - room * 0.14 + room * 0.07 * ((x - car.foot.x) / 500) ** 2 * (Math.abs(x - 500) > 560 ? 0.4 : 1);
    return [...sky(), ...valley(), ...poleWithWires(), ...hill(), ...tree(), ...carWithFriends(), ...nearGrass()];

    function sky(): readonly SceneNode[] {
      const share = Math.max(0.1, (calm - area.y) / (horizon - area.y));
      const random = chanceOf('stars');
      const sight = { ...area, height: (horizon - area.y) * 0.94 };
      const band = Array.from({ length: 240 }, () => {
        const along = random();
        const off = (random() + random() + random() - 1.5) * 190;
        return ellipse(
          { x: place(-200 + along * 1400) + off * 0.6, y: horizon * 0.8 - along * horizon * 0.9 + off },
          between(random, 0.6, 1.5),
        );
      });
      const shot = { x: place(250), y: calm + room * 0.2 };
      return [
        skyDown(area, horizon - area.y + 60, horizon, [
          { offset: 0, colour: colours.darkest },
          { offset: share * 0.8, colour: colours.dark },
          { offset: share + (1 - share) * 0.42, colour: mixColours(colours.dark, rose, 0.55) },
          { offset: share + (1 - share) * 0.78, colour: rose },
          { offset: 1, colour: gold },
        ]),
        filled(withAlpha(WHITE, 0.34), ...band),
        filled(withAlpha(WHITE, 0.85), stars(random, sight, Math.round(area.width * 0.3), 2.6)),
        ...[1, 2, 3, 4, 5].map((index) =>
          glow({ x: place(index * 190 - 40), y: calm * between(random, 0.1, 0.98) }, 15, withAlpha(WHITE, 0.75)),
        ),
        glow({ x: place(600), y: horizon }, room * 0.7, withAlpha(gold, 0.55)),
        painted(
          linearPaint(shot, { x: shot.x + side * 130, y: shot.y - 58 }, [withAlpha(WHITE, 0.95), withAlpha(WHITE, 0)]),
          polygon([
            { x: shot.x, y: shot.y - 1.8 },
            { x: shot.x + side * 130, y: shot.y - 58 },
            { x: shot.x, y: shot.y + 1.8 },
          ]),
        ),
        glow(shot, 12, withAlpha(WHITE, 0.9)),
      ];
    }

    /** Ranges behind the valley, and the town in it. */
    function valley(): readonly SceneNode[] {
      const ranges = [0, 1, 2].map((index) => {
        const ridge = ridgeOf(chanceOf(`range ${index}`), {
          base: horizon + 6 - room * (0.05 - index * 0.018),
          reach: room * (0.1 - index * 0.02),
          shape: 'round',
          spacing: 380 - index * 60,
        });
        const tone = mixColours(mixColours(rose, colours.dark, 0.35 + index * 0.22), gold, 0.16 - index * 0.05);
        return painted(
          linearPaint({ x: 0, y: horizon - room * 0.12 }, { x: 0, y: horizon + 20 }, [tone, mixColours(tone, rose, 0.4)]),
          areaUnder(across(area, 14, ridge), horizon + 60),
        );
      });
      const town = { x: left, y: horizon, width: area.width, height: room * 0.56 };
      return [
        ...ranges,
        painted(
          linearPaint({ x: 0, y: horizon }, { x: 0, y: floor }, [
            mixColours(colours.dark, rose, 0.4),
            mixColours(colours.darkest, colours.dark, 0.6),
            colours.darkest,
          ]),
          areaUnder(
            across(area, 20, (x) => horizon + 3 * Math.sin(x / 70)),
            floor + 40,
          ),
        ),
        ...[-300, 120, 500, 880, 1300].map((x) => glow({ x, y: horizon + room * 0.1 }, room * 0.36, withAlpha(LAMPS[2] ?? LAMPS[0], 0.3))),
        ...valleyLights(chanceOf('town'), town, LAMPS),
      ];
    }

    /** A telegraph pole down the slope, and the next one far below. */
    function poleWithWires(): readonly SceneNode[] {
      const [x, foot] = [place(846), edge(place(846)) + 20];
      return telegraphPole(
        {
          foot: { x, y: foot },
          top: Math.max(calm + room * 0.06, foot - room * 0.82),
          next: { x: place(672), y: horizon - room * 0.06 },
          end: side > 0 ? right + 20 : left - 20,
          side,
        },
        { wood: mixColours(black, colours.dark, 0.18), shade: black, rim: mixColours(rose, gold, 0.5) },
      );
    }

    function hill(): readonly SceneNode[] {
      const random = chanceOf('hill');
      const soil = mixColours(mixColours(GRASS, colours.dark, 0.5), colours.darkest, 0.4);
      const land = areaUnder(across(area, 8, edge), bottom);
      const crest = Array.from({ length: Math.round(area.width * 0.5) }, () => {
        const x = between(random, left, right);
        return grassBlade(random, { x, y: edge(x) + 8 }, between(random, 10, 36));
      });
      const tufts = Array.from({ length: Math.round(area.width * 0.5) }, () => {
        const x = between(random, left, right);
        const down = random();
        return { x, path: grassBlade(random, { x, y: edge(x) + 20 + down * room * 0.22 }, between(random, 14, 30) * (0.6 + down)) };
      });
      const isLit = ({ x }: { readonly x: number }) => Math.abs(x - car.foot.x) < car.width * 0.78;
      const pool = (x: number): SceneNode => ({
        kind: 'group',
        transform: [1, 0, 0, 0.34, 0, (floor + 26) * 0.66],
        children: [glow({ x, y: floor + 26 }, car.width * 0.62, withAlpha(RED, 0.85))],
      });
      return [
        filled(mixColours(soil, rose, 0.16), ...crest.filter((_, index) => index % 2 === 0)),
        painted(
          linearPaint({ x: 0, y: floor - room * 0.14 }, { x: 0, y: floor + 130 }, [mixColours(soil, colours.dark, 0.25), soil, black]),
          land,
        ),
        filled(withAlpha(mixColours(rose, gold, 0.4), 0.5), ...crest.filter((_, index) => index % 8 === 1)),
        filled(mixColours(soil, black, 0.3), ...crest.filter((_, index) => index % 2 === 1)),
        clipped(land, [pool(car.foot.x - car.width * 0.42), pool(car.foot.x + car.width * 0.42)]),
        shadowOf(
          [filled(black, ellipse({ x: car.foot.x, y: floor - 6 }, car.width * 0.52, car.width * 0.06))],
          withAlpha(black, 0.85),
          { x: 0, y: 0 },
          9,
        ),
        filled(
          withAlpha(mixColours(RED, GRASS, 0.36), 0.8),
          ...tufts.filter((tuft, index) => isLit(tuft) && index % 2 === 0).map(({ path }) => path),
        ),
        filled(withAlpha(black, 0.6), ...tufts.filter((tuft, index) => !isLit(tuft) || index % 2 === 1).map(({ path }) => path)),
      ];
    }

    /** An old tree at the edge of the front, its leaves against the afterglow. */
    function tree(): readonly SceneNode[] {
      const root = { x: place(52), y: edge(place(52)) + 40 };
      const tall = room * 0.8;
      const random = chanceOf('tree');
      const blades = Array.from({ length: 34 }, () =>
        grassBlade(random, { x: root.x + between(random, -90, 90), y: root.y + between(random, 2, 14) }, between(random, 18, 46)),
      );
      return [
        ...leaningTree(
          random,
          { root, tall, side },
          {
            bark: mixColours(black, colours.dark, 0.2),
            rim: rose,
            lit: mixColours(mixColours(GRASS, rose, 0.42), colours.dark, 0.2),
            middle: mixColours(mixColours(GRASS, colours.darkest, 0.6), colours.dark, 0.2),
            shade: black,
          },
        ),
        filled(mixColours(black, GRASS, 0.3), ...blades),
      ];
    }

    function carWithFriends(): readonly SceneNode[] {
      const { foot, width } = car;
      const { nodes } = oldCar(chanceOf('car'), foot, width, {
        paint: mixColours(colours.accent, colours.dark, 0.26),
        shade: mixColours(colours.darkest, BLACK, 0.2),
        sky: mixColours(rose, gold, 0.55),
        view: [mixColours(colours.dark, rose, 0.7), rose, mixColours(colours.darkest, LAMPS[2] ?? LAMPS[0], 0.35)],
        lamp: LAMPS[1] ?? LAMPS[0],
        cloth: mixColours(colours.second, colours.dark, 0.22),
      });
      return [...nodes, ...friends()];
    }

    function friends(): readonly SceneNode[] {
      const { foot, width } = car;
      const members = membersOf(parameters.group);
      const people = members.length > 0 ? members : (['girl', 'boy'] as const);
      const tall = width * (people.length > 3 ? 0.42 : people.length > 2 ? 0.48 : 0.53);
      const gap = tall * (people.length === 2 ? 0.5 : 0.44);
      const random = chanceOf('friends');
      const tops = [colours.paper, mixColours(colours.second, colours.accent, 0.3), mixColours(JEANS, colours.paper, 0.25)];
      const turn = Math.floor(random() * 3);
      return people.flatMap((id, index) => {
        const isGirl = id === 'girl' || id === 'dress';
        const off = index - (people.length - 1) / 2;
        const pair = people.length === 2;
        return seatedFriend(
          {
            seat: { x: foot.x + off * gap, y: foot.y - width * (CAR_ROOF - 0.004) },
            height: tall * (isGirl ? 0.94 : 1),
            hair: isGirl ? ((index + turn) % 2 === 0 ? 'loose' : 'tied') : (index + turn) % 2 === 0 ? 'tousled' : 'cropped',
            lean: pair ? -Math.sign(off) * 0.085 : people.length === 3 ? -off * 0.04 : 0.03 * side,
            arms: people.length === 1 ? [-1, 1] : pair ? [off < 0 ? -1 : 1] : [],
            hood: !isGirl,
          },
          {
            top: mixColours(tops[(index + turn) % 3] ?? colours.paper, colours.dark, 0.4),
            hair: mixColours(HAIRS[(index + turn) % 3] ?? black, colours.darkest, 0.25),
            skin: mixColours(SKINS[(index + turn * 2) % 3] ?? gold, colours.dark, 0.28),
            jeans: mixColours(JEANS, colours.dark, 0.3),
            shade: mixColours(colours.darkest, BLACK, 0.15),
          },
          {
            from: { x: off === 0 ? side * 0.5 : Math.sign(off) * 0.62, y: -0.78 },
            rim: mixColours(gold, LAMPS[1] ?? gold, 0.4),
            breadth: tall * 0.02,
          },
        ).nodes;
      });
    }

    function nearGrass(): readonly SceneNode[] {
      const random = chanceOf('near');
      const blades = (share: number, drop: number, tall: number) =>
        Array.from({ length: Math.round(area.width * share) }, () =>
          grassBlade(
            random,
            { x: between(random, left, right), y: floor + drop + between(random, 0, 24) },
            between(random, tall * 0.4, tall),
          ),
        );
      const red = Array.from({ length: 130 }, () => {
        const x = car.foot.x + (random() + random() - 1) * car.width * 0.75;
        return grassBlade(random, { x, y: floor + between(random, 8, 62) }, between(random, 16, 44));
      });
      return [
        filled(withAlpha(mixColours(RED, LAMPS[0], 0.25), 0.75), ...red),
        filled(mixColours(black, GRASS, 0.14), ...blades(0.16, 74, 80)),
        filled(black, ...blades(0.2, 104, 90)),
      ];
    }
  },
});
