import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { downwards, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { polygon, polyline } from '../drawing/outlines.ts';
import { rimLit } from '../drawing/rim-lit.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { madeBed } from '../things/made-bed.ts';
import { blownCurtain, moonlitWindow } from '../things/moonlit-window.ts';
import { nightTable } from '../things/night-table.ts';
import { sleepingCat } from '../things/sleeping-cat.ts';

const MOON: Rgba = { r: 214, g: 226, b: 244, a: 1 };
const LAMP: Rgba = { r: 255, g: 188, b: 96, a: 1 };
const OAK: Rgba = { r: 118, g: 78, b: 54, a: 1 };
const COAT: Rgba = { r: 120, g: 92, b: 74, a: 1 };

/** A quiet bedroom at night: a window with the moon over roofs, a thin curtain in the wind, a made bed in the moonlight, and a lamp turned low. */
export const nightRoom = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the quiet wall.
    floor: { least: 400, most: 1900, standard: 1320, isPlace: true }, // Where the author's words begin.
    breeze: { label: 'wind', least: 0, most: 1, standard: 0.6 },
    lamp: { label: 'lamps', least: 0, most: 1, standard: 0.8 },
    cat: { label: 'cat', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place, bottom } = sceneRoom(area, parameters, 240);
    const turn = side as 1 | -1;
    const moon = mixColours(MOON, colours.paper, 0.25);
    const lamp = mixColours(mixColours(LAMP, colours.accent, 0.12), colours.dark, 0.3 * (1 - parameters.lamp));
    const black = mixColours(colours.darkest, BLACK, 0.35);
    const shade = mixColours(black, colours.darkest, 0.3);
    const back = calm + room * 0.7;
    const front = floor - room * 0.085;
    const pane = { x: 440, y: calm + room * 0.07, width: 440, height: room * 0.51 };
    const box = { ...pane, x: side > 0 ? pane.x : 1000 - pane.x - pane.width };
    const wood = mixColours(OAK, colours.dark, 0.45);
    return [...wall(), ...picture(), ...window(), ...table(), ...bed(), beams(), ...cat()];

    function wall(): readonly SceneNode[] {
      const rail = back - room * 0.02;
      return [
        downwards(area, [
          colours.darkest,
          colours.dark,
          mixColours(colours.dark, moon, 0.1),
          mixColours(colours.darkest, colours.dark, 0.5),
          black,
        ]),
        glow({ x: box.x + box.width / 2, y: box.y + box.height * 0.6 }, room * 0.72, withAlpha(moon, 0.16)),
        painted(
          linearPaint({ x: 0, y: rail }, { x: 0, y: bottom }, [mixColours(colours.darkest, colours.dark, 0.55), black]),
          rectanglePath({ ...area, y: rail, height: bottom - rail }),
        ),
        stroked(
          withAlpha(mixColours(colours.dark, moon, 0.4), 0.6),
          2,
          polyline([
            { x: area.x, y: rail },
            { x: area.x + area.width, y: rail },
          ]),
        ),
      ];
    }

    /** A small picture over the lamp. */
    function picture(): readonly SceneNode[] {
      const wide = 118;
      const tall = Math.min(146, room * 0.21);
      const frame = { x: place(120) - wide / 2, y: calm + room * 0.17, width: wide, height: tall };
      const inner = { x: frame.x + 13, y: frame.y + 13, width: wide - 26, height: tall - 26 };
      const line = (from: number, to: number) =>
        polygon([
          { x: inner.x, y: inner.y + inner.height * from },
          { x: inner.x + inner.width * 0.4, y: inner.y + inner.height * to },
          { x: inner.x + inner.width, y: inner.y + inner.height * (from + 0.06) },
          { x: inner.x + inner.width, y: inner.y + inner.height },
          { x: inner.x, y: inner.y + inner.height },
        ]);
      const faded = (tone: Rgba) => mixColours(tone, colours.dark, 0.45);
      return [
        shadowOf([filled(black, rectanglePath(frame))], withAlpha(black, 0.55), { x: turn * 5, y: 8 }, 7),
        painted(
          linearPaint({ x: 0, y: frame.y + tall }, { x: 0, y: frame.y }, [
            mixColours(wood, lamp, 0.5),
            mixColours(wood, colours.dark, 0.35),
          ]),
          rectanglePath(frame),
        ),
        filled(faded(mixColours(colours.paper, lamp, 0.3)), rectanglePath(inner)),
        filled(faded(colours.second), line(0.5, 0.34)),
        filled(faded(mixColours(colours.accent, black, 0.3)), line(0.74, 0.66)),
      ];
    }

    /** The light that falls from the window to the bed. */
    function beams(): SceneNode {
      const shafts = [0.02, 0.53].map((share) => {
        const [from, to] = [pane.x + pane.width * share, pane.x + pane.width * (share + 0.45)];
        return polygon([
          { x: place(from), y: pane.y + pane.height * 0.05 },
          { x: place(to), y: pane.y + pane.height * 0.05 },
          { x: place(to - 60), y: front },
          { x: place(from - 60), y: front },
        ]);
      });
      return painted(
        linearPaint({ x: 0, y: pane.y }, { x: 0, y: front }, [withAlpha(moon, 0), withAlpha(moon, 0.1), withAlpha(moon, 0.02)]),
        ...shafts,
      );
    }

    function window(): readonly SceneNode[] {
      const rod = box.y - room * 0.035;
      const length = back - rod - room * 0.02;
      const cloth = { light: moon, shade: mixColours(colours.dark, black, 0.3) };
      return [
        ...moonlitWindow(chanceOf('window'), box, turn, {
          sky: mixColours(colours.dark, colours.main, 0.14),
          low: mixColours(mixColours(colours.dark, colours.main, 0.75), moon, 0.42),
          moon,
          frame: mixColours(mixColours(colours.dark, colours.paper, 0.3), black, 0.18),
          roof: mixColours(black, colours.dark, 0.35),
          lamp: LAMP,
        }),
        stroked(
          mixColours(wood, moon, 0.25),
          5,
          polyline([
            { x: place(382), y: rod },
            { x: place(938), y: rod },
          ]),
        ),
        ...blownCurtain({ x: place(394), y: rod }, 150, length, turn, parameters.breeze, cloth),
        ...blownCurtain({ x: place(928), y: rod }, 92, length, -turn as 1 | -1, parameters.breeze * 0.25, cloth),
      ];
    }

    function table(): readonly SceneNode[] {
      return nightTable(
        { at: { x: place(92), y: back + room * 0.075 }, width: 168, lamp: room * 0.235, bottom, side: turn },
        {
          wood,
          shade,
          lamp,
          clay: mixColours(colours.second, colours.paper, 0.3),
          cover: mixColours(colours.accent, colours.dark, 0.2),
          moon,
        },
      );
    }

    function bed(): readonly SceneNode[] {
      return madeBed(
        chanceOf('bed'),
        { place, back, front, bottom, end: 1130, window: pane },
        {
          sheet: mixColours(mixColours(colours.paper, WHITE, 0.3), colours.dark, 0.26),
          cover: mixColours(mixColours(colours.main, colours.dark, 0.5), moon, 0.14),
          wood,
          shade,
          moon,
          lamp,
        },
      );
    }

    /** A cat asleep at the foot of the bed. */
    function cat(): readonly SceneNode[] {
      if (parameters.cat <= 0) return [];
      const wide = Math.min(170, room * 0.25);
      const parts = sleepingCat({ x: place(800), y: back + (front - back) * 0.62 }, wide, turn);
      const coat = mixColours(COAT, colours.dark, 0.3);
      const light = { from: { x: -turn * 0.2, y: -0.98 }, rim: moon, breadth: Math.max(1.6, wide * 0.016) };
      const dark = mixColours(coat, shade, 0.6);
      return [
        shadowOf([filled(shade, parts.body, parts.head)], withAlpha(shade, 0.6), { x: turn * 5, y: 7 }, 6),
        ...rimLit(parts.body, coat, dark, light),
        filled(withAlpha(dark, 0.6), ...parts.stripes),
        ...rimLit(parts.ears, coat, dark, light),
        ...rimLit(parts.head, mixColours(coat, moon, 0.08), dark, light),
        stroked(withAlpha(shade, 0.8), Math.max(1.4, wide * 0.012), ...parts.lines),
        filled(mixColours(shade, COAT, 0.3), parts.nose),
      ];
    }
  },
});
