import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, shadowOf } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { flyingBird } from '../things/birds.ts';
import { brushLens, paintedSwell, type Swell, type SwellTones } from '../things/painted-swell.ts';
import { sloop } from '../things/sloop.ts';
import { stormSky } from '../things/storm-sky.ts';

const SEA: Rgba = { r: 18, g: 74, b: 92, a: 1 };
const CLEAR: Rgba = { r: 84, g: 158, b: 150, a: 1 };
const GLARE: Rgba = { r: 255, g: 226, b: 164, a: 1 };
const SLATE: Rgba = { r: 92, g: 108, b: 126, a: 1 };
const CANVAS: Rgba = { r: 238, g: 226, b: 200, a: 1 };
const WOOD: Rgba = { r: 150, g: 96, b: 54, a: 1 };
const OILSKIN: Rgba = { r: 232, g: 168, b: 44, a: 1 };

/** A sloop with reefed sails on a heavy sea, against the light that falls through a break in the clouds. */
export const stormSail = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1900, standard: 1320, isPlace: true }, // Where the author's words begin.
    swell: { label: 'swell', least: 0.4, most: 1.5, standard: 1, step: 0.1 },
    size: { label: 'sizeOfTheBoat', least: 0.6, most: 1.2, standard: 1, step: 0.05 },
    crew: { label: 'crew', least: 1, most: 2, standard: 1, step: 1 },
    clouds: { label: 'clouds', least: 0, most: 1, standard: 0.7 },
    gulls: { label: 'gulls', least: 0, most: 14, standard: 6, step: 1 },
    night: { label: 'dusk', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place, bottom } = sceneRoom(area, parameters, 240);
    const { swell, size, crew, clouds, gulls } = parameters;
    const isDusk = parameters.night > 0;
    const horizon = calm + room * 0.47;
    const light = mixColours(GLARE, colours.accent, isDusk ? 0.22 : 0.08);
    const plain = isDusk ? colours.dark : colours.light;
    const shade = isDusk ? mixColours(colours.darkest, BLACK, 0.25) : mixColours(mixColours(colours.dark, SLATE, 0.4), plain, 0.1);
    const cloud = isDusk
      ? mixColours(mixColours(colours.main, colours.dark, 0.5), SLATE, 0.3)
      : mixColours(mixColours(plain, SLATE, 0.42), colours.main, 0.14);
    const low = mixColours(cloud, light, 0.52);
    const sea = mixColours(
      isDusk ? mixColours(colours.dark, colours.darkest, 0.5) : mixColours(colours.dark, colours.main, 0.3),
      SEA,
      isDusk ? 0.6 : 0.5,
    );
    const gap: Point = { x: place(640), y: calm + room * 0.2 };
    const path = { x: gap.x, half: room * 0.26 };
    const tonesAt = (near: number): SwellTones => ({
      lit: mixColours(light, WHITE, 0.3),
      clear: mixColours(mixColours(CLEAR, sea, 0.2 + 0.25 * near), low, 0.5 * (1 - near)),
      middle: mixColours(sea, low, 0.52 * (1 - near)),
      deep: mixColours(mixColours(sea, mixColours(colours.darkest, BLACK, 0.3), 0.35 + 0.5 * near), low, 0.4 * (1 - near) ** 2),
      foam: mixColours(WHITE, near < 0.5 ? low : mixColours(light, sea, 0.3), 0.22),
    });
    const row = (name: string, near: number, parts: Omit<Swell, 'area' | 'path'>) =>
      paintedSwell(chanceOf(name), { area, path, ...parts, height: parts.height * swell }, tonesAt(near));
    const far = row('far', 0.12, {
      base: horizon + room * 0.025,
      foot: horizon + room * 0.12,
      height: room * 0.034,
      length: 130,
      strokes: 150,
      brush: 1.5,
      foam: 0.26,
    });
    const distant = row('distant', 0.3, {
      base: horizon + room * 0.085,
      foot: horizon + room * 0.24,
      height: room * 0.075,
      length: 260,
      strokes: 180,
      brush: 2.4,
      foam: 0.32,
    });
    const middle = row('middle', 0.52, {
      base: horizon + room * 0.2,
      foot: horizon + room * 0.46,
      height: room * 0.15,
      length: 470,
      strokes: 250,
      brush: 3.6,
      foam: 0.34,
      shift: 200,
    });
    const before = row('before', 0.72, {
      base: horizon + room * 0.35,
      foot: floor + room * 0.1,
      height: room * 0.11,
      length: 440,
      strokes: 300,
      brush: 4.6,
      foam: 0.4,
      shift: side > 0 ? 0 : 40,
    });
    const near = row('near', 1, {
      base: floor - room * 0.03,
      foot: bottom,
      height: room * 0.33,
      length: 940,
      strokes: 360,
      brush: 7,
      foam: 0.5,
      peak: { x: place(880), half: 520 },
    });
    const length = Math.min(440, room * 0.61) * size;
    const foot = { x: place(470), y: horizon + room * 0.28 };
    return [
      ...stormSky(chanceOf, area, { calm, horizon, room, gap, side, weight: clouds }, { plain, cloud, shade, light, low }),
      ...flock(),
      ...far.nodes,
      ...distant.nodes,
      ...middle.nodes,
      ...sloop(
        { foot, length, side, heel: 13, crew },
        {
          canvas: mixColours(CANVAS, colours.paper, 0.3),
          jib: mixColours(colours.accent, CANVAS, 0.12),
          hull: mixColours(mixColours(colours.second, colours.dark, 0.62), sea, 0.3),
          bottom: mixColours(colours.accent, shade, 0.4),
          wood: mixColours(WOOD, colours.dark, 0.2),
          oilskin: mixColours(OILSKIN, colours.accent, 0.2),
          shade: mixColours(shade, colours.darkest, 0.5),
          light: mixColours(light, WHITE, 0.25),
        },
      ),
      ...bowWave(),
      ...before.nodes,
      glow({ x: gap.x, y: horizon + room * 0.1 }, room * 0.5, withAlpha(light, isDusk ? 0.26 : 0.3)),
      ...near.nodes,
      ...spray(),
    ];

    /** Water that the bow throws up, and foam along the hull. */
    function bowWave(): readonly SceneNode[] {
      const random = chanceOf('bow');
      const bow = { x: foot.x + side * length * 0.44, y: foot.y - length * 0.1 };
      const white = mixColours(WHITE, light, 0.25);
      const wings = Array.from({ length: 34 }, () => {
        const out = random();
        const turn = between(random, -2.5, -0.5);
        const long = length * between(random, 0.05, 0.2) * (1 - out * 0.3);
        const from = { x: bow.x + side * between(random, -0.16, 0.03) * length, y: bow.y + between(random, 0, 0.09) * length };
        const to = { x: from.x + Math.cos(turn) * long, y: from.y + Math.sin(turn) * long };
        return brushLens(from, { x: (from.x + to.x) / 2 + side * 4, y: (from.y + to.y) / 2 - 6 }, to, between(random, 1.5, 5));
      });
      const drops = Array.from({ length: 130 }, () => {
        const far = random() ** 0.7;
        return ellipse(
          { x: bow.x - side * between(random, -0.1, 0.36) * length * far, y: bow.y + 10 - length * between(random, 0, 0.27) * far },
          between(random, 0.8, 2.8),
        );
      });
      const wash = Array.from({ length: 90 }, () => {
        const along = between(random, -0.66, 0.5);
        const at = { x: foot.x + side * along * length, y: foot.y - length * (along * 0.2 - 0.06) + between(random, -3, 16) };
        const long = between(random, 8, 34);
        return brushLens(
          { x: at.x - long, y: at.y + 2 },
          { x: at.x, y: at.y - 3 },
          { x: at.x + long, y: at.y - side * 3 },
          between(random, 1, 3.6),
        );
      });
      return [
        shadowOf(
          [filled(white, ...wings.slice(0, 16), ellipse(bow, length * 0.09, length * 0.05))],
          withAlpha(white, 0.7),
          { x: 0, y: 0 },
          length * 0.018,
        ),
        filled(withAlpha(white, 0.8), ...wings),
        filled(withAlpha(white, 0.9), ...drops),
        filled(withAlpha(mixColours(white, sea, 0.2), 0.85), ...wash),
      ];
    }

    /** Drops and torn foam over the crest of the nearest wave. */
    function spray(): readonly SceneNode[] {
      const random = chanceOf('spray');
      const white = mixColours(WHITE, light, 0.2);
      const [drops, torn]: [Path[], Path[]] = [[], []];
      for (let index = 0; index < area.width * 0.5; index += 1) {
        const x = between(random, area.x, area.x + area.width);
        const y = near.crest(x);
        const high = floor - room * 0.03 - y;
        if (high < room * 0.13) continue;
        const up = random() ** 2 * room * 0.13;
        drops.push(ellipse({ x: x - side * up * 0.7, y: y - up }, between(random, 0.8, 3.4) * (1 - (up / room) * 4)));
        if (index % 9 === 0)
          torn.push(ellipse({ x: x - side * 14, y: y - between(random, 2, 16) }, between(random, 8, 30), between(random, 4, 12)));
      }
      return [shadowOf([filled(white, ...torn)], withAlpha(white, 0.5), { x: 0, y: 0 }, 7), filled(withAlpha(white, 0.85), ...drops)];
    }

    function flock(): readonly SceneNode[] {
      const random = chanceOf('gulls');
      const birds = Array.from({ length: Math.round(gulls) }, () =>
        flyingBird(
          random,
          { x: place(between(random, 690, 930)), y: calm + room * between(random, 0.12, 0.42) },
          between(random, 12, 34),
          between(random, -0.3, 0.3),
        ),
      );
      return [filled(withAlpha(isDusk ? mixColours(light, WHITE, 0.4) : shade, 0.85), ...birds)];
    }
  },
});
