import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { type Point, translation } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { corneredShape } from '../drawing/cornered-shape.ts';
import { clipped, filled, linearPaint, painted, radialPaint, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine } from '../drawing/outlines.ts';
import { type ChessPiece, HEAD, PROFILES } from './chess-profiles.ts';
import { type TurnedPlace, turnedOutline, turnedWood, type WoodTones } from './turned-wood.ts';

/** The silhouette of a piece, for its shadow and its reflection. */
export function pieceOutline(piece: ChessPiece, place: TurnedPlace): Path {
  const whole = turnedOutline(PROFILES[piece], place);
  if (piece === 'king') return [...whole, ...cross(place)];
  return piece === 'knight' ? [...whole, ...head(place)] : whole;
}

/** Places of a piece: across from its middle, less than 0 on the side of the light, and up from its foot. */
function spotOf({ foot: { x, y }, scale, from }: TurnedPlace) {
  return (across: number, up: number): Point => ({ x: x - from * across * scale, y: y - up * scale });
}

/** A part moved away from the light, so that its lit edge stays behind. */
function awayFromLight(path: Path, { from, scale }: TurnedPlace, share: number): Path {
  return transformPath(path, translation(-from * scale * share, 0));
}

function cross(place: TurnedPlace): Path {
  const at = spotOf(place);
  return polygon(
    (
      [
        [-0.05, 1.57],
        [-0.028, 1.7],
        [-0.13, 1.68],
        [-0.13, 1.8],
        [-0.032, 1.78],
        [-0.055, 1.9],
        [0.055, 1.9],
        [0.032, 1.78],
        [0.13, 1.8],
        [0.13, 1.68],
        [0.028, 1.7],
        [0.05, 1.57],
      ] as const
    ).map(([x, up]) => at(x, up)),
  );
}

function head(place: TurnedPlace): Path {
  const at = spotOf(place);
  return corneredShape(HEAD.map(([x, up, isCorner = false]) => ({ ...at(x, up), isCorner })));
}

/** A piece of turned wood. @param bands of the lathe: fewer for pieces that stand far away. */
export function chessPiece(piece: ChessPiece, place: TurnedPlace, tones: WoodTones, bands: number): readonly SceneNode[] {
  const { wood, light, shade } = tones;
  const at = spotOf(place);
  const lit = (share: number) => mixColours(wood, light, share);
  const dark = (share: number) => mixColours(wood, shade, share);
  const body = turnedWood(PROFILES[piece], place, tones, bands);
  switch (piece) {
    case 'king': {
      const shape = cross(place);
      return [
        ...body,
        filled(lit(0.7), shape),
        clipped(shape, [
          painted(linearPaint(at(-0.1, 1.7), at(0.12, 1.7), [lit(0.3), dark(0.3), dark(0.75)]), awayFromLight(shape, place, 0.014)),
        ]),
      ];
    }
    case 'queen':
      return [...body, ...coronet(place, tones)];
    case 'rook':
      return [...body, ...battlements(place, tones)];
    case 'bishop':
      return [
        ...body,
        stroked(dark(0.9), place.scale * 0.022, smoothLine([at(-0.02, 1.24), at(0.03, 1.14), at(0.11, 1.06)])),
        stroked(withAlpha(lit(0.7), 0.7), place.scale * 0.008, smoothLine([at(0.0, 1.24), at(0.05, 1.13), at(0.125, 1.065)])),
      ];
    case 'knight':
      return [...body, ...carvedHead(place, tones)];
    case 'pawn':
      return body;
  }
}

/** The notches of a queen's crown. */
function coronet(place: TurnedPlace, { wood, light, shade }: WoodTones): readonly SceneNode[] {
  const at = spotOf(place);
  const notches = [-0.86, -0.5, 0, 0.5, 0.86].map((share) => at(share * 0.25, 1.425));
  const size = place.scale * 0.045;
  return [
    filled(
      mixColours(wood, shade, 0.6),
      ...notches.map((spot, index) => ellipse(spot, size * [0.5, 0.86, 1, 0.86, 0.5][index]!, size * 0.8)),
    ),
    stroked(
      withAlpha(mixColours(wood, light, 0.8), 0.7),
      place.scale * 0.008,
      ...notches.map((spot, index) => {
        const wide = size * [0.5, 0.86, 1, 0.86, 0.5][index]!;
        return smoothLine([
          { x: spot.x - wide, y: spot.y },
          { x: spot.x, y: spot.y + size * 0.8 },
          { x: spot.x + wide, y: spot.y },
        ]);
      }),
    ),
  ];
}

function battlements(place: TurnedPlace, { wood, light, shade }: WoodTones): readonly SceneNode[] {
  const at = spotOf(place);
  const gaps = [-0.78, -0.12, 0.6].map((share, index) => {
    const half = [0.028, 0.042, 0.034][index]!;
    return polygon([
      at(share * 0.275 - half, 1.11),
      at(share * 0.275 + half, 1.11),
      at(share * 0.275 + half, 0.99),
      at(share * 0.275 - half, 0.99),
    ]);
  });
  return [
    filled(mixColours(wood, shade, 0.82), ...gaps),
    stroked(
      withAlpha(mixColours(wood, light, 0.7), 0.8),
      place.scale * 0.009,
      ...[-0.78, -0.12, 0.6].map((share) => smoothLine([at(share * 0.275 + 0.04, 1.07), at(share * 0.275 + 0.04, 0.99)])),
    ),
  ];
}

/** The carved head of a knight in light on its face. */
function carvedHead(place: TurnedPlace, { wood, light, shade }: WoodTones): readonly SceneNode[] {
  const { scale } = place;
  const at = spotOf(place);
  const shape = head(place);
  const lit = (share: number): Rgba => mixColours(wood, light, share);
  const dark = (share: number): Rgba => mixColours(wood, shade, share);
  const mane = Array.from({ length: 7 }, (_, index) => {
    const share = index / 6;
    const [x, up] = [0.02 + 0.29 * Math.sin(share * 1.5), 1.3 - 0.76 * share];
    return smoothLine([at(x + 0.03, up + 0.03), at(x - 0.06, up - 0.02), at(x - 0.12, up - 0.11)]);
  });
  return [
    filled(lit(0.72), shape),
    clipped(shape, [
      painted(
        linearPaint(at(-0.44, 1.1), at(0.34, 0.8), [lit(0.46), lit(0.08), dark(0.42), dark(0.8)]),
        awayFromLight(shape, place, 0.016),
      ),
      painted(
        radialPaint(at(-0.2, 0.99), scale * 0.2, [withAlpha(lit(0.6), 0.9), withAlpha(lit(0.3), 0)]),
        ellipse(at(-0.2, 0.99), scale * 0.2),
      ),
      stroked(withAlpha(dark(0.75), 0.85), scale * 0.016, smoothLine([at(-0.1, 1.12), at(-0.06, 0.98), at(-0.12, 0.87), at(-0.2, 0.85)])),
      stroked(withAlpha(dark(0.8), 0.8), scale * 0.018, ...mane),
      stroked(withAlpha(lit(0.5), 0.5), scale * 0.008, ...mane.map((line) => awayFromLight(line, place, 0.012))),
      stroked(dark(0.85), scale * 0.016, smoothLine([at(-0.5, 0.93), at(-0.44, 0.92), at(-0.38, 0.9)])),
      filled(dark(0.9), ellipse(at(-0.455, 0.985), scale * 0.016, scale * 0.012), ellipse(at(-0.275, 1.15), scale * 0.022, scale * 0.015)),
      filled(withAlpha(WHITE, 0.8), ellipse(at(-0.28, 1.154), scale * 0.005)),
      stroked(withAlpha(dark(0.8), 0.9), scale * 0.014, smoothLine([at(-0.33, 1.17), at(-0.27, 1.2), at(-0.21, 1.16)])),
      stroked(withAlpha(dark(0.7), 0.7), scale * 0.012, smoothLine([at(-0.17, 1.34), at(-0.16, 1.42), at(-0.19, 1.49)])),
    ]),
  ];
}
