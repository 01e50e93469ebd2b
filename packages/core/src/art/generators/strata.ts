import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { translation } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, glowBelow, linearPaint, painted, shadowOf, skyDown, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polyline } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { skeleton } from '../things/beast-skeleton.ts';
import { ammonite, buriedCoins, buriedJar, buriedSword, type FindTones, shards } from '../things/buried-finds.ts';
import { dugShaft } from '../things/dug-shaft.ts';
import { earthLayer, type Grain } from '../things/earth-layers.ts';
import { figure } from '../things/figures.ts';
import { crystals } from '../things/glowing-crystals.ts';
import { GROUP_PARAMETER, groupOf } from '../things/groups.ts';
import { landAbove } from '../things/land-above.ts';
import { DAY_RAYS, raysFrom } from '../things/light-behind-words.ts';
import { grassBlade } from '../things/plants.ts';
import { type Ridge, ridgeOf, sampledRidge } from '../things/ridge.ts';
import { growRoots } from '../things/roots.ts';

const LAMP: Rgba = { r: 255, g: 204, b: 120, a: 1 };
const GRASS: Rgba = { r: 118, g: 132, b: 70, a: 1 };
const LEAVES: Rgba = { r: 104, g: 126, b: 66, a: 1 };
const BONE: Rgba = { r: 236, g: 218, b: 182, a: 1 };
const CLAY: Rgba = { r: 196, g: 108, b: 66, a: 1 };
const IRON: Rgba = { r: 142, g: 142, b: 146, a: 1 };
const GOLD: Rgba = { r: 224, g: 168, b: 70, a: 1 };

/** The layers from the soil down: where each ends as a share of the depth, its color and grain, and how far it is folded. */
const LAYERS: readonly { readonly end: number; readonly tone: Rgba; readonly grain: Grain; readonly fold: number }[] = [
  { end: 0.11, tone: { r: 88, g: 58, b: 40, a: 1 }, grain: 'soil', fold: 0.4 },
  { end: 0.25, tone: { r: 164, g: 106, b: 62, a: 1 }, grain: 'soil', fold: 0.7 },
  { end: 0.32, tone: { r: 132, g: 112, b: 94, a: 1 }, grain: 'pebbles', fold: 0.9 },
  { end: 0.46, tone: { r: 222, g: 176, b: 114, a: 1 }, grain: 'sand', fold: 1 },
  { end: 0.55, tone: { r: 96, g: 108, b: 116, a: 1 }, grain: 'leaves', fold: 1.2 },
  { end: 0.75, tone: { r: 178, g: 98, b: 66, a: 1 }, grain: 'blocks', fold: 1.2 },
  { end: 1.2, tone: { r: 50, g: 42, b: 48, a: 1 }, grain: 'deep', fold: 1.3 },
];

/** A cut through the ground under a tree and a house: soil, stones and rock with what lies buried in them, and people with a lamp at the end of a shaft. */
export const strata = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 600, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1900, standard: 1360, isPlace: true }, // Where the author's words begin.
    shaft: { label: 'shaft', least: 0, most: 1, standard: 1, step: 1 },
    finds: { label: 'finds', least: 0, most: 1, standard: 1 },
    group: GROUP_PARAMETER,
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place, bottom } = sceneRoom(area, parameters, 260);
    const [left, right] = [area.x, area.x + area.width];
    const black = mixColours(colours.darkest, BLACK, 0.45);
    const light = mixColours(LAMP, colours.paper, 0.4);
    const [sun, sky] = [colours.light, colours.main];
    const surface = calm + room * 0.27;
    const depth = floor + 110 - surface;
    const hill = sampledRidge(ridgeOf(chanceOf('hill'), { base: surface, reach: room * 0.035, shape: 'round', spacing: 620 }), area);
    const fault = place(330);
    const hints = [colours.darkest, colours.accent, colours.main, colours.paper, colours.main, colours.accent, colours.dark];
    const tones = LAYERS.map(({ tone }, index) => mixColours(tone, hints[index] ?? tone, index === 6 ? 0.5 : 0.22));
    const fold = sampledRidge(ridgeOf(chanceOf('fold'), { base: 0, reach: depth * 0.045, shape: 'round', spacing: 540 }), area);
    const ends = LAYERS.map((layer): Ridge => {
      const rough = ridgeOf(chanceOf(`edge ${layer.end}`), { base: 0, reach: 7, shape: 'round', spacing: 60 });
      return sampledRidge((x) => {
        const shift = layer.end > 0.3 && side * (x - fault - side * layer.end * 90) < 0 ? depth * 0.05 : 0;
        return (
          hill(x) * (1 - layer.fold * 0.5) +
          surface * layer.fold * 0.5 +
          depth * layer.end +
          fold(x) * layer.fold +
          rough(x) +
          shift +
          side * (x - 500) * 0.03 * layer.fold
        );
      }, area);
    });
    const cave = { x: place(716), y: surface + depth * 0.455, across: Math.min(178, depth * 0.26), down: depth * 0.1 };
    const finds: FindTones = {
      bone: mixColours(BONE, colours.paper, 0.25),
      clay: mixColours(CLAY, colours.accent, 0.25),
      metal: IRON,
      gold: mixColours(GOLD, colours.accent, 0.1),
      shade: black,
      light,
    };
    return [...air(), ...landOnTop(), ...ground(), ...buried(), ...(parameters.shaft > 0 ? dug() : []), ...deep(), ...turf()];

    function air(): readonly SceneNode[] {
      const share = Math.max(0.2, (calm - area.y) / (surface - area.y));
      const far = [0, 1].map((index) => {
        const ridge = ridgeOf(chanceOf(`range ${index}`), {
          base: surface - room * (0.075 - index * 0.03),
          reach: room * 0.05,
          shape: 'round',
          spacing: 420,
        });
        const tone = mixColours(mixColours(sky, sun, 0.45), mixColours(GRASS, colours.dark, 0.5), 0.3 + index * 0.24);
        return painted(
          linearPaint({ x: 0, y: surface - room * 0.12 }, { x: 0, y: surface }, [tone, mixColours(tone, sun, 0.4)]),
          areaUnder(across(area, 14, ridge), surface + 60),
        );
      });
      return [
        skyDown(area, surface - area.y + 80, surface, [
          { offset: 0, colour: mixColours(sky, colours.dark, 0.06) },
          { offset: Math.min(0.97, share + 0.02), colour: sky },
          { offset: 1, colour: sun },
        ]),
        ...raysFrom(
          { x: place(560), y: surface - room * 0.09 },
          surface - area.y,
          withAlpha(mixColours(sun, colours.accent, 0.1), DAY_RAYS),
        ),
        ...clouds(),
        glowBelow(calm, { x: place(560), y: surface - room * 0.07 }, room * 0.5, withAlpha(mixColours(sun, WHITE, 0.5), 0.75)),
        glow({ x: place(560), y: surface - room * 0.09 }, room * 0.075, withAlpha(mixColours(sun, WHITE, 0.85), 1)),
        ...far,
      ];
    }

    /** Thin clouds over the horizon, lit from below. */
    function clouds(): readonly SceneNode[] {
      const random = chanceOf('clouds');
      const low = surface - room * 0.03;
      const bands = Array.from({ length: Math.round(area.width / 70) }, () => {
        const spot = { x: between(random, left, right), y: calm + (low - calm) * between(random, 0.12, 0.8) };
        return { spot, wide: between(random, 50, 190), thick: between(random, 2, 7) };
      });
      return [
        filled(withAlpha(mixColours(sky, colours.accent, 0.3), 0.14), ...bands.map(({ spot, wide, thick }) => ellipse(spot, wide, thick))),
        filled(
          withAlpha(mixColours(sun, WHITE, 0.6), 0.3),
          ...bands.map(({ spot, wide, thick }) => ellipse({ x: spot.x + 12, y: spot.y + thick * 0.6 }, wide * 0.8, thick * 0.55)),
        ),
      ];
    }

    function landOnTop(): readonly SceneNode[] {
      return landAbove(
        { random: chanceOf('land'), area, hill, room, place, side },
        {
          leaf: mixColours(LEAVES, colours.dark, 0.25),
          wall: mixColours(colours.paper, sun, 0.3),
          roof: mixColours(colours.accent, black, 0.36),
          black,
          sun: mixColours(sun, LAMP, 0.5),
          lamp: LAMP,
        },
      );
    }

    function ground(): readonly SceneNode[] {
      const under: readonly Ridge[] = [(x) => hill(x) + 8, ...ends];
      return [
        ...LAYERS.flatMap(({ grain, end }, index) => {
          const [top, base] = [under[index], under[index + 1]];
          if (!top || !base) return [];
          return earthLayer(chanceOf(`layer ${end}`), area, { top, base, tone: tones[index] ?? black, grain }, { shade: black, light });
        }),
        ...roots(),
      ];
    }

    function roots(): readonly SceneNode[] {
      const trees = [place(232), place(-420), place(-1180), place(1290)];
      const paths = trees.flatMap((x, index) =>
        growRoots(chanceOf(`roots ${index}`), {
          foot: { x, y: hill(x) + 2 },
          size: 100,
          count: 9,
          reach: depth * 0.36,
          girth: room * 0.0135,
        }).flatMap((root) => root.map(ribbon)),
      );
      const bark = mixColours({ r: 78, g: 52, b: 38, a: 1 }, black, 0.3);
      const lit = paths.map((path) => transformPath(path, translation(-side * 1.6, -1.4)));
      return [
        shadowOf([filled(black, ...paths)], withAlpha(black, 0.6), { x: 3, y: 4 }, 3),
        filled(mixColours(bark, light, 0.45), ...lit),
        filled(bark, ...paths),
      ];
    }

    function buried(): readonly SceneNode[] {
      const level = (x: number, share: number) => {
        const inner = hill(x) + depth * share;
        return inner + fold(x) * 0.9;
      };
      const unit = depth / 720;
      const things: readonly (readonly SceneNode[])[] = [
        skeleton({ x: place(106), y: level(300, 0.585) }, 520 * Math.min(1, unit * 1.1), side, finds),
        ammonite({ x: place(866), y: level(866, 0.66) }, 52 * unit, finds),
        buriedJar({ x: place(470), y: level(470, 0.235) }, 50 * unit, side * 0.5, finds),
        buriedCoins({ x: place(596), y: level(596, 0.19) }, 11 * unit, finds),
        buriedSword({ x: place(906), y: level(906, 0.2) }, 150 * unit, Math.PI / 2 + side * 1.15, finds),
        shards({ x: place(396), y: level(396, 0.37) }, 17 * unit, finds),
        ammonite({ x: place(742), y: level(742, 0.69) }, 26 * unit, finds),
        ammonite({ x: place(590), y: level(590, 0.71) }, 17 * unit, finds),
      ];
      return things.slice(0, Math.round(parameters.finds * things.length)).flat();
    }

    function dug(): readonly SceneNode[] {
      const { x, across: wide, down } = cave;
      const tall = Math.min(down * 1.02, 84);
      const feet = { x: x - side * wide * 0.3, y: cave.y + down * 0.6 };
      const people = groupOf(parameters.group, feet, tall) ?? figure(feet, tall, 'coat');
      return dugShaft(chanceOf('cave'), { ...cave, mouth: hill(x) - 2, side }, people, {
        rock: tones[3] ?? light,
        soil: tones[1] ?? black,
        shade: black,
        lamp: LAMP,
      });
    }

    /** Crystals that glow far below, and the dark that closes around the picture. */
    function deep(): readonly SceneNode[] {
      const random = chanceOf('crystals');
      const glowing = mixColours({ r: 255, g: 150, b: 74, a: 1 }, colours.accent, 0.35);
      const top = surface + depth * 0.795;
      const pockets = Array.from({ length: Math.round(area.width / 150) }, (_, index) => ({
        spot: { x: left + (index + between(random, 0.1, 0.9)) * 150, y: between(random, top, top + depth * 0.07) },
        size: between(random, 26, 58) * Math.min(1, depth / 720),
      }));
      return [
        painted(
          linearPaint({ x: 0, y: surface + depth * 0.3 }, { x: 0, y: floor + 100 }, [
            withAlpha(black, 0),
            withAlpha(black, 0.12),
            withAlpha(black, 0.5),
          ]),
          rectanglePath({ ...area, y: surface + depth * 0.3, height: bottom - surface - depth * 0.3 }),
        ),
        ...[-900, -300, 240, 820, 1500].map((x) => glow({ x: place(x), y: floor }, depth * 0.4, withAlpha(glowing, 0.26))),
        ...pockets.flatMap(({ spot, size }) => crystals(random, spot, size, { glowing, shade: black })),
        ...[0, 1000].map((x) => glow({ x, y: floor - depth * 0.2 }, 380, withAlpha(black, 0.36))),
      ];
    }

    /** Grass along the edge of the cut, in tufts. */
    function turf(): readonly SceneNode[] {
      const random = chanceOf('turf');
      const green = mixColours(GRASS, colours.dark, 0.2);
      const tufts = Array.from({ length: Math.round(area.width / 26) }, () => ({
        x: between(random, left, right),
        tall: between(random, 0.5, 1.5) ** 2,
      }));
      const blades = (count: number, tall: number) =>
        tufts.flatMap((tuft) =>
          Array.from({ length: count }, () => {
            const x = tuft.x + (random() + random() - 1) * 26;
            return grassBlade(random, { x, y: hill(x) + 14 }, tall * tuft.tall * between(random, 0.5, 1));
          }),
        );
      return [
        stroked(mixColours(green, black, 0.35), 14, polyline(across(area, 9, (x) => hill(x) + 8))),
        filled(mixColours(green, black, 0.4), ...blades(7, 19)),
        filled(mixColours(green, mixColours(sun, LAMP, 0.5), 0.4), ...blades(5, 15)),
      ];
    }
  },
});
