import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { coxswain, rower } from './rowing-crew.ts';
import { BOW, lengthOfShell, oar, type OnBoat, seats, type Shell, type ShellTones, sideOf, STERN } from './shell-plan.ts';

/** Half the hull's width amidships, meters. */
const HALF = 0.4;

/** The shadows of boat, crew and oars on the water. */
export function shellShadow({ at, metre, crew, fall }: Shell, tone: Rgba): SceneNode {
  const thrown = ({ x, y }: Point, up: number): Point => ({ x: x + fall.x * up * metre, y: y + fall.y * up * metre });
  const people = seats(crew).flatMap((seat): Path => {
    const [hips, shoulders, head] = [at(seat, 0), at(seat - 0.42, 0), thrown(at(seat - 0.56, 0), 1.5)];
    return [
      ...ribbon([
        { ...hips, width: 0.27 * metre },
        { ...thrown(shoulders, 0.8), width: 0.3 * metre },
        { ...thrown(shoulders, 1.26), width: 0.24 * metre },
      ]),
      ...ellipse(head, 0.17 * metre),
    ];
  });
  const oars = seats(crew).map((seat, index) => {
    const { gate, neck, tip, point } = oar(seat, sideOf(index));
    const end = point(2.42);
    return [
      ...ribbon([
        { ...thrown(at(gate.u, gate.v), 0.55), width: 0.05 * metre },
        { ...thrown(at(neck.u, neck.v), 0.16), width: 0.05 * metre },
      ]),
      ...ribbon([
        { ...thrown(at(neck.u, neck.v), 0.16), width: 0.08 * metre },
        { ...thrown(at(end.u, end.v), 0.1), width: 0.16 * metre },
        { ...thrown(at(tip.u, tip.v), 0.06), width: 0.15 * metre },
      ]),
    ];
  });
  const cox = { foot: at(STERN - 1.5, 0), head: thrown(at(STERN - 1.5, 0), 0.9) };
  const hull = hullOutline(at, crew, 0.4).map((point) => thrown(point, 0.34));
  return shadowOf(
    [
      filled(
        tone,
        smoothShape(hull),
        people,
        ...oars,
        ribbon([
          { ...cox.foot, width: 0.24 * metre },
          { ...cox.head, width: 0.17 * metre },
        ]),
      ),
    ],
    withAlpha(tone, 0.62),
    { x: 0, y: 0 },
    0.045 * metre,
  );
}

function hullOutline(at: OnBoat, crew: number, half: number): readonly Point[] {
  const long = lengthOfShell(crew);
  const shares = [0, 0.03, 0.09, 0.18, 0.3, 0.5, 0.7, 0.82, 0.91, 0.97, 1];
  const width = (share: number) => half * (1 - Math.abs(2 * share - 1) ** 2.6) ** 0.9;
  const side = (sign: number) => shares.map((share) => at(share * long, sign * width(share)));
  return [...side(1), ...side(-1).toReversed().slice(1, -1)];
}

/** A racing shell with its crew at the catch and a coxswain in the stern. */
export function racingShell(random: Random, shell: Shell, tones: ShellTones): readonly SceneNode[] {
  const { at, metre, crew, fall } = shell;
  const { hull, inside, shade, light } = tones;
  const long = lengthOfShell(crew);
  const [first, last] = [STERN - 1.95, long - BOW + 0.45];
  const outline = smoothShape(hullOutline(at, crew, HALF));
  const cockpit = smoothShape([
    at(first, 0),
    at(first + 0.3, 0.2),
    at(first + 1.2, 0.29),
    at(last - 1.2, 0.3),
    at(last - 0.35, 0.2),
    at(last, 0),
    at(last - 0.35, -0.2),
    at(last - 1.2, -0.3),
    at(first + 1.2, -0.29),
    at(first + 0.3, -0.2),
  ]);
  // Across the boat from its lit side to its shaded one.
  const sunny = at(0, 1).x * fall.x + at(0, 1).y * fall.y < at(0, -1).x * fall.x + at(0, -1).y * fall.y ? 1 : -1;
  const bands = [0.07, 0.1].map((share) => {
    const u = long * (1 - share);
    return polygon([at(u, 0.4), at(u + 0.2, 0.4), at(u + 0.2, -0.4), at(u, -0.4)]);
  });
  const rigs = seats(crew).flatMap((seat, index) => {
    const { gate } = oar(seat, sideOf(index));
    const rim = sideOf(index) * 0.34;
    return [-0.42, 0.02, 0.4].map((off) => polyline([at(gate.u + off, rim), at(gate.u, gate.v)]));
  });
  const stretchers = seats(crew).map((seat) =>
    polygon([at(seat - 1, 0.2), at(seat - 0.86, 0.2), at(seat - 0.86, -0.2), at(seat - 1, -0.2)]),
  );
  const slides = [0.12, -0.12].map((v) => polyline([at(first + 1, v), at(last - 0.3, v)]));
  return [
    painted(
      linearPaint(at(0, sunny * HALF), at(0, -sunny * HALF), [mixColours(hull, light, 0.5), hull, mixColours(hull, shade, 0.5)]),
      outline,
    ),
    { kind: 'group', clip: outline, children: [filled(tones.blade, ...bands)] },
    painted(linearPaint(at(0, sunny * 0.3), at(0, -sunny * 0.3), [mixColours(inside, BLACK, 0.5), inside]), cockpit),
    stroked(mixColours(inside, light, 0.35), metre * 0.025, ...slides),
    filled(mixColours(inside, light, 0.25), ...stretchers),
    stroked(withAlpha(mixColours(light, WHITE, 0.5), 0.9), metre * 0.028, smoothLine(hullOutline(at, crew, HALF * 0.93).slice(0, 11))),
    filled(mixColours(tones.cox, WHITE, 0.2), ellipse(at(long - 0.06, 0), metre * 0.06)),
    stroked(mixColours(shade, light, 0.35), metre * 0.035, ...rigs),
    ...seats(crew).flatMap((seat, index) => oarNodes(shell, seat, sideOf(index), tones)),
    ...seats(crew).flatMap((seat, index) => rower(random, shell, seat, sideOf(index), tones)),
    ...coxswain(shell, tones),
  ];
}

function oarNodes({ at, metre }: Shell, seat: number, side: number, { blade, shade, light, hull }: ShellTones): readonly SceneNode[] {
  const { gate, handle, neck, tip, along, across } = oar(seat, side);
  const off = (point: { u: number; v: number }, aside: number, out = 0) =>
    at(point.u + across * aside + along * out, point.v - along * aside + across * out);
  const cleaver = polygon([
    off(neck, 0.05),
    off(neck, 0.14, 0.16),
    off(tip, 0.17),
    off(tip, -0.11),
    off(neck, -0.09, 0.18),
    off(neck, -0.05),
  ]);
  const stripe = polygon([off(tip, 0.17, -0.2), off(tip, 0.17, -0.06), off(tip, -0.11, -0.06), off(tip, -0.1, -0.2)]);
  return [
    stroked(mixColours(shade, light, 0.16), metre * 0.075, polyline([at(handle.u, handle.v), at(gate.u, gate.v)])),
    stroked(mixColours(hull, shade, 0.2), metre * 0.07, polyline([at(gate.u, gate.v), at(neck.u, neck.v)])),
    stroked(mixColours(light, WHITE, 0.5), metre * 0.026, polyline([off(gate, 0.012), off(neck, 0.012)])),
    painted(linearPaint(at(neck.u, neck.v), at(tip.u, tip.v), [mixColours(blade, light, 0.2), mixColours(blade, shade, 0.12)]), cleaver),
    filled(mixColours(hull, light, 0.3), stripe),
    filled(mixColours(shade, BLACK, 0.2), ellipse(at(gate.u, gate.v), metre * 0.075)),
  ];
}
