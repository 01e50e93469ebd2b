import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { castShadow } from '../drawing/cast-shadow.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, smoothLine } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { figure } from '../things/figures.ts';
import { futureTower } from '../things/future-tower.ts';
import { GROUP_PARAMETER, groupOf } from '../things/groups.ts';
import { skyBridge } from '../things/sky-bridge.ts';
import { aircraft, trafficLane } from '../things/sky-traffic.ts';

const LAMP: Rgba = { r: 255, g: 214, b: 138, a: 1 };

/** A city of tomorrow in planes of haze around a low sun, with bridges and traffic in the air, and people on a landing in front. */
export const futureCity = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the quiet haze.
    floor: { least: 400, most: 1900, standard: 1290, isPlace: true }, // The landing's far edge.
    people: { label: 'person', least: 0, most: 1, standard: 0, step: 1 },
    group: GROUP_PARAMETER,
    day: { label: 'evening', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
    rain: { label: 'rain', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, bottom } = sceneRoom(area, parameters, 260);
    const isDay = parameters.day > 0;
    const across = (x: number) => (side > 0 ? x : 1000 - x);
    const sunTone = mixColours(mixColours(colours.accent, colours.light, 0.45), LAMP, 0.35);
    const haze = isDay ? mixColours(colours.light, sunTone, 0.3) : mixColours(mixColours(colours.main, sunTone, 0.5), colours.dark, 0.12);
    const high = isDay ? colours.paper : colours.dark;
    const deep = mixColours(colours.darkest, BLACK, 0.3);
    const street = { x: across(540), y: calm + room * 0.62 };
    const disc = { x: across(560), y: calm + room * 0.42 };
    const size = Math.min(230, room * 0.32);
    const stand = { x: across(420), y: floor + 34 };
    return [
      ...sky(),
      ...plane(0),
      mist(0.5),
      ...plane(1),
      ...bridges(1),
      mist(0.42),
      ...lanes(0),
      ...plane(2),
      ...bridges(2),
      mist(0.3),
      ...lanes(1),
      ...plane(3),
      ...craft(),
      ...(parameters.rain > 0 ? rain() : []),
      ...landing(),
      ...people(),
    ];

    function sky(): readonly SceneNode[] {
      const share = Math.max(0.05, (calm - area.y) / (street.y - area.y));
      return [
        {
          kind: 'fill',
          path: rectanglePath(area),
          paint: {
            kind: 'linear',
            from: { x: 0, y: area.y },
            to: { x: 0, y: street.y },
            stops: [
              { offset: 0, colour: isDay ? high : mixColours(high, colours.darkest, 0.55) },
              { offset: share, colour: isDay ? mixColours(high, haze, 0.3) : high },
              { offset: 1, colour: haze },
            ],
          },
        },
        glow(disc, size * 2.5, withAlpha(sunTone, isDay ? 0.75 : 0.6)),
        painted(
          linearPaint({ x: 0, y: disc.y - size }, { x: 0, y: disc.y + size }, [
            mixColours(sunTone, WHITE, 0.6),
            mixColours(sunTone, WHITE, 0.25),
            sunTone,
          ]),
          ellipse(disc, size),
        ),
      ];
    }

    /** Haze over a plane of towers, thick near the ground. */
    function mist(strength: number): SceneNode {
      const top = calm + room * 0.1;
      return painted(
        linearPaint({ x: 0, y: top }, { x: 0, y: floor + 60 }, [
          withAlpha(haze, 0),
          withAlpha(haze, strength * 0.45),
          withAlpha(mixColours(haze, sunTone, 0.25), strength),
        ]),
        rectanglePath({ ...area, y: top, height: bottom - top }),
      );
    }

    /** A plane of towers that leaves the street open, so that they close around the sun as a gorge does. */
    function plane(index: 0 | 1 | 2 | 3): readonly SceneNode[] {
      const random = chanceOf(`towers ${index}`);
      const wide = [40, 66, 104, 170][index] ?? 60;
      const open = [0, 105, 215, 372][index] ?? 0;
      const reach = [0.62, 0.9, 1.3, 3][index] ?? 1;
      const share = [0.2, 0.42, 0.68, 0.93][index] ?? 0.5;
      const tone = mixColours(haze, isDay ? mixColours(colours.dark, colours.main, 0.25) : deep, share);
      // Where letters stand the towers are as far from the letters' color as the sky is.
      const above = isDay ? mixColours(high, haze, 0.05) : mixColours(high, deep, share * 0.6);
      const towers = [];
      for (let x = area.x - wide; x < area.x + area.width + wide; x += wide * between(random, 0.72, index < 2 ? 1.15 : 1.4)) {
        const width = wide * between(random, 0.6, 1.1);
        const away = Math.abs(x - street.x) - width * 0.5;
        if (away < open) continue;
        const rise = Math.min(1.15, 0.18 + (away / 520) ** 0.9);
        const top = street.y + room * 0.12 - room * reach * rise * between(random, 0.66, 1);
        towers.push(
          futureTower(random, {
            x,
            width,
            top: index === 3 ? Math.min(top, area.y - 40) : top,
            bottom,
            toward: x < street.x ? 1 : -1,
            lightsFrom: calm + 30,
            eye: street.y,
          }),
        );
      }
      const fade = (colour: Rgba, over: Rgba) => ({
        kind: 'linear' as const,
        from: { x: 0, y: calm - 90 },
        to: { x: 0, y: street.y + room * 0.1 },
        stops: [
          { offset: 0, colour: over },
          { offset: 0.42, colour },
          { offset: 1, colour: mixColours(colour, haze, 0.22) },
        ],
      });
      const lamps = isDay ? mixColours(LAMP, WHITE, 0.35) : LAMP;
      const bright = [0, 0.45, 0.75, 0.9][index] ?? 0.5;
      return [
        painted(fade(tone, above), ...towers.map(({ face }) => face)),
        painted(
          fade(mixColours(tone, sunTone, 0.36 - share * 0.16), isDay ? mixColours(above, haze, 0.08) : mixColours(above, haze, 0.05)),
          ...towers.map(({ side: lit }) => lit),
        ),
        ...(index === 0
          ? []
          : [
              clipped(rectanglePath({ ...area, y: calm, height: bottom - calm }), [
                stroked(withAlpha(mixColours(tone, deep, 0.5), 0.35), wide * 0.012, ...towers.map(({ lines }) => lines)),
              ]),
              filled(withAlpha(lamps, bright * (isDay ? 0.7 : 1)), ...towers.map(({ windows }) => windows)),
              shadowOf(
                [filled(colours.second, ...towers.map(({ bands }) => bands))],
                withAlpha(mixColours(colours.second, WHITE, 0.2), 0.8),
                { x: 0, y: 0 },
                5,
              ),
              filled(withAlpha(mixColours(colours.second, WHITE, 0.45), bright), ...towers.map(({ bands }) => bands)),
              filled(withAlpha(colours.accent, bright), ...towers.map(({ beacons }) => beacons)),
            ]),
      ];
    }

    /** Bridges between the towers on both sides of the street. */
    function bridges(index: 1 | 2): readonly SceneNode[] {
      const far = index === 1;
      const tone = mixColours(haze, deep, far ? 0.5 : 0.78);
      return (far ? [0.5, 0.72] : [0.66]).flatMap((share, row) =>
        skyBridge(
          { x: street.x, y: calm + room * share },
          { half: far ? 330 : 620, thick: far ? 5 : 9, slope: (row === 0 ? 1 : -1) * side * (far ? 8 : 16), lamps: far ? 21 : 33 },
          tone,
          LAMP,
        ),
      );
    }

    /** Lanes of traffic that come out of the distance and turn past the towers. */
    function lanes(index: 0 | 1): readonly SceneNode[] {
      const random = chanceOf(`lanes ${index}`);
      const at = (x: number, share: number, width: number) => ({ x: street.x + side * x, y: calm + room * share, width });
      const white = mixColours(LAMP, WHITE, 0.5);
      return index === 0
        ? [
            ...trafficLane(random, [at(10, 0.6, 1), at(-50, 0.63, 2), at(-150, 0.64, 4), at(-330, 0.6, 8)], white, 26),
            ...trafficLane(random, [at(0, 0.56, 1), at(60, 0.53, 2), at(190, 0.5, 4), at(420, 0.5, 8)], colours.accent, 26),
          ]
        : [
            ...trafficLane(random, [at(16, 0.63, 1.4), at(90, 0.72, 4), at(280, 0.78, 9), at(660, 0.76, 20)], white, 24),
            ...trafficLane(random, [at(-10, 0.67, 1.4), at(-70, 0.8, 4), at(-300, 0.88, 9), at(-740, 0.84, 20)], colours.accent, 24),
          ];
    }

    function craft(): readonly SceneNode[] {
      const tones = {
        hull: mixColours(deep, haze, 0.16),
        glass: mixColours(sunTone, colours.second, 0.3),
        lamp: LAMP,
        jet: colours.second,
      };
      return [
        ...aircraft({ x: across(770), y: calm + room * 0.6 }, Math.min(86, room * 0.12), -side as 1 | -1, tones),
        ...aircraft({ x: across(300), y: calm + room * 0.3 }, Math.min(30, room * 0.045), side, {
          ...tones,
          hull: mixColours(deep, haze, 0.4),
        }),
      ];
    }

    function rain(): readonly SceneNode[] {
      const random = chanceOf('rain');
      const drops = Array.from({ length: Math.round(area.width * 0.22) }, () => {
        const [x, y, long] = [between(random, area.x, area.x + area.width), between(random, calm, floor + 90), between(random, 22, 60)];
        return smoothLine([
          { x, y },
          { x: x - long * 0.12, y: y + long },
        ]);
      });
      return [stroked(withAlpha(mixColours(haze, WHITE, 0.5), 0.34), 1.5, ...drops)];
    }

    /** The landing: a round deck, wet and bright towards the sun, with lamps along its edge. */
    function landing(): readonly SceneNode[] {
      const middle = { x: across(430), y: floor + 230 };
      const [wide, tall] = [800, 230];
      const deck = ellipse(middle, wide, tall);
      const ground = mixColours(deep, haze, 0.1);
      const ring = (share: number) => ellipse({ x: middle.x, y: middle.y + tall * (1 - share) * 0.15 }, wide * share, tall * share);
      const lamps = Array.from({ length: 41 }, (_, index) => {
        const angle = Math.PI + (Math.PI * index) / 40;
        return ellipse({ x: middle.x + Math.cos(angle) * wide * 0.972, y: middle.y + Math.sin(angle) * tall * 0.955 }, 5, 2.4);
      });
      const mark = mixColours(colours.accent, deep, 0.35);
      return [
        filled(mixColours(deep, BLACK, 0.3), ellipse({ x: middle.x, y: middle.y + 24 }, wide * 1.004, tall)),
        painted(linearPaint({ x: 0, y: floor }, { x: 0, y: floor + 150 }, [mixColours(ground, sunTone, 0.3), ground, deep]), deck),
        clipped(deck, [
          glow({ x: disc.x, y: floor + 10 }, 330, withAlpha(sunTone, 0.55)),
          stroked(withAlpha(mixColours(deep, BLACK, 0.4), 0.7), 2.4, ring(0.9), ring(0.62)),
          stroked(withAlpha(mark, 0.55), 7, ring(0.8)),
          ...Array.from({ length: 9 }, (_, index): SceneNode => {
            const x = middle.x + (index - 4) * 150;
            return stroked(
              withAlpha(mixColours(deep, BLACK, 0.4), 0.45),
              2,
              smoothLine([
                { x: middle.x + (x - middle.x) * 0.72, y: floor - 10 },
                { x: middle.x + (x - middle.x) * 1.5, y: floor + 260 },
              ]),
            );
          }),
        ]),
        stroked(
          withAlpha(mixColours(sunTone, WHITE, 0.3), 0.8),
          2.4,
          smoothLine(
            Array.from({ length: 41 }, (_, index) => {
              const angle = Math.PI + (Math.PI * index) / 40;
              return { x: middle.x + Math.cos(angle) * wide, y: middle.y + Math.sin(angle) * tall };
            }),
          ),
        ),
        shadowOf([filled(colours.second, ...lamps)], withAlpha(mixColours(colours.second, WHITE, 0.3), 0.95), { x: 0, y: 0 }, 7),
        filled(mixColours(colours.second, WHITE, 0.6), ...lamps),
      ];
    }

    /** The people, dark before the light, with their shadows on the deck. */
    function people(): readonly SceneNode[] {
      const height = Math.min(300, room * 0.44);
      const path = groupOf(parameters.group, stand, height) ?? figure(stand, height, parameters.people > 0 ? 'coat' : 'dress');
      const tone = mixColours(deep, BLACK, 0.3);
      const edge = mixColours(sunTone, WHITE, 0.35);
      return [
        shadowOf(
          [filled(tone, castShadow(path, stand, { across: (stand.x - disc.x) / 900, down: 0.5 }))],
          withAlpha(BLACK, 0.55),
          { x: 0, y: 0 },
          3,
        ),
        shadowOf([filled(edge, path)], withAlpha(edge, 0.55), { x: 0, y: -2 }, 9),
        filled(edge, path),
        clipped(path, [shadowOf([filled(tone, path)], tone, { x: -side * height * 0.012, y: height * 0.008 }, 1.2)]),
      ];
    }
  },
});
