import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { type ArtStage, defineGenerator } from '../art-generator.ts';
import { filled, glow, linearPaint, painted } from '../drawing/nodes.ts';
import { fractal, smoothNoise } from '../drawing/noise.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { figure } from '../things/figures.ts';

/** Half the width of a block on the page, units; its top is half as high as it is wide. */
const HALF = 66;
/** The height of one storey. */
const STOREY = 62;
/** Steps of a flight of stairs. */
const STEPS = 6;
/** Light reaches so far over a roof for each storey of the block that throws the shade, as a share of the roof. */
const SHADE = 0.55;
const TALLEST = 12;
/** The highest block stands so far across, units. */
const PEAK = 625;

/** Towers and terraces of plain blocks in low sun, seen from above at an angle: stairs wind up to the highest, and somebody stands there. */
export const terraces = defineGenerator({
  group: 'geometry',
  parameters: {
    top: { least: 200, most: 2000, standard: 700, isPlace: true }, // The highest roof.
    foot: { least: 400, most: 2600, standard: 1330, isPlace: true }, // The author's name begins.
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
    haze: { label: 'haze', least: 0, most: 1, standard: 0.9, step: 0.05 },
    doors: { label: 'doorsAndWindows', least: 0, most: 1, standard: 1, step: 1 },
  },
  draw: (stage) => [...sky(stage), ...city(stage), ...haze(stage)],
});

type Stage = ArtStage<'top' | 'foot' | 'mirrored' | 'haze' | 'doors'>;

function sky({ area, colours, parameters }: Stage): readonly SceneNode[] {
  const { top, mirrored } = parameters;
  // The sun stands behind the person at the top.
  const x = mirrored > 0 ? 1000 - PEAK : PEAK;
  const radius = 138;
  const disc = { x, y: top + 44 };
  return [
    filled(colours.light, rectanglePath(area)),
    glow(disc, 620, withAlpha(mixColours(colours.paper, colours.accent, 0.2), 0.5)),
    painted(
      linearPaint({ x, y: disc.y - radius }, { x, y: disc.y + radius }, [
        mixColours(colours.accent, colours.paper, 0.25),
        mixColours(colours.accent, colours.paper, 0.6),
      ]),
      ellipse(disc, radius),
    ),
  ];
}

interface Tone {
  readonly roof: Rgba;
  readonly lit: Rgba;
  readonly dim: Rgba;
}

function city(stage: Stage): readonly SceneNode[] {
  const { area, colours, chanceOf, parameters } = stage;
  const { top, mirrored } = parameters;
  const foot = Math.max(top + 260, parameters.foot);
  const random = chanceOf('heights');
  const noise = smoothNoise(random);
  const { darkest, dark, main, paper, accent, second } = colours;
  const side = (x: number) => (mirrored > 0 ? 1000 - x : x);
  // Blocks stand on a grid whose rows come nearer down the page; the highest one stands in row 0.
  const rows = Math.ceil((area.y + area.height - top) / (HALF / 2)) + TALLEST;
  const base = foot - top > 520 ? 7 : Math.max(3, Math.floor((foot - top) / 84));
  const origin = { x: side(PEAK), y: top + base * STOREY + HALF / 2 };
  const place = (i: number, j: number, z: number): Point => ({
    x: origin.x + (i - j) * HALF,
    y: origin.y + ((i + j) * HALF) / 2 - z * STOREY,
  });
  const route = windingRoute(base, chanceOf('route'));
  const tones: readonly [Tone, Tone, Tone, Tone] = [
    toneOf(main),
    toneOf(second),
    toneOf(mixColours(main, dark, 0.55)),
    toneOf(mixColours(main, paper, 0.4)),
  ];
  const path = toneOf(accent);

  const heightAt = (i: number, j: number): number => {
    const onRoute = route.find((step) => step.i === i && step.j === j);
    if (onRoute) return onRoute.height;
    const depth = i + j;
    const lean = Math.abs(i - j);
    // Behind the highest block the land falls away, so that it stands before the sky.
    const fall = depth < 0 ? base - 1 + depth * 0.3 - lean * 0.2 : base - depth * 0.62 - lean * 0.36;
    const rough = fractal(noise, i * 0.53 + 11, j * 0.53 + 3, 2) * 3.1;
    // Blocks before the route stay lower than it, so that it is seen.
    const cap = Math.min(
      ...route.map((step) => (Math.abs(step.i - step.j - (i - j)) <= 1 && depth > step.i + step.j ? step.height - 1 : TALLEST)),
      depth < 1 ? base - 2 : base - 1,
    );
    return Math.max(-3, Math.min(cap, Math.round(fall + rough)));
  };

  const nodes: SceneNode[] = [];
  for (let depth = -4; depth < rows; depth += 1) {
    const from = Math.floor((area.x - origin.x) / HALF) - 1;
    const to = Math.ceil((area.x + area.width - origin.x) / HALF) + 1;
    for (let lean = from; lean <= to; lean += 1) {
      if ((lean + depth) % 2 !== 0) continue;
      const [i, j] = [(depth + lean) / 2, (depth - lean) / 2];
      nodes.push(...blockAt(i, j));
    }
  }
  return nodes;

  function toneOf(own: Rgba): Tone {
    return {
      roof: mixColours(own, paper, 0.52),
      lit: mixColours(own, mixColours(paper, accent, 0.3), 0.14),
      dim: mixColours(own, darkest, 0.56),
    };
  }

  function blockAt(i: number, j: number): readonly SceneNode[] {
    const height = heightAt(i, j);
    const step = route.find((known) => known.i === i && known.j === j);
    const kind = Math.floor(((noise(i * 0.31 + 40, j * 0.31) + 1) / 2) * 3.99);
    const tone = tones[Math.min(3, Math.max(0, kind))] ?? tones[0];
    const [left, right] = [heightAt(i, j + 1), heightAt(i + 1, j)];
    const [west, south, east, north] = [place(i, j + 1, height), place(i + 1, j + 1, height), place(i + 1, j, height), place(i, j, height)];
    const low = (at: Point, storeys: number): Point => ({ x: at.x, y: at.y + Math.max(0, height - storeys) * STOREY + 1 });
    const drop = Math.max(height - left, height - right, 0.4) * STOREY;
    const shaded = (colour: Rgba) => mixColours(colour, dark, 0.3);
    const drawn: SceneNode[] = [
      ...(height > left
        ? [
            painted(
              linearPaint({ x: 0, y: west.y }, { x: 0, y: west.y + drop + HALF / 2 }, [tone.lit, shaded(tone.lit)]),
              polygon([west, south, low(south, left), low(west, left)]),
            ),
            ...opening(i, j, height, left, 'left', tone),
          ]
        : []),
      ...(height > right
        ? [
            painted(
              linearPaint({ x: 0, y: east.y }, { x: 0, y: east.y + drop + HALF / 2 }, [tone.dim, mixColours(tone.dim, darkest, 0.4)]),
              polygon([south, east, low(east, right), low(south, right)]),
            ),
            ...opening(i, j, height, right, 'right', tone),
          ]
        : []),
      filled(step ? path.roof : tone.roof, polygon([north, east, south, west])),
      ...shadeOn(i, j, height, step ? path.roof : tone.roof),
    ];
    return [...drawn, ...(step ? stairs(step) : [])];
  }

  /** The shade of the block on the side of the light. */
  function shadeOn(i: number, j: number, height: number, roof: Rgba): readonly SceneNode[] {
    const taller = heightAt(i, j + 1) - height;
    if (taller <= 0) return [];
    const reach = Math.min(1, taller * SHADE);
    const shade = mixColours(roof, darkest, 0.5);
    return [
      filled(
        shade,
        polygon([
          place(i, j + 1 - reach, height),
          place(i + 1, j + 1 - reach, height),
          place(i + 1, j + 1, height),
          place(i, j + 1, height),
        ]),
      ),
    ];
  }

  /** An arched door at the foot of a wall, or windows in its middle. */
  function opening(i: number, j: number, height: number, below: number, face: 'left' | 'right', tone: Tone): readonly SceneNode[] {
    const tall = height - below;
    const chance = (noise(i * 1.7 + 9, j * 1.7 + (face === 'left' ? 0 : 50)) + 1) / 2;
    if (parameters.doors < 0.5 || tall < 2 || chance < 0.36) return [];
    const at = (u: number, z: number): Point => (face === 'left' ? place(i + u, j + 1, z) : place(i + 1, j + 1 - u, z));
    const arch = (from: number, until: number, foot: number, high: number): Path => {
      const radius = (until - from) / 2;
      const round = Array.from({ length: 13 }, (_, index) => {
        const angle = Math.PI - (Math.PI * index) / 12;
        return at((from + until) / 2 + radius * Math.cos(angle), foot + high + radius * 2 * Math.sin(angle) * 0.95);
      });
      return polygon([at(from, foot), ...round, at(until, foot)]);
    };
    const inside = mixColours(face === 'left' ? mixColours(tone.dim, dark, 0.3) : tone.dim, darkest, 0.6);
    const reveal = face === 'left' ? tone.dim : mixColours(tone.dim, tone.lit, 0.4);
    if (chance > 0.62) {
      return [
        filled(reveal, arch(0.26, 0.74, below, 0.85)),
        filled(inside, arch(face === 'left' ? 0.34 : 0.26, face === 'left' ? 0.74 : 0.66, below, 0.83)),
      ];
    }
    const isLamp = chance < 0.44;
    return [0.22, 0.6].map((from) =>
      filled(isLamp ? mixColours(accent, paper, 0.55) : inside, arch(from, from + 0.18, height - 1.25, 0.4)),
    );
  }

  /** The flight of stairs from a block of the route to the next one, or the person who has arrived. */
  function stairs({ i, j, height, rises }: RouteStep): readonly SceneNode[] {
    if (rises === null) {
      const at = place(i + 0.5, j + 0.5, height);
      return [
        filled(
          withAlpha(darkest, 0.4),
          polygon([
            { x: at.x - 5, y: at.y },
            { x: at.x + 5, y: at.y + 2 },
            { x: at.x + 74, y: at.y - 22 },
            { x: at.x + 62, y: at.y - 28 },
          ]),
        ),
        filled(mixColours(darkest, BLACK, 0.3), figure(at, 76, 'coat')),
      ];
    }
    const isBack = rises.storeys > 0;
    if (!isBack) return [];
    return Array.from({ length: STEPS }, (_, index): readonly SceneNode[] => {
      const [from, to] = [index / STEPS, (index + 1) / STEPS];
      const z = height + rises.storeys * (1 - to * 0.999 + 0.5 / STEPS);
      const box = rises.along === 'i' ? [i + from, j + 0.14, i + to, j + 0.86] : [i + 0.14, j + from, i + 0.86, j + to];
      return blockOf(box as [number, number, number, number], height, z);
    }).flat();
  }

  function blockOf([i, j, k, l]: readonly [number, number, number, number], from: number, to: number): readonly SceneNode[] {
    return [
      filled(path.lit, polygon([place(i, l, to), place(k, l, to), place(k, l, from), place(i, l, from)])),
      filled(path.dim, polygon([place(k, l, to), place(k, j, to), place(k, j, from), place(k, l, from)])),
      filled(mixColours(path.roof, WHITE, 0.2), polygon([place(i, j, to), place(k, j, to), place(k, l, to), place(i, l, to)])),
    ];
  }
}

interface RouteStep {
  readonly i: number;
  readonly j: number;
  readonly height: number;
  /** The way up from here; null at the end of the route. */
  readonly rises: { readonly along: 'i' | 'j'; readonly storeys: number } | null;
}

/** A way from the front to the highest block, which turns now and then and rises with every turn. */
function windingRoute(base: number, random: () => number): readonly RouteStep[] {
  const steps: RouteStep[] = [{ i: 0, j: 0, height: base, rises: null }];
  let [i, j, height] = [0, 0, base];
  let along: 'i' | 'j' = random() < 0.5 ? 'i' : 'j';
  for (let turn = 0; turn < 9; turn += 1) {
    const length = 2 + Math.floor(random() * 2);
    for (let step = 0; step < length; step += 1) {
      if (along === 'i') i += 1;
      else j += 1;
      const storeys = step % 2 === 0 ? 1 : 0;
      height -= storeys;
      steps.push({ i, j, height, rises: { along, storeys } });
    }
    along = along === 'i' ? 'j' : 'i';
  }
  return steps;
}

/** The blocks sink into haze towards the foot, where the author's name stands. */
function haze({ area, colours, parameters }: Stage): readonly SceneNode[] {
  const { top, foot } = parameters;
  const strength = parameters.haze;
  const bottom = area.y + area.height;
  const share = (y: number) => Math.min(1, Math.max(0, (y - area.y) / area.height));
  const ground = colours.dark;
  const start = top + (foot - top) * 0.42;
  return [
    {
      kind: 'fill',
      path: rectanglePath(area),
      paint: {
        kind: 'linear',
        from: { x: 0, y: area.y },
        to: { x: 0, y: bottom },
        stops: [
          { offset: 0, colour: withAlpha(ground, 0) },
          { offset: share(start), colour: withAlpha(ground, 0) },
          { offset: share(start + (foot - start) * 0.6), colour: withAlpha(ground, 0.5 * strength) },
          { offset: share(foot - 20), colour: withAlpha(ground, 0.97) },
          { offset: 1, colour: ground },
        ],
      },
    },
  ];
}
