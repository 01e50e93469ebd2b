import { fromHex, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polar, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { child } from '../things/child/child.ts';
import { childLook, childTones } from '../things/child/child-look.ts';
import { umbrella } from '../things/child/child-umbrella.ts';
import { rain } from '../things/rain.ts';
import { leafOf } from '../things/story/hero-places.ts';
import { storyHouse } from '../things/story/story-house.ts';
import { type Land, landTones, roundTree, storyFlowers, storyGrass, storyHills, storySky } from '../things/story/story-land.ts';
import { waterRings, waterSplash } from '../things/story/water-splash.ts';

const STONE: Rgba = fromHex('#d9c7ac');
const WATER: Rgba = fromHex('#5fb2d6');
const RAINBOW: readonly Rgba[] = ['#f0605a', '#f7a048', '#f8dc5e', '#78c878', '#5aa8e0', '#9a7cd8'].map((hex) => fromHex(hex));

/** A child in oilskin that jumps into a great puddle with an umbrella, in a lane of narrow houses while the rain clears. */
export const puddle = defineGenerator({
  group: 'creatures',
  parameters: {
    calm: { least: 0, most: 1300, standard: 560, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1700, standard: 1260, isPlace: true }, // The near edge of the puddle.
    girl: { label: 'girl', least: 0, most: 1, standard: 1, step: 1 },
    rain: { label: 'rain', least: 0, most: 1, standard: 0.6 },
    rainbow: { label: 'rainbow', least: 0, most: 1, standard: 1, step: 1 },
    night: { label: 'night', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side: out, place: side } = sceneRoom(area, parameters, 260);
    const isNight = parameters.night > 0;
    const tones = landTones(colours, isNight);
    const lane = floor - room * 0.3;
    const land: Land = {
      area,
      calm,
      floor,
      room,
      isNight,
      isShared: false,
      out,
      side,
      colours,
      chanceOf,
      tones,
      horizon: floor - room * 0.5,
      rise: (x) => floor + 44 - 30 * Math.min(1, ((x - 500) / 500) ** 2),
    };
    const reach = Math.min(118, (room * 0.94) / 6.5);
    const pool = { x: 500, y: floor - room * 0.08 };
    const wide = 430;
    const water = mixColours(mixColours(WATER, colours.main, 0.24), tones.deep, isNight ? 0.3 : 0);
    const surface = smoothShape(
      Array.from({ length: 18 }, (_, index) => {
        const angle = (index / 18) * 2 * Math.PI;
        const wave = 1 + 0.07 * Math.sin(angle * 3 + 1) + 0.05 * Math.sin(angle * 5);
        const { x, y } = polar({ x: 0, y: 0 }, wave, angle);
        return { x: pool.x + x * wide, y: pool.y + y * room * 0.115 };
      }),
    );
    const clothes = childTones(colours, 'rain', tones.deep, tones.light);
    const spot = { x: side(455), y: pool.y - reach * 0.42 };
    const jumper = child(
      { foot: spot, reach, facing: out },
      childLook(chanceOf('child'), 'rain', parameters.girl > 0),
      'jump',
      { ...clothes, second: mixColours(colours.accent, colours.main, 0.08) },
      (own) => umbrella(own, clothes, colours.accent),
    );
    return [
      ...storySky(land),
      ...(parameters.rainbow > 0 && !isNight ? bow() : []),
      ...storyHills(land, tones.grass, leafOf(land)),
      ...houses(),
      ...ground(),
      ...pond(),
      ...rain(chanceOf('rain'), { x: area.x, y: calm, width: area.width, height: floor - calm }, withAlpha(WHITE, parameters.rain)),
      ...waterSplash(chanceOf('splash'), { x: spot.x, y: pool.y + 6 }, reach * 1.8, water, WHITE),
      ...jumper,
      ...drops(),
      ...foreground(),
    ];

    function bow(): readonly SceneNode[] {
      const middle = { x: side(560), y: lane };
      return RAINBOW.map((tone, index) => stroked(withAlpha(mixColours(tone, WHITE, 0.3), 0.42), 15, arc(room * 0.66 - index * 14)));

      function arc(radius: number) {
        return smoothLine(
          Array.from({ length: 25 }, (_, index) => polar(middle, radius, Math.PI + (index / 24) * Math.PI)).map(({ x, y }) => ({
            x: middle.x + (x - middle.x) * 1.1,
            y,
          })),
        );
      }
    }

    function houses(): readonly SceneNode[] {
      const random = chanceOf('houses');
      const walls = [
        colours.paper,
        mixColours(colours.second, colours.paper, 0.45),
        mixColours(colours.main, colours.paper, 0.35),
        mixColours(colours.accent, colours.paper, 0.55),
      ];
      const roofs = [
        colours.accent,
        colours.dark,
        mixColours(colours.accent, colours.dark, 0.4),
        mixColours(colours.main, colours.dark, 0.4),
      ];
      const haze = mixColours(tones.air, tones.glow, 0.5);
      const spots: { readonly x: number; readonly size: number }[] = [];
      for (let x = area.x - 20; x < area.x + area.width + 60; x += 148) {
        // The lane opens behind the child.
        if (Math.abs(x - side(560)) > 150) spots.push({ x: x + between(random, -16, 16), size: between(random, 0.42, 0.56) });
      }
      return spots.flatMap(({ x, size }, index) => {
        const wall = mixColours(walls[index % 4] ?? colours.paper, haze, 0.16);
        return [
          ...(index % 2 === 0
            ? roundTree(chanceOf(`tree ${index}`), { x: x + 78, y: lane + 6 }, room * between(random, 0.3, 0.42), leafOf(land), tones)
            : []),
          ...storyHouse(chanceOf(`house ${index}`), { x, y: lane + 10 }, 128, room * size, {
            wall: mixColours(wall, tones.deep, isNight ? 0.4 : 0.02),
            roof: mixColours(roofs[index % 4] ?? colours.accent, haze, 0.16),
            door: roofs[(index + 1) % 4] ?? colours.dark,
            frame: mixColours(colours.paper, WHITE, 0.4),
            lamp: fromHex('#ffd98a'),
            light: tones.light,
            shade: tones.deep,
          }),
        ];
      });
    }

    /** A lane of worn stones that shine with rain, between grass. */
    function ground(): readonly SceneNode[] {
      const random = chanceOf('stones');
      const stone = mixColours(mixColours(STONE, colours.main, 0.12), tones.deep, isNight ? 0.44 : 0.04);
      const stones = Array.from({ length: Math.round(area.width / 9) }, () => {
        const share = random();
        const y = lane + 16 + share * (floor + 30 - lane);
        return ellipse(
          { x: between(random, area.x, area.x + area.width), y },
          between(random, 10, 18) * (0.6 + share),
          between(random, 4, 6) * (0.6 + share),
        );
      });
      const shine = Array.from({ length: Math.round(area.width / 30) }, () => {
        const y = between(random, lane + 24, floor + 30);
        const x = between(random, area.x, area.x + area.width);
        const long = between(random, 16, 50);
        return smoothLine([
          { x: x - long, y },
          { x, y: y - 2 },
          { x: x + long, y },
        ]);
      });
      return [
        painted(
          linearPaint({ x: 0, y: lane }, { x: 0, y: floor + 90 }, [
            mixColours(stone, tones.glow, 0.5),
            stone,
            mixColours(stone, tones.deep, 0.3),
          ]),
          areaUnder(
            across(area, 20, (x) => lane + 4 * Math.sin(x / 90)),
            area.y + area.height,
          ),
        ),
        filled(withAlpha(mixColours(stone, tones.deep, 0.4), 0.28), ...stones.slice(0, stones.length / 2)),
        filled(withAlpha(mixColours(stone, WHITE, 0.5), 0.4), ...stones.slice(stones.length / 2)),
        stroked(withAlpha(mixColours(tones.glow, WHITE, 0.5), 0.5), 3, ...shine),
      ];
    }

    /** The puddle with the sky, the houses' lights and the child in it. */
    function pond(): readonly SceneNode[] {
      const mirror = pool.y + room * 0.02;
      const random = chanceOf('pond');
      const streaks = Array.from({ length: 9 }, () =>
        ellipse(
          { x: between(random, pool.x - wide, pool.x + wide), y: pool.y + between(random, -30, 30) },
          between(random, 8, 26),
          between(random, 16, 40),
        ),
      );
      const rings = Array.from({ length: 7 }, () => ({
        x: pool.x + between(random, -0.8, 0.8) * wide,
        y: pool.y + between(random, -0.06, 0.07) * room,
      }));
      return [
        filled(withAlpha(tones.deep, 0.3), surface.length > 0 ? surface : []),
        painted(
          linearPaint({ x: 0, y: pool.y - room * 0.12 }, { x: 0, y: pool.y + room * 0.12 }, [
            mixColours(water, tones.glow, 0.72),
            mixColours(water, WHITE, 0.24),
            mixColours(water, tones.deep, 0.34),
          ]),
          surface,
        ),
        clipped(surface, [
          filled(withAlpha(mixColours(tones.glow, WHITE, 0.3), 0.34), ...streaks),
          { kind: 'group', transform: [1, 0, 0, -0.62, 0, mirror * 1.62], opacity: 0.42, children: jumper },
          glow({ x: spot.x, y: pool.y }, reach * 1.6, withAlpha(WHITE, 0.34)),
          ...waterRings({ x: spot.x, y: pool.y + 4 }, reach * 3.3, WHITE),
          ...rings.flatMap((ring) => waterRings(ring, between(random, 26, 50), WHITE)),
        ]),
        stroked(withAlpha(WHITE, 0.55), 4, surface),
        shadowOf(
          [filled(tones.deep, ellipse({ x: spot.x, y: pool.y + 2 }, reach * 1.1, reach * 0.14))],
          withAlpha(tones.deep, 0.4),
          { x: 0, y: 0 },
          9,
        ),
      ];
    }

    /** Drops in the air around the boots, before the child. */
    function drops(): readonly SceneNode[] {
      const random = chanceOf('drops');
      const flying = Array.from({ length: 34 }, () => {
        const angle = between(random, -Math.PI * 0.95, -Math.PI * 0.05);
        const at = polar({ x: spot.x, y: pool.y }, reach * between(random, 1.2, 3.2), angle);
        return ellipse({ x: at.x, y: pool.y + (at.y - pool.y) * 0.6 }, between(random, 2.5, 6.5), between(random, 3, 8));
      });
      return [filled(withAlpha(mixColours(water, WHITE, 0.75), 0.95), ...flying)];
    }

    function foreground(): readonly SceneNode[] {
      const grass = tones.grass;
      return [
        painted(
          {
            kind: 'linear',
            from: { x: 0, y: floor },
            to: { x: 0, y: floor + 200 },
            stops: [
              { offset: 0, colour: mixColours(grass, tones.light, 0.2) },
              { offset: 0.4, colour: mixColours(grass, colours.darkest, 0.2) },
              { offset: 0.85, colour: mixColours(grass, colours.darkest, 0.92) },
              { offset: 1, colour: colours.darkest },
            ],
          },
          areaUnder(across(area, 10, land.rise), area.y + area.height),
        ),
        ...storyGrass(land, grass),
        ...storyFlowers(land, 30),
      ];
    }
  },
});
