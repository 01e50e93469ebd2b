import { BLACK, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { castShadow } from '../drawing/cast-shadow.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, radialPaint, shadowOf, skyDown } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon } from '../drawing/outlines.ts';
import { type RimLight, rimLit } from '../drawing/rim-lit.ts';
import { heroBounds, middleOver } from '../heroes/hero-bounds.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { floatsInSky, isOfTheSea } from '../heroes/hero-sizes.ts';
import { backlitThing } from '../things/backlit-thing.ts';
import { flyingBird } from '../things/birds.ts';
import { coniferWood } from '../things/conifers.ts';
import { figure } from '../things/figures.ts';
import { fullMoon } from '../things/full-moon.ts';
import { GROUP_PARAMETER, groupOf } from '../things/groups.ts';
import { mistBanks } from '../things/mist-banks.ts';
import { ridgeOf } from '../things/ridge.ts';
import { grassRow, windBlade } from '../things/wind-grass.ts';

/** Things that shine themselves instead of standing before a light. */
const SHINING: ReadonlySet<string> = new Set(['moon', 'sun', 'star', 'comet', 'lightning', 'snowflake']);
/** The land before the thing. */
export const LANDS = ['hills', 'firs', 'plain'] as const;

/** The thing that a title names as large as a mountain in the haze before a low sun, and a small person on a ridge who looks up to it. */
export const colossus = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    top: { least: 60, most: 1500, standard: 620, isPlace: true }, // Where the thing may begin.
    calm: { least: 60, most: 1500, standard: 620, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1900, standard: 1320, isPlace: true }, // Where the person stands.
    person: { label: 'person', least: 0, most: 1, standard: 0, step: 1 },
    group: GROUP_PARAMETER,
    land: { label: 'hills', least: 0, most: LANDS.length - 1, standard: 0, step: 1 },
    birds: { label: 'birds', least: 0, most: 30, standard: 11, step: 1 },
    haze: { label: 'haze', least: 0, most: 1, standard: 0.5, step: 0.05 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, motif, parameters }) => {
    const { top, calm, haze } = parameters;
    const floor = Math.max(calm + 260, top + 260, parameters.floor);
    const id = isHero(motif) ? motif : 'key';
    const isAloft = floatsInSky(id);
    const shines = SHINING.has(id);
    const isSea = isOfTheSea(id) && !isAloft;
    const land = LANDS[Math.round(parameters.land)] ?? 'hills';
    const room = floor - calm;
    const side = parameters.mirrored > 0 ? -1 : 1;
    const place = (x: number) => (side > 0 ? x : 1000 - x);
    const bottom = area.y + area.height;
    const horizon = floor - room * 0.2;
    const black = mixColours(colours.darkest, BLACK, 0.25);
    const glare = mixColours(colours.light, WHITE, 0.35);
    const { light: low, main: sky } = colours;
    const box = heroBounds(id);
    const foot: Point = { x: place(482), y: isAloft ? horizon - room * 0.2 : horizon + room * 0.085 };
    const reach = Math.min((foot.y - top) / box.height, (isAloft ? 760 : 960) / box.width);
    const middle = middleOver(id, foot, reach * (isAloft ? 0.9 : 1));
    const high = box.height * reach;
    const crown = foot.y - high;
    const moon = Math.min(350, room * 0.41);
    const radius = Math.min(320, room * 0.36);
    const sun: Point = { x: place(640), y: Math.max(calm + 34 + radius, crown + high * 0.4) };
    const far = mixColours(colours.dark, sky, 0.14 + haze * 0.16);
    const light: RimLight = {
      from: { x: side * 0.72, y: -0.69 },
      rim: mixColours(glare, low, 0.15),
      breadth: Math.min(4.6, reach * 0.013),
    };
    return [...background(), ...thing(), ...middleGround(), ...ridge(), ...motes()];

    function background(): readonly SceneNode[] {
      const share = Math.max(0.08, (calm - area.y) / (horizon - area.y));
      const random = chanceOf('bands');
      const bands = Array.from({ length: 9 }, (_, index) => {
        const y = sun.y + radius * (0.25 + index * 0.11) + between(random, -6, 6);
        return ellipse({ x: between(random, 150, 850), y }, between(random, 280, 560), between(random, 2, 6));
      });
      const range = ridgeOf(chanceOf('range'), { base: horizon - room * 0.02, reach: room * 0.075, shape: 'sharp', spacing: 300 });
      return [
        skyDown(area, horizon - area.y + room * 0.1, horizon, [
          { offset: 0, colour: mixColours(sky, colours.dark, 0.16) },
          { offset: share * 0.9, colour: sky },
          { offset: share + (1 - share) * 0.55, colour: mixColours(sky, low, 0.62) },
          { offset: 1, colour: low },
        ]),
        glow(sun, radius * 2.2, withAlpha(low, shines ? 0.35 : 0.75)),
        ...(shines
          ? [glow({ x: foot.x, y: foot.y - high / 2 }, high * 0.95, withAlpha(glare, 0.55))]
          : [
              painted(
                linearPaint({ x: 0, y: sun.y - radius }, { x: 0, y: sun.y + radius }, [
                  mixColours(glare, WHITE, 0.3),
                  glare,
                  mixColours(low, glare, 0.3),
                ]),
                ellipse(sun, radius),
              ),
              clipped(ellipse(sun, radius), [filled(withAlpha(low, 0.8), ...bands)]),
            ]),
        painted(
          linearPaint({ x: 0, y: horizon - room * 0.1 }, { x: 0, y: horizon + 10 }, [
            mixColours(far, low, 0.5),
            mixColours(far, low, 0.86),
          ]),
          areaUnder(across(area, 10, range), horizon + 60),
        ),
      ];
    }

    /** The silhouette, darkest at its head, lost in the mist at its foot. */
    function thing(): readonly SceneNode[] {
      const fog = {
        colour: mixColours(low, sky, 0.1),
        top: crown,
        bottom: foot.y,
        thickness: 0.22 + haze * 0.3,
        fade: isAloft ? 0 : Math.min(high * 0.32, room * 0.2),
      };
      const at = { id, middle, reach: isAloft ? reach * 0.9 : reach };
      if (id === 'moon')
        return fullMoon(chanceOf('moon'), { x: foot.x, y: horizon - moon * 0.86 }, moon, {
          light: glare,
          shade: mixColours(low, sky, 0.45),
          haze: low,
        });
      if (shines) {
        const tones = { body: mixColours(glare, WHITE, 0.4), light: sky, mark: colours.accent, detail: 0.22 };
        return backlitThing(at, tones, light, { ...fog, thickness: 0.3 }).nodes;
      }
      const tones = { body: far, light: mixColours(glare, low, 0.4), mark: mixColours(colours.accent, low, 0.3), detail: 0.17 };
      const { nodes, outline } = backlitThing(at, tones, light, fog);
      return [
        clipped(rectanglePath({ ...area, height: foot.y - high * 0.3 - area.y }), [
          shadowOf([filled(low, outline)], withAlpha(glare, 0.4), { x: 0, y: 0 }, 18),
        ]),
        ...nodes,
        clipped(outline, [glow(sun, radius * 1.2, withAlpha(low, 0.26))]),
      ];
    }

    function middleGround(): readonly SceneNode[] {
      const random = chanceOf('mist');
      const mist = (y: number, tall: number, alpha: number, count: number) =>
        mistBanks(random, { x: area.x, y, width: area.width, height: tall }, withAlpha(mixColours(low, glare, 0.3), alpha), count);
      const strip = (from: number, to: number, alpha: number) =>
        painted(
          linearPaint({ x: 0, y: from }, { x: 0, y: to }, [withAlpha(low, 0), withAlpha(mixColours(low, glare, 0.2), alpha)]),
          rectanglePath({ ...area, y: from, height: to - from }),
        );
      const count = Math.round(area.width / 170);
      return [
        ...(isAloft
          ? []
          : [strip(horizon - room * 0.17, horizon + room * 0.03, 0.8), ...mist(horizon - room * 0.13, room * 0.18, 0.5, count)]),
        ...(isSea ? sea() : [...hills(0), ...mist(horizon + room * 0.015, room * 0.1, 0.55, count), ...hills(1)]),
        ...mist(horizon + room * 0.12, room * 0.1, 0.6, count),
        ...flock(),
      ];
    }

    function hills(index: 0 | 1): readonly SceneNode[] {
      const base = horizon + room * [0.05, 0.125][index]!;
      const line = ridgeOf(chanceOf(`hill ${index}`), {
        base,
        reach: room * (land === 'plain' ? [0.018, 0.026] : [0.045, 0.06])[index]!,
        shape: 'round',
        spacing: [300, 380][index]!,
      });
      const tone = mixColours(mixColours(black, far, [0.75, 0.4][index]!), low, [0.5, 0.26][index]! * (0.6 + haze * 0.8));
      const firs =
        land === 'firs'
          ? [
              coniferWood(chanceOf(`wood ${index}`), line, {
                count: Math.round(area.width / [14, 20][index]!),
                least: room * [0.02, 0.04][index]!,
                most: room * [0.045, 0.09][index]!,
                from: area.x,
                to: area.x + area.width,
                groves: 260,
              }),
            ]
          : [];
      return [
        painted(
          linearPaint({ x: 0, y: base - room * 0.08 }, { x: 0, y: base + room * 0.1 }, [tone, mixColours(tone, low, 0.6)]),
          ...firs,
          areaUnder(across(area, 8, line), floor + 60),
        ),
      ];
    }

    /** Still water with the light of the sun on it. */
    function sea(): readonly SceneNode[] {
      const random = chanceOf('sea');
      const start = horizon + room * 0.02;
      const glints = Array.from({ length: Math.round(area.width / 4) }, () => {
        const down = random() ** 1.4;
        const y = start + 4 + down * (floor - start + 40);
        const wide = 8 + down * 46;
        const isNear = random() < 0.55;
        const x = isNear ? sun.x + (random() + random() - 1) * radius * (0.7 + down * 0.7) : between(random, area.x, area.x + area.width);
        return { isNear, path: ellipse({ x, y }, wide * between(random, 0.4, 1), 0.8 + down * 2) };
      });
      return [
        painted(
          linearPaint({ x: 0, y: start }, { x: 0, y: floor + 40 }, [
            mixColours(low, far, 0.1),
            mixColours(sky, low, 0.3),
            mixColours(far, black, 0.3),
          ]),
          rectanglePath({ ...area, y: start, height: floor + 60 - start }),
        ),
        filled(withAlpha(mixColours(far, black, 0.3), 0.35), ...glints.filter(({ isNear }) => !isNear).map(({ path }) => path)),
        filled(withAlpha(glare, 0.9), ...glints.filter(({ isNear }) => isNear).map(({ path }) => path)),
      ];
    }

    /** Birds around the head of the thing give its size. */
    function flock(): readonly SceneNode[] {
      const random = chanceOf('birds');
      const heart = { x: place(270), y: crown + Math.min(high, room * 0.8) * 0.3 };
      const birds = Array.from({ length: Math.round(parameters.birds) }, () =>
        flyingBird(
          random,
          { x: heart.x + (random() + random() - 1) * 210, y: heart.y + (random() + random() - 1) * 100 },
          between(random, 8, 21),
          between(random, -0.3, 0.3),
        ),
      );
      return [filled(withAlpha(mixColours(black, far, 0.35), 0.9), ...birds)];
    }

    /** The dark ridge with the person, whose shadow falls towards the viewer. */
    function ridge(): readonly SceneNode[] {
      const feet: Point = { x: place(318), y: 0 };
      const noise = ridgeOf(chanceOf('ridge'), { base: 0, reach: 16, shape: 'round', spacing: 150 });
      const line = (x: number) =>
        floor + 8 + (Math.min(560, Math.abs(x - feet.x)) / 500) ** 2 * 26 + noise(x) * Math.min(1, Math.abs(x - feet.x) / 90);
      const stand: Point = { x: feet.x, y: line(feet.x) + 2 };
      const height = Math.max(58, Math.min(92, room * 0.115));
      const person: Path = groupOf(parameters.group, stand, height) ?? figure(stand, height, parameters.person > 0 ? 'coat' : 'dress');
      const random = chanceOf('grass');
      const blades = grassRow(random, area, { count: land === 'plain' ? 60 : 210, y: 0, least: 6, most: 22 }).map((blade) => ({
        ...blade,
        root: { x: blade.root.x, y: line(blade.root.x) + 6 },
      }));
      const calmBlades = blades.filter(({ root }) => Math.abs(root.x - stand.x) > height * 0.4);
      const edge = across(area, 7, line);
      const ground = areaUnder(edge, bottom + 20);
      const soil = mixColours(black, far, 0.26);
      const stones = Array.from({ length: Math.round(area.width / 26) }, () => {
        const x = between(random, area.x, area.x + area.width);
        const size = between(random, 4, 15);
        const y = line(x) + 12 + random() * 90;
        return polygon([
          { x: x - size, y: y + 3 },
          { x: x - size * 0.55, y: y - size * 0.4 },
          { x: x + size * 0.3, y: y - size * 0.52 },
          { x: x + size, y: y + 3 },
        ]);
      });
      return [
        filled(mixColours(black, far, 0.12), ...calmBlades.map((blade) => windBlade(blade, side))),
        painted(linearPaint({ x: 0, y: floor - 10 }, { x: 0, y: floor + 150 }, [soil, black]), ground),
        clipped(ground, [
          glow({ x: place(540), y: floor - 6 }, 430, withAlpha(low, 0.3)),
          filled(withAlpha(mixColours(soil, low, 0.24), 0.8), ...stones),
          filled(withAlpha(black, 0.85), ...stones.map((stone) => castShadow(stone, { x: 0, y: floor }, { across: 0, down: -1 }))),
          shadowOf(
            [filled(black, castShadow(person, stand, { across: -side * 0.62, down: 1.5 }))],
            withAlpha(black, 0.9),
            { x: 0, y: 0 },
            2.4,
          ),
        ]),
        painted(
          radialPaint({ x: place(560), y: floor }, 520, [withAlpha(glare, 0.85), withAlpha(low, 0.35), withAlpha(low, 0)]),
          polygon([...edge, ...edge.map(({ x, y }) => ({ x, y: y + 2.6 })).toReversed()]),
        ),
        ...rimLit(person, black, black, { from: light.from, rim: glare, breadth: 2.2 }),
      ];
    }

    /** Dust in the light. */
    function motes(): readonly SceneNode[] {
      const random = chanceOf('dust');
      const dust = Array.from({ length: 90 }, () =>
        ellipse({ x: between(random, area.x, area.x + area.width), y: calm + 30 + random() * room }, between(random, 0.7, 2.2)),
      );
      return [filled(withAlpha(glare, 0.55), ...dust)];
    }
  },
});
