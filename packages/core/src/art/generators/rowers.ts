import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { downwards, filled, glow, shadowOf } from '../drawing/nodes.ts';
import { smoothShape } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { racingShell, shellShadow } from '../things/racing-shell.ts';
import { lengthOfShell } from '../things/shell-plan.ts';
import { shellWake, strokeMarks } from '../things/shell-wake.ts';
import { ripples } from '../things/water-from-above.ts';

const SUN: Rgba = { r: 255, g: 214, b: 142, a: 1 };
/** Meters that oars reach out over the length of the boat's middle, for its room on the page. */
const OUT = 2.1;
const [STEEPEST, FLATTEST] = [0.72, 0.24];

/** A coxed eight or four at the catch on deep water, from straight above in low sun, with its long shadow, wake and the swirls of the last stroke. */
export const rowers = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the calm water.
    floor: { least: 400, most: 1900, standard: 1330, isPlace: true }, // Where the author's words begin.
    crew: { label: 'crew', least: 4, most: 8, standard: 8, step: 4 },
    waves: { label: 'waves', least: 0, most: 1, standard: 0.6 },
    glints: { label: 'glints', least: 0, most: 1, standard: 0.7 },
    birds: { label: 'birds', least: 0, most: 3, standard: 2, step: 1 },
    night: { label: 'dusk', least: 0, most: 1, standard: 1, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, room, side, place } = sceneRoom(area, parameters, 240);
    const { crew, waves, glints } = parameters;
    const isDeep = parameters.night > 0;
    const glare = mixColours(SUN, colours.accent, 0.22);
    const above = isDeep ? colours.dark : colours.light;
    const black = mixColours(colours.darkest, BLACK, 0.3);
    const middle = isDeep ? mixColours(colours.dark, colours.main, 0.3) : mixColours(colours.light, colours.main, 0.34);
    const low = isDeep ? mixColours(colours.darkest, colours.dark, 0.5) : mixColours(colours.main, colours.dark, 0.4);
    const sun: Point = { x: place(-20), y: calm + room * 0.36 };
    const count = crew > 6 ? 8 : 4;
    const { angle, metre } = heading();
    const [cos, sin] = [Math.cos(angle), -Math.sin(angle)];
    const long = lengthOfShell(count);
    const centre: Point = { x: place(514), y: calm + room * 0.5 };
    const at = (along: number, across: number): Point => {
      const u = (along - long / 2) * metre;
      const v = across * metre;
      return { x: centre.x + side * (u * cos - v * sin), y: centre.y + u * sin + v * cos };
    };
    const fall = { x: side * 0.5, y: 0.866 };
    const shell = { at, metre, crew: count, fall };
    const foam = mixColours(mixColours(colours.paper, WHITE, 0.5), glare, 0.16);
    const shade = isDeep ? mixColours(colours.darkest, BLACK, 0.45) : mixColours(colours.dark, colours.darkest, 0.4);
    return [
      downwards(area, [above, above, middle, low]),
      ...sheen(),
      ...ripples(
        chanceOf('water'),
        area,
        {
          along: side * (angle > 0.5 ? 0.32 : 0.42),
          density: 20 + waves * 30,
          windAt: ({ y }) => (0.3 + waves * 0.6) * (0.16 + 0.84 * Math.min(1, Math.max(0, 1 - (calm + 60 - y) / 300))),
          lightAt: ({ x, y }) =>
            1.7 * glints * Math.max(0, 1 - Math.hypot((x - sun.x) * 0.62, (y - sun.y - (x - sun.x) * side * 0.1) * 1.4) / room),
        },
        {
          shade,
          lit: isDeep ? mixColours(colours.main, colours.paper, 0.42) : mixColours(colours.paper, WHITE, 0.5),
          glint: mixColours(glare, WHITE, 0.42),
        },
      ),
      ...strokeMarks(chanceOf('stroke'), shell, { foam }),
      ...shellWake(chanceOf('wake'), shell, foam),
      shellShadow(shell, shade),
      ...racingShell(chanceOf('crew'), shell, {
        hull: mixColours(colours.paper, WHITE, 0.35),
        inside: mixColours({ r: 120, g: 78, b: 48, a: 1 }, black, 0.4),
        shirt: mixColours(colours.accent, { r: 196, g: 44, b: 36, a: 1 }, 0.2),
        cox: colours.second,
        blade: colours.accent,
        shade: black,
        light: mixColours(glare, WHITE, 0.45),
        foam,
      }),
      ...gulls(),
    ];

    /** The sky's light on the water: broad and soft, and warm where the sun is. */
    function sheen(): readonly SceneNode[] {
      const pale = isDeep ? mixColours(colours.main, WHITE, 0.26) : mixColours(colours.paper, WHITE, 0.4);
      const rose = isDeep
        ? mixColours(mixColours(colours.main, colours.accent, 0.5), WHITE, 0.12)
        : mixColours(colours.accent, colours.paper, 0.5);
      return [
        glow({ x: place(240), y: calm + room * 0.6 }, room * 1.4, withAlpha(pale, 0.7)),
        glow({ x: place(820), y: calm + room * 0.2 }, room * 0.8, withAlpha(pale, 0.34)),
        glow(sun, room * 0.85, withAlpha(rose, isDeep ? 0.55 : 0.4)),
        glow(sun, room * 0.5, withAlpha(glare, 0.8)),
      ];
    }

    /** The steepest way over the page on which the boat still is as long as can be. */
    function heading() {
      const meters = lengthOfShell(count);
      const sizes = Array.from({ length: 13 }, (_, index) => {
        const turn = STEEPEST + ((FLATTEST - STEEPEST) * index) / 12;
        const wide = meters * Math.cos(turn) + OUT * Math.sin(turn);
        const tall = meters * Math.sin(turn) + 2 * OUT * Math.cos(turn);
        return { angle: turn, metre: Math.min(930 / wide, (room + 40) / tall, 92) };
      });
      return sizes.reduce((best, other) => (other.metre > best.metre * 1.015 ? other : best));
    }

    /** Gulls between the viewer and the water, with their shadows far below them. */
    function gulls(): readonly SceneNode[] {
      const spots = [
        [806, 0.86, 0.94, 0.5],
        [905, 0.74, 0.72, 0.72],
        [700, 0.97, 0.62, 0.3],
      ] as const;
      return spots.slice(0, Math.round(parameters.birds)).flatMap(([x, down, size, turn]): readonly SceneNode[] => {
        const spot = { x: place(x), y: calm + room * down };
        const half = Math.min(44, room * 0.07) * size;
        const on = (u: number, v: number): Point => {
          const [c, s] = [Math.cos(-turn), Math.sin(-turn)];
          return { x: spot.x + side * (u * c - v * s) * half, y: spot.y + (u * s + v * c) * half };
        };
        const wing = (sign: number) =>
          smoothShape([
            on(0.2, 0),
            on(0.34, sign * 0.42),
            on(0.02, sign * 1.02),
            on(-0.16, sign * 1.06),
            on(0.06, sign * 0.5),
            on(-0.14, 0),
          ]);
        const tip = (sign: number) =>
          smoothShape([on(0.12, sign * 0.86), on(0.02, sign * 1.02), on(-0.16, sign * 1.06), on(-0.04, sign * 0.84)]);
        const body = smoothShape([
          on(0.46, 0),
          on(0.3, 0.1),
          on(-0.2, 0.1),
          on(-0.5, 0.16),
          on(-0.5, -0.16),
          on(-0.2, -0.1),
          on(0.3, -0.1),
        ]);
        return [
          shadowOf([filled(shade, wing(1), wing(-1), body)], withAlpha(shade, 0.4), { x: side * half * 1.2, y: half * 2 }, 3),
          filled(mixColours(foam, shade, 0.22), wing(1)),
          filled(foam, wing(-1), body),
          filled(mixColours(black, foam, 0.2), tip(1), tip(-1)),
        ];
      });
    }
  },
});
