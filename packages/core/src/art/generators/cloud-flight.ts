import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { cloudSea } from '../things/cloud-sea.ts';
import { cumulus } from '../things/cumulus.ts';
import { lowSunSky } from '../things/low-sun-sky.ts';
import { BLADE_TIP, planeWing, wingBlade } from '../things/plane-wing.ts';

const GLARE: Rgba = { r: 255, g: 204, b: 140, a: 1 };
const METAL: Rgba = { r: 206, g: 212, b: 220, a: 1 };
const RED: Rgba = { r: 255, g: 66, b: 54, a: 1 };

/** The view from a seat at the window of a plane: a wing in low sun over a sea of clouds. */
export const cloudFlight = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1900, standard: 1300, isPlace: true }, // Where the author's words begin.
    tipX: { least: -200, most: 1200, standard: 900, isPlace: true }, // The point of the words that the tip of the wing touches.
    tipY: { least: 0, most: 1300, standard: 640, isPlace: true },
    part: { least: 0, most: 2, standard: 0, step: 1, isPlace: true }, // 1 lies behind the words, 2 before them.
    towers: { label: 'clouds', least: 0, most: 3, standard: 2, step: 1 },
    night: { label: 'dusk', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, place, bottom, side } = sceneRoom(area, parameters, 240);
    const isDusk = parameters.night > 0;
    const up = (share: number) => floor - room * share;
    const horizon = up(0.56);
    const sun: Point = { x: place(330), y: up(0.63) };
    const glare = mixColours(GLARE, colours.accent, isDusk ? 0.34 : 0.14);
    const rim = mixColours(glare, WHITE, 0.45);
    const low = isDusk ? mixColours(colours.main, glare, 0.66) : mixColours(colours.paper, glare, 0.55);
    const shade = isDusk ? mixColours(colours.darkest, colours.dark, 0.6) : mixColours(colours.dark, colours.darkest, 0.25);
    const cloud = {
      lit: isDusk ? mixColours(rim, colours.accent, 0.16) : mixColours(rim, WHITE, 0.6),
      middle: isDusk ? mixColours(mixColours(colours.main, colours.accent, 0.4), rim, 0.25) : mixColours(low, colours.main, 0.16),
      shade: isDusk ? mixColours(colours.dark, colours.main, 0.3) : mixColours(mixColours(colours.main, colours.dark, 0.4), low, 0.42),
    };
    const part = Math.round(parameters.part);
    const steep = Math.min(1.6, Math.max(0.8, (floor - parameters.tipY) / room / BLADE_TIP.up));
    const aside = parameters.tipX - place(BLADE_TIP.x * 1000);
    const wing = { at: (x: number, share: number) => ({ x: place(x * 1000) + aside, y: up(share * steep) }), room };
    const metal = {
      metal: isDusk ? mixColours(mixColours(METAL, colours.dark, 0.45), colours.main, 0.15) : mixColours(METAL, low, 0.15),
      livery: isDusk ? mixColours(colours.accent, shade, 0.14) : colours.accent,
      rim,
      shade: isDusk ? mixColours(shade, colours.darkest, 0.6) : mixColours(shade, colours.darkest, 0.3),
      lamp: isDusk ? RED : null,
    };
    if (part === 2) return wingBlade(wing, metal);
    return [
      ...lowSunSky(chanceOf('sky'), area, { calm, horizon, room, sun, isDusk, size: 1.25 }, { colours, glare, low, rim }),
      ...(isDusk ? stars() : []),
      ...towers(),
      ...cloudSea(chanceOf('clouds'), { area, horizon: horizon + room * 0.01, foot: bottom - (bottom - floor) * 0.5, sun }, cloud),
      glow({ x: sun.x, y: horizon }, room * 0.42, withAlpha(glare, isDusk ? 0.5 : 0.55)),
      ...planeWing(wing, metal),
      ...(part === 0 ? wingBlade(wing, metal) : []),
    ];

    function stars(): readonly SceneNode[] {
      const random = chanceOf('stars');
      const dots = Array.from({ length: Math.round(area.width / 16) }, () =>
        ellipse({ x: area.x + random() * area.width, y: between(random, area.y, calm + room * 0.06) }, between(random, 0.6, 2)),
      );
      return [filled(withAlpha(mixColours(colours.paper, WHITE, 0.5), 0.75), ...dots)];
    }

    /** Great clouds that tower over the others in front of the sky. */
    function towers(): readonly SceneNode[] {
      const random = chanceOf('towers');
      const places = [
        { x: 640, wide: 0.62, tall: 0.2 },
        { x: 70, wide: 0.5, tall: 0.15 },
        { x: 1000, wide: 0.56, tall: 0.13 },
      ].slice(0, Math.round(parameters.towers));
      return places.flatMap(({ x, wide, tall }) =>
        cumulus(
          random,
          {
            base: { x: place(x), y: horizon + room * 0.035 },
            width: room * wide,
            height: room * tall,
            from: { x: (x > 330 ? -0.8 : 0.8) * side, y: -0.6 },
          },
          { lit: mixColours(cloud.lit, low, 0.1), middle: mixColours(cloud.middle, low, 0.3), shade: mixColours(cloud.shade, low, 0.45) },
        ),
      );
    }
  },
});
