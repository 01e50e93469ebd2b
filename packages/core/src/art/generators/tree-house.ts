import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, skyDown, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, smoothLine } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { CREATURES } from '../heroes/creatures.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { floatsInSky } from '../heroes/hero-sizes.ts';
import { cumulus } from '../things/cumulus.ts';
import { FACE_IDS } from '../things/face-styles.ts';
import { floweryEdge } from '../things/flowery-edge.ts';
import { greatTrunk } from '../things/great-trunk.ts';
import { type LeafHeap, leafHeap, roundCrown } from '../things/leafy-crown.ts';
import { grassBlade } from '../things/plants.ts';
import { plankHouse } from '../things/plank-house.ts';
import { sittingAnimal, sittingHeight } from '../things/sitting-animal.ts';
import { standingThing } from '../things/standing-thing.ts';
import { stars } from '../things/stars.ts';
import { toadstool } from '../things/toadstool.ts';
import { bucketOnPulley, lanternString, ropeLadder, ropeSwing } from '../things/tree-play.ts';
import { woodedHills } from '../things/wooded-hills.ts';

const LEAF: Rgba = { r: 98, g: 182, b: 66, a: 1 };
const NIGHT_LEAF: Rgba = { r: 44, g: 122, b: 104, a: 1 };
const GRASS: Rgba = { r: 122, g: 194, b: 78, a: 1 };
const NIGHT_GRASS: Rgba = { r: 52, g: 116, b: 98, a: 1 };
const SUN: Rgba = { r: 255, g: 240, b: 150, a: 1 };
const LAMP: Rgba = { r: 255, g: 206, b: 92, a: 1 };
const WOOD: Rgba = { r: 206, g: 148, b: 92, a: 1 };
const BARK: Rgba = { r: 132, g: 88, b: 58, a: 1 };
const ROPE: Rgba = { r: 232, g: 204, b: 150, a: 1 };

/** A crooked house of planks in a great tree, with ladder, bucket and lanterns, and an animal at its foot beside the thing of the title. */
export const treeHouse = defineGenerator({
  group: 'creatures',
  motifs: HERO_IDS,
  parameters: {
    calm: { least: 0, most: 1300, standard: 560, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1700, standard: 1250, isPlace: true }, // Where the animal sits.
    animal: { label: 'animal', least: 0, most: FACE_IDS.length - 1, standard: 0, step: 1 },
    night: { label: 'night', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters, motif }) => {
    const { calm, floor, room, side, place } = sceneRoom(area, parameters, 300);
    const isNight = parameters.night > 0;
    const thing = isHero(motif) ? motif : null;
    const isAlone = thing !== null && Object.hasOwn(CREATURES, thing);
    const friend = FACE_IDS[Math.round(parameters.animal)] ?? 'fox';
    const [left, right, bottom] = [area.x, area.x + area.width, area.y + area.height];
    const deep = mixColours(isNight ? NIGHT_GRASS : GRASS, colours.darkest, isNight ? 0.7 : 0.66);
    const shadow = mixColours(deep, colours.darkest, 0.4);
    const light = isNight ? mixColours(LAMP, colours.paper, 0.3) : mixColours(SUN, WHITE, 0.3);
    const air = isNight ? mixColours(colours.dark, colours.main, 0.45) : colours.paper;
    const lawn = isNight ? mixColours(NIGHT_GRASS, colours.dark, 0.3) : GRASS;
    const leaves = {
      lit: isNight ? mixColours(NIGHT_LEAF, LAMP, 0.28) : mixColours(LEAF, SUN, 0.5),
      middle: isNight ? mixColours(NIGHT_LEAF, colours.dark, 0.25) : LEAF,
      shade: mixColours(isNight ? mixColours(NIGHT_LEAF, colours.dark, 0.4) : LEAF, shadow, isNight ? 0.75 : 0.62),
    };
    const dim = (tone: Rgba) => (isNight ? mixColours(tone, colours.dark, 0.2) : tone);
    // The sun is on the side of the animal.
    const from: Point = { x: -side * 0.6, y: -0.8 };
    const size = Math.min(1, room / 700);
    const deck = { x: place(520), y: floor - room * 0.4 };
    const house = Math.min(350, room * 0.47);
    const root = { x: place(530), y: floor - room * 0.075 };
    const hill = (x: number) => floor - room * 0.1 + 34 * ((x - 500) / 500) ** 2;
    const ropes = { rope: dim(ROPE), wood: dim(WOOD), shade: shadow };
    const crown = {
      x: place(510),
      y: deck.y - house * 0.42,
      across: Math.min(470, room * 0.66),
      down: (deck.y - house * 0.42 - calm) * 0.86,
    };
    return [
      ...sky(),
      ...woodedHills(chanceOf, { area, floor, room, side, isNight }, { lawn, air, light, leaves }),
      ...ground(),
      ...backOfCrown(),
      ...greatTrunk({ root, tall: root.y - deck.y, size, side }, { bark: dim(BARK), light, deep, shadow }),
      ...plankHouse(
        chanceOf('house'),
        { foot: deck, width: house, sun: side as 1 | -1, isNight, guest: friend === 'owl' ? 'cat' : 'owl' },
        {
          wood: dim(WOOD),
          roof: dim(mixColours(colours.accent, { r: 222, g: 70, b: 54, a: 1 }, 0.76)),
          door: dim(mixColours(colours.second, { r: 30, g: 146, b: 170, a: 1 }, 0.7)),
          trim: dim(mixColours(colours.paper, WHITE, 0.3)),
          shade: shadow,
          light,
          lamp: LAMP,
        },
      ),
      ...ladderAndBucket(),
      ...frontOfCrown(),
      ...lanterns(),
      ...playground(),
      ...floweryEdge(chanceOf('near'), { area, floor, room, isNight }, { lawn, deep, lamp: LAMP, colours }),
    ];

    function sky(): readonly SceneNode[] {
      const share = Math.max(0.12, (calm - area.y) / (floor - area.y));
      const tones = isNight ? [colours.darkest, colours.dark, air] : [colours.main, colours.light, colours.paper];
      const random = chanceOf('sky');
      const cloud = {
        lit: WHITE,
        middle: mixColours(colours.paper, colours.main, 0.16),
        shade: mixColours(colours.light, colours.main, 0.55),
      };
      return [
        skyDown(area, floor - area.y, floor - room * 0.2, [
          { offset: 0, colour: tones[0] ?? air },
          { offset: share, colour: tones[1] ?? air },
          { offset: 1, colour: tones[2] ?? air },
        ]),
        ...(isNight
          ? [
              filled(withAlpha(colours.paper, 0.9), stars(random, { ...area, height: floor - area.y - room * 0.3 }, 190, 3.8)),
              glow({ x: 500, y: floor - room * 0.3 }, room * 0.8, withAlpha(mixColours(colours.main, LAMP, 0.4), 0.5)),
            ]
          : [
              glow({ x: place(150), y: calm + room * 0.2 }, room * 0.7, withAlpha(light, 0.8)),
              ...[-420, 70, 930, 1420].flatMap((x, index) =>
                cumulus(
                  random,
                  {
                    base: { x: place(x), y: floor - room * (0.36 + 0.08 * (index % 2)) },
                    width: 380,
                    height: room * (0.24 - 0.04 * (index % 2)),
                    from,
                  },
                  cloud,
                ),
              ),
            ]),
      ];
    }

    function ground(): readonly SceneNode[] {
      const random = chanceOf('ground');
      const land = areaUnder(across(area, 10, hill), bottom);
      const tufts = Array.from({ length: Math.round(area.width / 5) }, () => {
        const x = between(random, left, right);
        return grassBlade(random, { x, y: hill(x) + between(random, 6, room * 0.2) }, between(random, 10, 26));
      });
      return [
        painted(
          linearPaint({ x: 0, y: floor - room * 0.12 }, { x: 0, y: floor + 150 }, [
            mixColours(lawn, light, isNight ? 0.16 : 0.4),
            lawn,
            mixColours(lawn, deep, 0.55),
          ]),
          land,
        ),
        // The tree's shadow, away from the sun, with spots of light in it.
        clipped(land, [
          shadowOf(
            [filled(deep, ellipse({ x: root.x + side * 110, y: floor - 10 }, 430, room * 0.075))],
            withAlpha(deep, isNight ? 0.6 : 0.5),
            { x: 0, y: 0 },
            16,
          ),
          filled(
            withAlpha(mixColours(lawn, light, 0.5), isNight ? 0.16 : 0.5),
            ...Array.from({ length: 26 }, () =>
              ellipse(
                { x: root.x + side * 110 + (random() + random() - 1) * 400, y: floor - 10 + (random() - 0.5) * room * 0.11 },
                between(random, 5, 20),
                between(random, 2, 6),
              ),
            ),
          ),
          ...(isNight ? [glow({ x: deck.x, y: floor - 30 }, 330, withAlpha(LAMP, 0.3))] : []),
        ]),
        filled(mixColours(lawn, deep, 0.35), ...tufts.filter((_, index) => index % 2 === 0)),
        filled(mixColours(lawn, light, isNight ? 0.14 : 0.4), ...tufts.filter((_, index) => index % 2 === 1)),
      ];
    }

    function heaps(part: string, places: readonly LeafHeap[], tones = leaves): readonly SceneNode[] {
      const random = chanceOf(part);
      return places.flatMap((heap) => leafHeap(random, heap, 26 * size, from, tones));
    }

    function backOfCrown(): readonly SceneNode[] {
      const dark = {
        lit: mixColours(leaves.middle, leaves.shade, 0.3),
        middle: mixColours(leaves.middle, leaves.shade, 0.65),
        shade: leaves.shade,
      };
      const random = chanceOf('crown');
      return [
        ...heaps('behind', roundCrown(random, crown, crown.across * 0.9, crown.down * 0.86, [[6, 0.62, 0.42]]), dark),
        ...heaps('around', roundCrown(random, crown, crown.across, crown.down, [[11, 0.8, 0.3]])),
        ...heaps('within', roundCrown(random, { x: crown.x, y: crown.y - crown.down * 0.1 }, crown.across, crown.down, [[5, 0.42, 0.28]])),
      ];
    }

    /** Planes of leaves before the house: at its feet and over its corners. */
    function frontOfCrown(): readonly SceneNode[] {
      const at = (x: number, y: number, wide: number): LeafHeap => ({
        middle: { x: deck.x + side * x * house, y: deck.y + y * house },
        across: wide * house,
        down: wide * house * 0.74,
      });
      return heaps('before', [
        at(-0.95, -0.42, 0.2),
        at(0.98, -0.3, 0.22),
        at(-1.06, -0.12, 0.2),
        at(0.82, 0.02, 0.17),
        at(-0.83, 0.06, 0.16),
        at(1.1, -0.02, 0.15),
      ]);
    }

    function ladderAndBucket(): readonly SceneNode[] {
      const ladder = { x: deck.x - side * house * 0.52, y: deck.y + house * 0.04 };
      const beam = { x: deck.x + side * house * 0.94, y: deck.y - house * 0.02 };
      return [
        ...ropeLadder(ladder, { x: ladder.x + side * 18, y: hill(ladder.x) + room * 0.03 }, 46 * size, -side as 1 | -1, ropes),
        ...bucketOnPulley(
          beam,
          room * 0.12,
          46 * size,
          -side as 1 | -1,
          dim(mixColours(colours.accent, { r: 66, g: 132, b: 190, a: 1 }, 0.5)),
          ropes,
        ),
      ];
    }

    function lanterns(): readonly SceneNode[] {
      const papers = [colours.accent, colours.second, LAMP, mixColours(colours.accent, WHITE, 0.45)].map((tone) =>
        mixColours(tone, WHITE, 0.12),
      );
      const string = (x: number, y: number, toX: number, toY: number, count: number) =>
        lanternString(
          { x: deck.x + side * x * house, y: deck.y + y * house },
          { x: deck.x + side * toX * house, y: deck.y + toY * house },
          34 * size,
          count,
          17 * size,
          papers,
          LAMP,
          shadow,
          isNight ? 1 : 0.25,
        );
      return [...string(-0.5, -0.62, -1.2, -0.36, 4), ...string(0.54, -0.6, 1.22, -0.4, 4)];
    }

    /** The animal at the foot of the tree, and the thing of the title, or the swing. */
    function playground(): readonly SceneNode[] {
      const radius = Math.min(116, (room * 0.4) / sittingHeight(friend));
      const foot = { x: place(232), y: floor + 16 };
      const spot = { x: place(isAlone ? 250 : 790), y: floor + 14 };
      const isHigh = thing !== null && floatsInSky(thing);
      const hung = { x: place(852), y: floor - room * 0.06 };
      const shown = thing
        ? standingThing(
            thing,
            isHigh && !isAlone ? hung : spot,
            isAlone ? { wide: 330, high: room * 0.4 } : { wide: isHigh ? 220 : 290, high: room * (isHigh ? 0.3 : 0.36) },
            { colours, light: mixColours(light, WHITE, 0.5), shade: deep, isHigh: isHigh && !isAlone },
          )
        : [];
      const top = deck.y + room * 0.02;
      return [
        ...(thing && !isAlone ? [] : ropeSwing({ x: place(800), y: top }, floor - room * 0.12 - top, 118 * size, ropes)),
        ...(thing
          ? []
          : [
              ...toadstool({ x: place(884), y: floor + 12 }, room * 0.13, { r: 222, g: 66, b: 54, a: 1 }, deep, light),
              ...toadstool({ x: place(930), y: floor + 20 }, room * 0.085, { r: 222, g: 66, b: 54, a: 1 }, deep, light),
            ]),
        ...(isHigh && !isAlone
          ? [
              stroked(
                ropes.rope,
                3.4,
                smoothLine([
                  { x: hung.x, y: top - room * 0.03 },
                  { x: hung.x, y: hung.y - room * 0.17 },
                ]),
              ),
            ]
          : []),
        ...shown,
        ...(isAlone ? [] : sittingAnimal(friend, foot, radius, -side as 1 | -1, deep, light)),
      ];
    }
  },
});
