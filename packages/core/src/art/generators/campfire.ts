import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { castShadow } from '../drawing/cast-shadow.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse } from '../drawing/outlines.ts';
import { type RimLight, rimLit } from '../drawing/rim-lit.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { campFire, FIRELIGHT, smoke } from '../things/camp-fire.ts';
import { conifer } from '../things/conifers.ts';
import { coveredWagon } from '../things/covered-wagon.ts';
import { milkyWay } from '../things/milky-way.ts';
import { nightRange } from '../things/night-range.ts';
import { grassBlade } from '../things/plants.ts';
import { saddledHorse } from '../things/saddled-horse.ts';
import { seatedRider } from '../things/seated-rider.ts';

const HORIZON: Rgba = { r: 86, g: 118, b: 158, a: 1 };
const LEATHER: Rgba = { r: 140, g: 82, b: 44, a: 1 };
const DENIM: Rgba = { r: 84, g: 92, b: 116, a: 1 };
const SKIN: Rgba = { r: 232, g: 160, b: 112, a: 1 };
const CHESTNUT: Rgba = { r: 142, g: 78, b: 42, a: 1 };
const CANVAS: Rgba = { r: 236, g: 214, b: 172, a: 1 };

/** A fire under the milky way, with riders who sit by it, a saddled horse and a covered wagon, between pines or buttes. */
export const campfire = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1900, standard: 1300, isPlace: true }, // The near edge of the firelight.
    people: { label: 'people', least: 1, most: 3, standard: 1, step: 1 },
    women: { label: 'figureInADress', least: 0, most: 3, standard: 0, step: 1 },
    size: { label: 'size', least: 0.7, most: 1, standard: 1, step: 0.05 },
    trees: { label: 'trees', least: 0, most: 1, standard: 1, step: 1 },
    snow: { label: 'snow', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place, bottom } = sceneRoom(area, parameters, 240);
    const { snow, women } = parameters;
    const count = Math.round(parameters.people);
    const horizon = floor - room * 0.3;
    const low = mixColours(mixColours(colours.dark, WHITE, 0.2), HORIZON, 0.5);
    const black = mixColours(colours.darkest, BLACK, 0.45);
    const soil = snow > 0 ? mixColours(low, WHITE, 0.28) : mixColours(mixColours(colours.darkest, LEATHER, 0.2), black, 0.3);
    const fire: Point = { x: place(575), y: floor - 34 };
    const flames = Math.min(190, room * 0.32);
    const lit = (at: Point, breadth: number): RimLight => {
      const [x, y] = [fire.x - at.x, fire.y - flames * 0.4 - at.y];
      const long = Math.hypot(x, y) || 1;
      return { from: { x: x / long, y: y / long }, rim: mixColours(FIRELIGHT, WHITE, 0.35), breadth };
    };
    const warm = (tone: Rgba) => mixColours(tone, FIRELIGHT, 0.22);
    const shade = mixColours(black, colours.dark, 0.3);
    return [
      ...sky(),
      ...nightRange(chanceOf, { area, horizon, room, side, isWooded: parameters.trees > 0 }, { low, dark: colours.dark, black, soil }),
      ...ground(),
      ...wood(),
      ...wagon(),
      ...horse(),
      ...smoke(
        chanceOf('smoke'),
        { x: fire.x, y: fire.y - flames * 0.7 },
        calm - Math.min(60, room * 0.1),
        mixColours(low, FIRELIGHT, 0.35),
      ),
      ...sitters()
        .toReversed()
        .slice(0, Math.max(0, count - 2))
        .flatMap(person),
      ...campFire(chanceOf('fire'), fire, flames),
      ...sitters().slice(0, 2).flatMap(person),
      ...nearGround(),
      ...(snow > 0 ? flakes() : []),
    ];

    function sky(): readonly SceneNode[] {
      const share = Math.max(0.1, (calm - area.y) / (horizon - area.y));
      const sight = { ...area, height: horizon - area.y };
      return [
        {
          kind: 'fill',
          path: rectanglePath({ ...area, height: horizon - area.y + 60 }),
          paint: {
            kind: 'linear',
            from: { x: 0, y: area.y },
            to: { x: 0, y: horizon },
            stops: [
              { offset: 0, colour: mixColours(colours.darkest, colours.dark, 0.3) },
              { offset: share, colour: colours.dark },
              { offset: 1, colour: low },
            ],
          },
        },
        ...milkyWay(
          chanceOf('stars'),
          sight,
          { from: { x: place(-160), y: horizon - room * 0.1 }, to: { x: place(1120), y: Math.min(calm - 420, 40) }, breadth: 150 },
          mixColours(mixColours(low, colours.second, 0.25), WHITE, 0.3),
          mixColours(colours.darkest, colours.dark, 0.5),
        ),
      ];
    }

    function ground(): readonly SceneNode[] {
      const random = chanceOf('ground');
      const level = (x: number) => horizon + room * 0.05 + 7 * Math.sin(x / 90) + 4 * Math.sin(x / 33);
      const pool = { x: fire.x, y: fire.y + 4 };
      const land = areaUnder(across(area, 10, level), bottom);
      const tufts = Array.from({ length: 330 }, () => {
        const x = fire.x + (random() + random() - 1) * 760;
        const y = between(random, horizon + room * 0.09, floor + 40);
        return {
          path: grassBlade(random, { x, y }, between(random, 8, 22) * (0.5 + (y - horizon) / room)),
          away: Math.hypot((x - fire.x) / 420, (y - fire.y) / 150),
        };
      });
      const pebbles = Array.from({ length: 60 }, () =>
        ellipse(
          { x: fire.x + (random() - 0.5) * 640, y: fire.y + (random() - 0.42) * 150 },
          between(random, 2, 6),
          between(random, 1.2, 3),
        ),
      );
      return [
        painted(linearPaint({ x: 0, y: horizon }, { x: 0, y: floor + 90 }, [mixColours(soil, low, 0.18), soil, black]), land),
        clipped(land, [
          flatGlow(pool, 560, 0.3, withAlpha(mixColours(FIRELIGHT, LEATHER, 0.35), 0.8)),
          flatGlow(pool, 300, 0.3, withAlpha(FIRELIGHT, 0.85)),
        ]),
        filled(withAlpha(black, 0.55), ...pebbles),
        filled(
          withAlpha(mixColours(FIRELIGHT, LEATHER, 0.3), 0.85),
          ...tufts.filter(({ away }, index) => away < 1 && index % 2 === 0).map(({ path }) => path),
        ),
        filled(withAlpha(black, 0.7), ...tufts.filter(({ away }, index) => away >= 1 || index % 2 === 1).map(({ path }) => path)),
      ];
    }

    /** A pool of light on level ground. */
    function flatGlow(at: Point, radius: number, flat: number, colour: Rgba): SceneNode {
      return { kind: 'group', transform: [1, 0, 0, flat, 0, at.y * (1 - flat)], children: [glow(at, radius, colour)] };
    }

    /** Pines at the sides, with the fire on their edges. */
    function wood(): readonly SceneNode[] {
      if (parameters.trees === 0) return [];
      const random = chanceOf('wood');
      return [
        [-70, 0.8],
        [30, 1.02],
        [118, 0.66],
        [905, 0.7],
        [968, 1.06],
        [1060, 0.86],
        [-300, 0.9],
        [-190, 1.1],
        [-520, 1],
        [1210, 1],
      ].flatMap(([x = 0, tall = 1], index) => {
        const foot = { x: place(x), y: horizon + room * (0.08 + 0.02 * (index % 3)) };
        const tree = conifer(random, foot, room * 0.72 * tall, 0.4);
        const from = lit({ x: foot.x, y: foot.y - room * 0.1 }, Math.abs(x - 500) > 600 ? 0 : 2.6);
        return rimLit(tree, mixColours(black, LEATHER, 0.16), mixColours(black, colours.dark, 0.45), {
          ...from,
          from: { x: Math.sign(from.from.x) * 0.9, y: 0.44 },
          rim: mixColours(FIRELIGHT, black, 0.25),
        });
      });
    }

    function thrown(outline: Path, feet: Point): SceneNode {
      return shadowOf(
        [
          filled(
            black,
            castShadow(outline, feet, {
              across: ((feet.x - fire.x) / 420) * 0.75,
              down: Math.min(0.16, Math.max(-0.12, (feet.y - fire.y) / 600 + 0.05)),
            }),
          ),
        ],
        withAlpha(black, 0.6),
        { x: 0, y: 0 },
        5,
      );
    }

    function wagon(): readonly SceneNode[] {
      const foot = { x: place(205), y: horizon + room * 0.135 };
      const length = Math.min(350, room * 0.6);
      const { nodes, outline } = coveredWagon(
        foot,
        length,
        -side as 1 | -1,
        {
          canvas: mixColours(CANVAS, FIRELIGHT, 0.3),
          canvasShade: mixColours(mixColours(CANVAS, colours.dark, 0.72), black, 0.15),
          wood: warm(mixColours(LEATHER, black, 0.3)),
          shade,
          lantern: FIRELIGHT,
        },
        lit({ x: foot.x, y: foot.y - length * 0.4 }, 3),
      );
      return [thrown(outline, foot), ...nodes];
    }

    function horse(): readonly SceneNode[] {
      const isBack = count > 1;
      const foot = { x: place(isBack ? 850 : 822), y: horizon + room * (isBack ? 0.14 : 0.2) };
      const height = Math.min(isBack ? 290 : 330, room * (isBack ? 0.48 : 0.55));
      const { nodes, outline } = saddledHorse(
        foot,
        height,
        -side as 1 | -1,
        {
          coat: warm(CHESTNUT),
          mane: mixColours(shade, CHESTNUT, 0.3),
          saddle: warm(LEATHER),
          blanket: warm(mixColours(colours.accent, LEATHER, 0.25)),
          shade: mixColours(shade, CHESTNUT, 0.12),
        },
        lit({ x: foot.x, y: foot.y - height * 0.5 }, height * 0.018),
      );
      return [thrown(outline, foot), ...nodes];
    }

    function sitters(): readonly { readonly foot: Point; readonly scale: number; readonly side: 1 | -1; readonly index: number }[] {
      return [
        { foot: { x: place(count > 1 ? 340 : 345), y: floor - 22 }, scale: 1, side: side as 1 | -1, index: 0 },
        { foot: { x: place(812), y: floor - 16 }, scale: 0.97, side: -side as 1 | -1, index: 1 },
        { foot: { x: place(480), y: horizon + room * 0.19 }, scale: 0.78, side: side as 1 | -1, index: 2 },
      ].slice(0, count);
    }

    function person({ foot, scale, side: facing, index }: ReturnType<typeof sitters>[number]): readonly SceneNode[] {
      const height = Math.min(285, room * 0.47) * scale * parameters.size;
      const coat =
        [mixColours(LEATHER, black, 0.12), mixColours(colours.main, LEATHER, 0.4), mixColours(DENIM, black, 0.2)][index] ?? LEATHER;
      const { nodes, outline } = seatedRider(
        { foot, height, side: facing, isWoman: index < women },
        {
          coat: warm(coat),
          trousers: warm(DENIM),
          hat: warm(mixColours(LEATHER, black, [0.35, 0, 0.2][index] ?? 0)),
          scarf: mixColours(colours.accent, FIRELIGHT, 0.2),
          skin: SKIN,
          shade,
        },
        lit({ x: foot.x, y: foot.y - height * 0.45 }, height * 0.016),
      );
      return [thrown(outline, foot), ...nodes];
    }

    /** Grass and stones before the viewer, dark against the light. */
    function nearGround(): readonly SceneNode[] {
      const random = chanceOf('near grass');
      const blades = Array.from({ length: Math.round(area.width * 0.26) }, () =>
        grassBlade(
          random,
          { x: between(random, area.x, area.x + area.width), y: floor + between(random, 46, 92) },
          between(random, 24, 74),
        ),
      );
      return [filled(snow > 0 ? mixColours(black, low, 0.3) : black, ...blades)];
    }

    function flakes(): readonly SceneNode[] {
      const random = chanceOf('flakes');
      const fall = Array.from({ length: 150 }, () =>
        ellipse({ x: between(random, area.x, area.x + area.width), y: between(random, calm, floor) }, between(random, 1.2, 3.6)),
      );
      return [filled(withAlpha(WHITE, 0.8), ...fall)];
    }
  },
});
