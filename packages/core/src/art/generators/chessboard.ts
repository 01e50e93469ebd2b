import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { chessPiece, pieceOutline } from '../things/chess-pieces.ts';
import { CHESS_PIECES, type ChessPiece, heightOfPiece, shadowRings } from '../things/chess-profiles.ts';
import type { TurnedPlace, WoodTones } from '../things/turned-wood.ts';
import { fallingLight } from '../things/light-behind-words.ts';

const SUN: Rgba = { r: 255, g: 218, b: 156, a: 1 };
const MAPLE: Rgba = { r: 222, g: 178, b: 118, a: 1 };
const WALNUT: Rgba = { r: 92, g: 54, b: 34, a: 1 };
const BOXWOOD: Rgba = { r: 226, g: 176, b: 104, a: 1 };
const ROSEWOOD: Rgba = { r: 92, g: 40, b: 30, a: 1 };

/** Distance of the first row of squares that is seen, and of the piece in front and of the far edge, squares from the viewer. */
const [NEAR, FRONT, FAR] = [1.2, 2.7, 9.2];
/** The eye is so high over the board as a share of the height of the piece in front. */
const EYE = 0.6;
const KING = 1.9;

interface Standing {
  readonly piece: ChessPiece;
  readonly x: number;
  readonly away: number;
  readonly isOpponent: boolean;
}

/** The other pieces of a game that has gone on for a while; columns count from the left and rows from the opponent's. */
const OTHERS: readonly (readonly [ChessPiece, number, number, boolean])[] = [
  ['rook', -3.5, 8.7, true],
  ['knight', -2.5, 8.7, true],
  ['bishop', -1.5, 8.7, true],
  ['queen', -0.5, 8.7, true],
  ['king', 0.5, 8.7, true],
  ['bishop', 1.5, 8.7, true],
  ['rook', 3.5, 8.7, true],
  ['pawn', -3.5, 7.7, true],
  ['pawn', -2.5, 7.7, true],
  ['pawn', 0.5, 7.7, true],
  ['pawn', 2.5, 7.7, true],
  ['pawn', 3.5, 7.7, true],
  ['knight', 2.5, 6.7, true],
  ['pawn', -1.5, 5.7, true],
  ['pawn', -0.5, 4.7, false],
];

/** Turned pieces on a chessboard in raking light: one large in front, the opponent's ranks behind it, and long shadows towards the viewer. */
export const chessboard = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the quiet wall.
    floor: { least: 400, most: 1900, standard: 1330, isPlace: true }, // Where the author's words begin.
    piece: { label: 'piece', least: 0, most: CHESS_PIECES.length - 1, standard: 0, step: 1 },
    dark: { label: 'color', least: 0, most: 1, standard: 0, step: 1 },
    night: { label: 'night', least: 0, most: 1, standard: 1, step: 1 },
    dust: { label: 'dust', least: 0, most: 1, standard: 0.6 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, bottom } = sceneRoom(area, parameters, 240);
    const isNight = parameters.night > 0;
    const first = CHESS_PIECES[Math.round(parameters.piece)] ?? 'king';
    const tall = heightOfPiece(first);
    const eye = EYE * tall;
    const lens = room * 1.22 * (KING / tall) ** 0.8;
    const horizon = calm + Math.max(room * 0.3, ((1 - EYE) * tall * lens) / FRONT + 6);
    const camera = 0.5 - (side * ((side > 0 ? 640 : 360) - 500) * FRONT) / lens;
    const at = (x: number, away: number, up = 0): Point => ({
      x: 500 + (side * (x - camera) * lens) / away,
      y: horizon + ((eye - up) * lens) / away,
    });
    const black = mixColours(colours.darkest, BLACK, 0.35);
    const wall = isNight ? colours.dark : colours.light;
    const glare = mixColours(SUN, colours.accent, 0.16);
    const light = mixColours(glare, WHITE, 0.36);
    const air = isNight ? mixColours(mixColours(colours.dark, black, 0.35), glare, 0.06) : mixColours(colours.light, glare, 0.4);
    const sheen = isNight ? mixColours(mixColours(colours.dark, colours.main, 0.5), WHITE, 0.1) : mixColours(colours.light, glare, 0.5);
    const hazed = (tone: Rgba, away: number) => mixColours(tone, air, Math.min(0.62, Math.max(0, (away - FRONT) * 0.085)));
    /** The light on a place of the board. */
    const lightAt = (x: number, away: number) =>
      Math.exp(-(((x - 0.2 + (away - FRONT) * 0.5) / 2.6) ** 2)) * (away < FRONT ? Math.max(0, 1 - (FRONT - away) * 0.85) : 1);
    const wood = {
      mine: mixColours(BOXWOOD, colours.accent, 0.06),
      theirs: mixColours(ROSEWOOD, colours.dark, 0.3),
    };
    const [own, other] = parameters.dark > 0 ? [wood.theirs, wood.mine] : [wood.mine, wood.theirs];
    const standing: readonly Standing[] = [
      ...OTHERS.map(([piece, x, away, isOpponent]) => ({ piece, x, away, isOpponent })),
      { piece: first, x: 0.5, away: FRONT, isOpponent: false },
    ];
    return [
      ...behind(),
      ...board(),
      ...squares(),
      ...beam(),
      ...standing.flatMap((stand) => mirrorImage(stand)),
      ...shadows(),
      ...standing.flatMap((stand) => drawn(stand)),
      ...motes(),
    ];

    function placeOf({ x, away }: Standing): TurnedPlace {
      return { foot: at(x, away), scale: lens / away, eye, away, from: side > 0 ? -1 : 1 };
    }

    /** The wall in its light, and the table on which the board lies. */
    function behind(): readonly SceneNode[] {
      const table = mixColours(WALNUT, black, isNight ? 0.62 : 0.3);
      const edge = horizon + (eye * lens) / 13;
      return [
        filled(wall, rectanglePath(area)),
        painted(
          linearPaint({ x: 0, y: calm - 40 }, { x: 0, y: edge }, [withAlpha(sheen, 0), withAlpha(sheen, isNight ? 0.6 : 1)]),
          rectanglePath({ ...area, y: calm - 40, height: edge - calm + 40 }),
        ),
        ...fallingLight({ area, end: edge, side }, withAlpha(isNight ? glare : light, isNight ? 0.13 : 0.5)),
        glow({ x: 500 - side * 380, y: horizon + room * 0.02 }, room * 0.95, withAlpha(sheen, 0.75)),
        glow({ x: 500 - side * 460, y: horizon + room * 0.06 }, room * 0.6, withAlpha(glare, isNight ? 0.62 : 0.8)),
        painted(
          linearPaint({ x: 0, y: edge }, { x: 0, y: floor }, [mixColours(table, air, 0.5), table, mixColours(table, black, 0.6)]),
          rectanglePath({ ...area, y: edge, height: bottom - edge }),
        ),
        stroked(
          withAlpha(light, 0.4),
          2,
          polyline([
            { x: area.x, y: edge },
            { x: area.x + area.width, y: edge },
          ]),
        ),
      ];
    }

    /** The board's frame. */
    function board(): readonly SceneNode[] {
      const frame = polygon([at(-4.5, FAR + 0.5), at(4.5, FAR + 0.5), at(4.5, 0.7), at(-4.5, 0.7)]);
      const tone = mixColours(WALNUT, black, 0.3);
      return [
        shadowOf([filled(black, frame)], withAlpha(black, 0.6), { x: side * 16, y: 8 }, 9),
        painted(
          linearPaint(at(0, FAR + 0.5), at(0, NEAR), [hazed(mixColours(tone, light, 0.2), 9), mixColours(tone, light, 0.12), tone]),
          frame,
        ),
        stroked(withAlpha(mixColours(light, tone, 0.3), 0.6), 2, polyline([at(-4.5, NEAR), at(-4.5, FAR + 0.5), at(4.5, FAR + 0.5)])),
        stroked(
          withAlpha(mixColours(light, tone, 0.5), 0.5),
          1.6,
          polyline([at(-4.06, NEAR), at(-4.06, FAR + 0.06), at(4.06, FAR + 0.06), at(4.06, NEAR)]),
        ),
      ];
    }

    function squares(): readonly SceneNode[] {
      const random = chanceOf('grain');
      return Array.from({ length: 9 }, (_, row) => FAR - row).flatMap((far, row) => {
        const near = Math.max(0.7, far - 1);
        return Array.from({ length: 8 }, (_none, column): readonly SceneNode[] => {
          const x = column - 4;
          const isLight = (row + column) % 2 === 0;
          const strength = lightAt(x + 0.5, near + 0.5);
          const base = mixColours(isLight ? MAPLE : WALNUT, isLight ? colours.paper : colours.dark, 0.2);
          const shaded = mixColours(base, black, (isLight ? 0.7 : 0.6) * (1 - strength) + 0.02);
          const tone = hazed(mixColours(shaded, glare, strength * (isLight ? 0.5 : 0.16)), far);
          const lines = Array.from({ length: 9 }, () => {
            const across = x + random();
            return polyline([at(across, near), at(across + between(random, -0.02, 0.02), far)]);
          });
          return [
            painted(
              linearPaint(at(x, near), at(x + 1, near), [tone, mixColours(tone, black, 0.1)]),
              polygon([at(x, near), at(x, far), at(x + 1, far), at(x + 1, near)]),
            ),
            stroked(withAlpha(mixColours(tone, black, 0.7), 0.22), Math.max(0.5, 2.6 / near), ...lines),
          ];
        }).flat();
      });
    }

    /** The light that falls across the board from a window. */
    function beam(): readonly SceneNode[] {
      const strip = (from: number, to: number) =>
        polygon([at(from + 3.4, FAR + 0.4), at(to + 3.4, FAR + 0.4), at(to - 1.6, NEAR - 0.2), at(from - 1.6, NEAR - 0.2)]);
      const bands = [strip(-3.2, -1.9), strip(-1.6, -0.3)];
      return [shadowOf([filled(glare, ...bands)], withAlpha(glare, isNight ? 0.2 : 0.26), { x: 0, y: 0 }, 10)];
    }

    /** The polish mirrors each piece. */
    function mirrorImage(stand: Standing): readonly SceneNode[] {
      const place = placeOf(stand);
      const outline = transformPath(pieceOutline(stand.piece, place), [1, 0, 0, -0.55, 0, place.foot.y * 1.55]);
      const tone = hazed(stand.isOpponent ? other : own, stand.away);
      const long = heightOfPiece(stand.piece) * place.scale * 0.55;
      return [
        painted(
          linearPaint({ x: 0, y: place.foot.y }, { x: 0, y: place.foot.y + long * 0.8 }, [
            withAlpha(mixColours(tone, black, 0.2), 0.42),
            withAlpha(tone, 0),
          ]),
          outline,
        ),
      ];
    }

    /** Long shadows of all pieces, away from the window and towards the viewer. */
    function shadows(): readonly SceneNode[] {
      const [across, nearer] = [1.2, -0.46];
      const norm = Math.hypot(across, nearer);
      const [nx, nz] = [-nearer / norm, across / norm];
      const outlines = standing.map(({ piece, x, away }): Path => {
        const rings = shadowRings(piece);
        const edge = (sign: number) =>
          rings.map(([up, radius]) => at(x + across * up + sign * nx * radius, Math.max(0.75, away + nearer * up + sign * nz * radius)));
        const [, base] = rings[1] ?? [0, 0.3];
        const { foot, scale } = placeOf({ piece, x, away, isOpponent: false });
        return [
          ...polygon([...edge(1), ...edge(-1).toReversed()]),
          ...ellipse(foot, base * scale * 1.04, (base * scale * eye * 1.04) / away),
        ];
      });
      return [
        shadowOf([filled(black, ...outlines.slice(0, -1))], withAlpha(black, 0.5), { x: 0, y: 0 }, 3.4),
        shadowOf([filled(black, ...outlines.slice(-1))], withAlpha(black, 0.68), { x: 0, y: 0 }, 5),
      ];
    }

    function drawn(stand: Standing): readonly SceneNode[] {
      const place = placeOf(stand);
      const strength = stand.away === FRONT ? 1 : 0.35 + 0.5 * lightAt(stand.x, stand.away);
      const base = stand.isOpponent ? other : own;
      const tones: WoodTones = {
        wood: hazed(mixColours(base, black, 0.34 * (1 - strength)), stand.away),
        light: hazed(mixColours(mixColours(light, base, stand.isOpponent ? 0.3 : 0.06), black, 0.3 * (1 - strength)), 1 + stand.away * 0.6),
        shade: hazed(mixColours(black, base, 0.12), stand.away),
      };
      return chessPiece(stand.piece, place, tones, stand.away === FRONT ? 100 : stand.away < 6 ? 56 : 40);
    }

    function motes(): readonly SceneNode[] {
      const random = chanceOf('motes');
      const spots = Array.from({ length: Math.round(parameters.dust * 60) }, () =>
        ellipse({ x: between(random, 0, 1000), y: between(random, calm + room * 0.05, floor - room * 0.2) }, between(random, 0.8, 2.6)),
      );
      return [
        glow({ x: 500 - side * 300, y: horizon + room * 0.1 }, room * 0.7, withAlpha(glare, isNight ? 0.16 : 0.22)),
        filled(withAlpha(light, 0.5), ...spots),
      ];
    }
  },
});
