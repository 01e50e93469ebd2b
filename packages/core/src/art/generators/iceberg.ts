import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, glowBelow, linearPaint, painted, skyDown, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon, polyline } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { bergBody, bergPeak } from '../things/great-berg.ts';
import { DUSK_RAYS, raysFrom } from '../things/light-behind-words.ts';
import { lightShafts } from '../things/light-shafts.ts';
import { diver, fishSchool, smallSail, swimmingWhale } from '../things/sea-life.ts';

const SUN: Rgba = { r: 255, g: 214, b: 158, a: 1 };
const SNOW: Rgba = { r: 246, g: 250, b: 252, a: 1 };
const ICE: Rgba = { r: 150, g: 222, b: 232, a: 1 };

/** A berg seen with half of the view under water: a lit peak over a calm sea, and below it the great body with shafts of light, into the dark. */
export const iceberg = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 560, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1900, standard: 1360, isPlace: true }, // Where the author's words begin.
    whale: { label: 'whale', least: 0, most: 1, standard: 1, step: 1 },
    diver: { label: 'diver', least: 0, most: 1, standard: 0, step: 1 },
    boat: { label: 'boat', least: 0, most: 1, standard: 1, step: 1 },
    rays: { label: 'rays', least: 0, most: 1, standard: 0.7 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place, bottom } = sceneRoom(area, parameters, 260);
    const [left, right] = [area.x, area.x + area.width];
    const [sky, horizonTone, deep, shallow] = [colours.main, colours.light, colours.dark, colours.second];
    const black = mixColours(colours.darkest, BLACK, 0.4);
    const horizon = calm + room * 0.225;
    const water = horizon + room * 0.04;
    const axis = place(520);
    const sunlit = mixColours(SUN, colours.paper, 0.3);
    const wave = (x: number) => water + 3.2 * Math.sin(x / 61) + 1.8 * Math.sin(x / 23 + 1);
    const under = areaUnder(across(area, 10, wave), bottom);
    const berg = { axis, top: calm + room * 0.03, water, end: floor - room * 0.02, room, side };
    const ice = { deep, shallow, sunlit, black, snow: SNOW, ice: ICE };
    const tones = { deep, light: mixColours(ICE, shallow, 0.3), shade: black };
    return [
      ...air(),
      ...sea(),
      ...bergPeak(chanceOf('peak'), berg, ice),
      ...depth(),
      ...bergBody(chanceOf('body'), berg, ice),
      ...lightShafts(chanceOf('shafts'), { area, water, floor, room, side, wave, strength: parameters.rays }, mixColours(ICE, WHITE, 0.5)),
      ...life(),
      ...surfaceLine(),
      ...(parameters.boat > 0 ? boat() : []),
      ...dark(),
    ];

    function air(): readonly SceneNode[] {
      const random = chanceOf('sky');
      const share = Math.max(0.2, (calm - area.y) / (horizon - area.y));
      const clouds = Array.from({ length: Math.round(area.width / 46) }, () => {
        const down = random();
        return {
          x: between(random, left, right),
          y: calm + (horizon - calm) * (0.1 + 0.82 * down),
          wide: between(random, 60, 210),
          thick: between(random, 2.4, 8) * (1.2 - down * 0.7),
        };
      });
      const bergs = [place(128), place(905), -320, -880, 1380].map((x, index) => {
        const size = room * (0.045 + 0.016 * (index % 3));
        return polygon(
          [0, 0.16, 0.3, 0.42, 0.6, 0.74, 1].map((step, corner) => ({
            x: x + (step - 0.5) * size * 3,
            y: horizon + 3 - size * ([0, 0.62, 0.5, 1, 0.56, 0.7, 0][corner] ?? 0),
          })),
        );
      });
      return [
        skyDown(area, horizon - area.y + 40, horizon, [
          { offset: 0, colour: mixColours(sky, colours.dark, 0.05) },
          { offset: Math.min(0.97, share + 0.02), colour: sky },
          { offset: 1, colour: horizonTone },
        ]),
        ...raysFrom({ x: place(230), y: horizon - room * 0.05 }, horizon - area.y, withAlpha(sunlit, DUSK_RAYS)),
        filled(withAlpha(mixColours(sky, deep, 0.3), 0.16), ...clouds.map(({ x, y, wide, thick }) => ellipse({ x, y }, wide, thick))),
        filled(
          withAlpha(mixColours(horizonTone, WHITE, 0.6), 0.4),
          ...clouds.map(({ x, y, wide, thick }) => ellipse({ x: x + 14, y: y + thick * 0.5 }, wide * 0.8, thick * 0.5)),
        ),
        glowBelow(calm, { x: place(230), y: horizon - room * 0.05 }, room * 0.5, withAlpha(mixColours(sunlit, WHITE, 0.4), 0.9)),
        painted(
          linearPaint({ x: 0, y: horizon - room * 0.08 }, { x: 0, y: horizon }, [
            mixColours(horizonTone, SNOW, 0.5),
            mixColours(horizonTone, shallow, 0.3),
          ]),
          ...bergs,
        ),
      ];
    }

    /** The sea up to the horizon, with the sun on it. */
    function sea(): readonly SceneNode[] {
      const random = chanceOf('sea');
      const glints = Array.from({ length: Math.round(area.width / 9) }, () => {
        const down = random();
        const x = random() < 0.5 ? place(230) + (random() + random() - 1) * 210 : between(random, left, right);
        return ellipse({ x, y: horizon + (water - horizon) * down }, between(random, 6, 26) * (0.4 + down), 0.7 + down);
      });
      return [
        painted(
          linearPaint({ x: 0, y: horizon }, { x: 0, y: water }, [mixColours(horizonTone, shallow, 0.5), mixColours(shallow, deep, 0.35)]),
          rectanglePath({ ...area, y: horizon, height: water - horizon + 8 }),
        ),
        filled(withAlpha(mixColours(sunlit, WHITE, 0.5), 0.55), ...glints.filter((_, index) => index % 3 > 0)),
        filled(withAlpha(deep, 0.35), ...glints.filter((_, index) => index % 3 === 0)),
      ];
    }

    function depth(): readonly SceneNode[] {
      return [
        painted(
          linearPaint({ x: 0, y: water }, { x: 0, y: floor + 60 }, [
            mixColours(shallow, ICE, 0.3),
            shallow,
            mixColours(shallow, deep, 0.55),
            deep,
            mixColours(deep, black, 0.5),
          ]),
          under,
        ),
        clipped(under, [
          glow({ x: axis - side * 120, y: water + room * 0.06 }, room * 0.62, withAlpha(mixColours(ICE, WHITE, 0.3), 0.4)),
          ...[-900, 1700].map((x) => glow({ x, y: floor }, 700, withAlpha(black, 0.4))),
        ]),
      ];
    }

    function life(): readonly SceneNode[] {
      const unit = Math.min(1, room / 700);
      return [
        ...fishSchool(chanceOf('fish'), { x: place(912), y: water + room * 0.24 }, 74 * unit, side, tones),
        ...(parameters.whale > 0 ? swimmingWhale({ x: place(166), y: water + room * 0.5 }, 216 * unit, side, tones) : []),
        ...(parameters.diver > 0
          ? diver({ x: place(120), y: water + room * 0.22 }, 74 * unit, side, { ...tones, light: mixColours(sunlit, WHITE, 0.2) })
          : []),
      ];
    }

    /** The skin of the water, where the view is cut. */
    function surfaceLine(): readonly SceneNode[] {
      const line = across(area, 10, wave);
      const glowing = mixColours(ICE, WHITE, 0.6);
      return [
        stroked(withAlpha(deep, 0.3), 7, polyline(line.map(({ x, y }) => ({ x, y: y + 6 })))),
        stroked(withAlpha(glowing, 0.28), 15, polyline(line)),
        stroked(withAlpha(glowing, 0.95), 2.6, polyline(line)),
      ];
    }

    function boat(): readonly SceneNode[] {
      return smallSail({ x: place(846), y: water - 4 }, Math.min(66, room * 0.1), side, {
        sail: mixColours(colours.paper, sunlit, 0.3),
        hull: colours.accent,
        shade: black,
      });
    }

    function dark(): readonly SceneNode[] {
      return [
        painted(
          linearPaint({ x: 0, y: floor - room * 0.3 }, { x: 0, y: floor + 70 }, [withAlpha(black, 0), withAlpha(black, 0.66)]),
          rectanglePath({ ...area, y: floor - room * 0.3, height: bottom - floor + room * 0.3 }),
        ),
      ];
    }
  },
});
