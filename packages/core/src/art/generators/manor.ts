import { type Rgba, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { downwards, filled, glow, glowBelow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon, smoothLine } from '../drawing/outlines.ts';
import { bareTree } from '../things/bare-tree.ts';
import { flyingBird } from '../things/birds.ts';
import { ridgeOf } from '../things/ridge.ts';
import { stars } from '../things/stars.ts';

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };

/** A country house at dusk, a few windows lit, its drive between old trees, and mist on the lawn. */
export const manor = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 600, isPlace: true }, // End of the quiet sky.
    ground: { least: 300, most: 1600, standard: 1080, isPlace: true }, // Foot of the house.
    wide: { label: 'widthOfTheHouse', least: 260, most: 820, standard: 600, step: 10 },
    lit: { label: 'litWindows', least: 0, most: 12, standard: 4, step: 1 },
    trees: { label: 'trees', least: 0, most: 2, standard: 2, step: 1 },
  },
  draw: ({ area, height, colours, chanceOf, parameters }) => {
    const { calm, ground, wide, lit, trees } = parameters;
    const bottom = area.y + area.height;
    const night = mixColours(colours.darkest, BLACK, 0.3);
    const warm = mixColours(colours.accent, colours.paper, 0.35);
    const dusk = mixColours(colours.light, colours.accent, 0.3);
    const house = mixColours(colours.darkest, colours.dark, 0.35);
    const sky = mixColours(colours.main, colours.dark, 0.35);
    const quiet = Math.min(0.88, Math.max(0.1, (calm - area.y) / (ground - area.y)));
    const moon = { x: 500 - wide * 0.34, y: Math.max(calm + 70, ground - wide * 0.62) };
    return [
      painted(
        {
          kind: 'linear',
          from: { x: 0, y: area.y },
          to: { x: 0, y: ground },
          stops: [
            { offset: 0, colour: night },
            { offset: quiet, colour: colours.dark },
            { offset: quiet + (1 - quiet) * 0.5, colour: sky },
            { offset: 1, colour: dusk },
          ],
        },
        rectanglePath(area),
      ),
      filled(withAlpha(colours.paper, 0.8), stars(chanceOf('stars'), { ...area, height: Math.max(1, ground - area.y - wide * 0.4) }, 130)),
      glowBelow(calm, moon, 190, withAlpha(colours.paper, 0.4)),
      filled(mixColours(colours.paper, dusk, 0.2), ellipse(moon, 46)),
      glowBelow(calm, { x: 500, y: ground }, wide * 0.9, withAlpha(dusk, 0.5)),
      ...woods(),
      ...building(),
      ...lawn(),
      ...oldTrees(),
    ];

    function woods(): readonly SceneNode[] {
      const random = chanceOf('birds');
      return [
        filled(
          mixColours(night, sky, 0.3),
          ...Array.from({ length: 6 }, () =>
            flyingBird(
              random,
              { x: 500 + between(random, -wide * 0.2, wide * 0.7), y: ground - between(random, wide * 0.52, wide * 0.72) },
              between(random, 13, 26),
            ),
          ),
        ),
        ...[0.5, 0.75].map((share, index) => {
          const ridge = ridgeOf(chanceOf(`wood ${index}`), { base: ground - 70 + index * 44, reach: 70, shape: 'round', spacing: 210 });
          return filled(mixColours(dusk, colours.dark, share), areaUnder(across(area, 6, ridge), ground + 60));
        }),
      ];
    }

    function building(): readonly SceneNode[] {
      const left = 500 - wide / 2;
      const wall = wide * 0.3;
      const top = ground - wall;
      const wing = wide * 0.24;
      const walls: Path[] = [
        rectanglePath({ x: left, y: top, width: wide, height: wall + 6 }),
        rectanglePath({ x: left, y: top - wall * 0.12, width: wing, height: wall }),
        rectanglePath({ x: left + wide - wing, y: top - wall * 0.12, width: wing, height: wall }),
        rectanglePath({ x: 500 - wide * 0.1, y: top - wall * 0.18, width: wide * 0.2, height: wall }),
      ];
      const gable = (middle: number, half: number, foot: number, rise: number): Path =>
        polygon([
          { x: middle - half, y: foot },
          { x: middle, y: foot - rise },
          { x: middle + half, y: foot },
        ]);
      const roofs: Path[] = [
        polygon([
          { x: left - 8, y: top },
          { x: left + wide * 0.07, y: top - wall * 0.46 },
          { x: left + wide * 0.93, y: top - wall * 0.46 },
          { x: left + wide + 8, y: top },
        ]),
        gable(left + wing / 2, wing * 0.58, top - wall * 0.1, wall * 0.62),
        gable(left + wide - wing / 2, wing * 0.58, top - wall * 0.1, wall * 0.62),
        gable(500, wide * 0.115, top - wall * 0.16, wall * 0.4),
      ];
      const chimneys = [0.13, 0.36, 0.64, 0.87].map((at) =>
        rectanglePath({ x: left + wide * at - 9, y: top - wall * 0.78, width: 18, height: wall * 0.5 }),
      );
      const random = chanceOf('windows');
      const panes: Path[] = [];
      const lights: { readonly x: number; readonly y: number }[] = [];
      const columns = 9;
      const glowing = new Set(Array.from({ length: lit }, () => Math.floor(random() * columns * 2)));
      if (lit > 0) glowing.add(3);
      const dark: Path[] = [];
      for (let index = 0; index < columns * 2; index += 1) {
        const column = index % columns;
        if (column === 4 && index >= columns) continue;
        const [w, h] = [wide * 0.036, wall * 0.24];
        const x = left + (wide * (column + 0.5)) / columns - w / 2;
        const y = top + wall * (index < columns ? 0.12 : 0.54);
        const pane = rectanglePath({ x, y, width: w, height: h });
        if (glowing.has(index)) {
          panes.push(pane);
          lights.push({ x: x + w / 2, y: y + h / 2 });
        } else dark.push(pane);
      }
      const door = rectanglePath({ x: 500 - wide * 0.022, y: ground - wall * 0.36, width: wide * 0.044, height: wall * 0.4 });
      return [
        shadowOf([filled(house, ...walls, ...roofs)], withAlpha(night, 0.4), { x: 0, y: 0 }, 10),
        filled(mixColours(house, night, 0.45), ...chimneys),
        painted(linearPaint({ x: 0, y: top - wall * 0.6 }, { x: 0, y: ground }, [mixColours(house, sky, 0.22), house]), ...walls),
        filled(mixColours(house, night, 0.55), ...roofs),
        filled(mixColours(house, night, 0.7), ...dark),
        ...lights.map((at) => glow(at, wide * 0.085, withAlpha(warm, 0.6))),
        filled(warm, ...panes, door),
        glow({ x: 500, y: ground - wall * 0.1 }, wide * 0.13, withAlpha(warm, 0.5)),
      ];
    }

    function lawn(): readonly SceneNode[] {
      const grass = mixColours(colours.dark, night, 0.45);
      const drive = [
        { x: 500, y: ground + 4, half: wide * 0.024 },
        { x: 470, y: ground + 70, half: wide * 0.05 },
        { x: 540, y: ground + 170, half: wide * 0.1 },
        { x: 470, y: ground + 330, half: wide * 0.2 },
        { x: 520, y: bottom + 20, half: wide * 0.34 },
      ];
      const left = smoothLine(drive.map(({ x, y, half }) => ({ x: x - half, y })));
      const back = smoothLine(drive.map(({ x, y, half }) => ({ x: x + half, y })).toReversed()).map((command) =>
        command[0] === 'M' ? (['L', command[1], command[2]] as const) : command,
      );
      const mist = (y: number, strength: number): SceneNode =>
        painted(
          {
            kind: 'linear',
            from: { x: 0, y: y - 70 },
            to: { x: 0, y: y + 60 },
            stops: [
              { offset: 0, colour: withAlpha(dusk, 0) },
              { offset: 0.5, colour: withAlpha(dusk, strength) },
              { offset: 1, colour: withAlpha(dusk, 0) },
            ],
          },
          rectanglePath({ x: area.x, y: y - 70, width: area.width, height: 130 }),
        );
      return [
        downwards({ x: area.x, y: ground, width: area.width, height: bottom - ground }, [mixColours(grass, sky, 0.35), grass, night]),
        painted(
          linearPaint({ x: 0, y: ground }, { x: 0, y: ground + 420 }, [
            mixColours(warm, dusk, 0.4),
            mixColours(grass, dusk, 0.35),
            mixColours(grass, dusk, 0.08),
          ]),
          [...left, ...back, ['Z']],
        ),
        mist(ground + 16, 0.4),
      ];
    }

    function oldTrees(): readonly SceneNode[] {
      if (trees === 0) return [];
      const tall = Math.min(760, Math.max(260, ground + 250 - calm));
      const foot = Math.min(height, ground + 250);
      const one = (part: string, x: number, lean: number, share: number) =>
        bareTree(chanceOf(part), { x, y: foot }, tall * share, { depth: 8, spread: 0.5, angle: -Math.PI / 2 + lean });
      return [filled(night, one('left tree', 60, 0.12, 1.02), ...(trees > 1 ? [one('right tree', 952, -0.14, 0.9)] : []))];
    }
  },
});
