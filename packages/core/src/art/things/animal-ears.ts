import { BLACK, WHITE } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { type FacePlace, onBothSides } from './face-drawing.ts';
import type { FaceStyle } from './face-styles.ts';

type Ears = (at: FacePlace, radius: number, style: FaceStyle) => readonly SceneNode[];

/** Ears, horns and antlers, which stand behind a head. */
export const EARS: Readonly<Partial<Record<FaceStyle['ears'], Ears>>> = {
  round: (at, radius, { ear, inner }) =>
    onBothSides((sign) => [
      filled(ear, ellipse(at(sign * 0.72, -0.68), radius * 0.36)),
      filled(inner, ellipse(at(sign * 0.72, -0.66), radius * 0.2)),
    ]),
  large: (at, radius, { ear, inner }) =>
    onBothSides((sign) => [
      filled(ear, ellipse(at(sign * 0.86, -0.7), radius * 0.56)),
      filled(inner, ellipse(at(sign * 0.86, -0.68), radius * 0.36)),
    ]),
  point: (at, _radius, { ear, inner }) =>
    onBothSides((sign) => [
      filled(
        ear,
        smoothShape([at(sign * 0.96, -0.1), at(sign * 0.94, -0.8), at(sign * 0.86, -1.24), at(sign * 0.52, -1.0), at(sign * 0.14, -0.6)]),
      ),
      filled(
        inner,
        smoothShape([at(sign * 0.84, -0.5), at(sign * 0.84, -0.86), at(sign * 0.8, -1.06), at(sign * 0.58, -0.86), at(sign * 0.4, -0.66)]),
      ),
    ]),
  long: (at, radius, { ear, inner }) =>
    onBothSides((sign) => [
      filled(
        ear,
        smoothShape([
          at(sign * 0.18, -0.6),
          at(sign * 0.2, -1.3),
          at(sign * 0.36, -1.86),
          at(sign * 0.62, -1.8),
          at(sign * 0.72, -1.3),
          at(sign * 0.66, -0.5),
        ]),
      ),
      filled(inner, ellipse(at(sign * 0.46, -1.22), radius * 0.13, radius * 0.44)),
    ]),
  flop: (at, _radius, { ear }) =>
    onBothSides((sign) => [
      filled(
        ear,
        smoothShape([
          at(sign * 0.5, -0.78),
          at(sign * 0.9, -0.84),
          at(sign * 1.22, -0.4),
          at(sign * 1.3, 0.16),
          at(sign * 1.06, 0.42),
          at(sign * 0.9, 0),
          at(sign * 0.78, -0.4),
        ]),
      ),
    ]),
  fan: (at, radius, { ear, inner }) =>
    onBothSides((sign) => [
      filled(
        ear,
        smoothShape([
          at(sign * 0.5, -0.7),
          at(sign * 1.1, -0.96),
          at(sign * 1.62, -0.6),
          at(sign * 1.72, 0),
          at(sign * 1.44, 0.5),
          at(sign * 1.0, 0.56),
          at(sign * 0.7, 0.3),
        ]),
      ),
      filled(inner, ellipse(at(sign * 1.2, -0.16), radius * 0.34, radius * 0.48)),
    ]),
  tuft: (at, _radius, { ear }) =>
    onBothSides((sign) => [
      filled(ear, polygon([at(sign * 0.98, -0.1), at(sign * 0.94, -1.1), at(sign * 0.62, -0.84), at(sign * 0.3, -0.72)])),
    ]),
  bump: (at, radius, { ear }) => onBothSides((sign) => [filled(ear, ellipse(at(sign * 0.52, -0.78), radius * 0.36))]),
  horn: (at, radius, { ear, inner }) =>
    onBothSides((sign) => [
      filled(
        inner,
        smoothShape([at(sign * 0.3, -0.7), at(sign * 0.4, -1.1), at(sign * 0.66, -1.34), at(sign * 0.64, -1.04), at(sign * 0.68, -0.62)]),
      ),
      filled(ear, ellipse(at(sign * 1.02, -0.32), radius * 0.3, radius * 0.17)),
    ]),
  leaf: (at, _radius, style) => onBothSides((sign) => leafEar(at, sign, style)),
  upright: (at, radius, style) => onBothSides((sign) => uprightEar(at, radius, sign, style)),
  antlers: (at, radius, style) =>
    onBothSides((sign) => [
      stroked(
        style.tone,
        radius * 0.13,
        smoothLine([at(sign * 0.3, -0.7), at(sign * 0.4, -1.04), at(sign * 0.66, -1.3), at(sign * 0.7, -1.58)]),
        smoothLine([at(sign * 0.37, -1.0), at(sign * 0.22, -1.2), at(sign * 0.22, -1.42)]),
        smoothLine([at(sign * 0.58, -1.22), at(sign * 0.86, -1.26), at(sign * 0.98, -1.42)]),
      ),
      ...leafEar(at, sign, style),
    ]),
  stalks: (at, radius, style) =>
    onBothSides((sign) => [
      stroked(mixColours(style.coat, BLACK, 0.12), radius * 0.15, smoothLine([at(sign * 0.28, -0.7), at(sign * 0.36, -1.16)])),
      filled(style.tone, ellipse(at(sign * 0.37, -1.2), radius * 0.15, radius * 0.13)),
      ...leafEar(at, sign, style),
    ]),
  curved: (at, radius, style) =>
    onBothSides((sign) => [
      filled(
        style.tone,
        smoothShape([
          at(sign * 0.16, -0.7),
          at(sign * 0.2, -1.1),
          at(sign * 0.46, -1.42),
          at(sign * 0.86, -1.44),
          at(sign * 0.64, -1.26),
          at(sign * 0.5, -1.0),
          at(sign * 0.5, -0.64),
        ]),
      ),
      stroked(
        mixColours(style.tone, BLACK, 0.22),
        radius * 0.04,
        ...[0, 1, 2].map((ring) =>
          smoothLine([at(sign * (0.2 + ring * 0.05), -0.86 - ring * 0.18), at(sign * (0.48 + ring * 0.04), -0.84 - ring * 0.14)]),
        ),
      ),
      filled(
        style.ear,
        smoothShape([
          at(sign * 0.78, -0.34),
          at(sign * 1.16, -0.42),
          at(sign * 1.5, -0.12),
          at(sign * 1.46, 0.06),
          at(sign * 1.12, 0),
          at(sign * 0.84, -0.04),
        ]),
      ),
      filled(
        style.inner,
        smoothShape([at(sign * 0.9, -0.24), at(sign * 1.16, -0.28), at(sign * 1.38, -0.06), at(sign * 1.14, -0.1), at(sign * 0.92, -0.12)]),
      ),
    ]),
  wide: (at, _radius, { ear, inner }) =>
    onBothSides((sign) => [
      filled(
        ear,
        smoothShape([
          at(sign * 1.0, 0.04),
          at(sign * 1.26, -0.6),
          at(sign * 1.3, -1.36),
          at(sign * 1.16, -1.44),
          at(sign * 0.66, -1.06),
          at(sign * 0.2, -0.6),
        ]),
      ),
      filled(
        inner,
        smoothShape([at(sign * 0.98, -0.3), at(sign * 1.12, -0.7), at(sign * 1.14, -1.16), at(sign * 0.76, -0.92), at(sign * 0.5, -0.64)]),
      ),
    ]),
  brush: (at, radius, { ear, inner }) =>
    onBothSides((sign) => [
      stroked(
        mixColours(ear, BLACK, 0.1),
        radius * 0.07,
        ...[0.66, 0.8, 0.94].map((x) => smoothLine([at(sign * 0.76, -1.0), at(sign * (x + 0.02), -1.42 + Math.abs(x - 0.8) * 0.8)])),
      ),
      filled(
        ear,
        smoothShape([at(sign * 0.94, -0.2), at(sign * 0.98, -0.8), at(sign * 0.8, -1.14), at(sign * 0.52, -0.96), at(sign * 0.24, -0.6)]),
      ),
      filled(inner, smoothShape([at(sign * 0.8, -0.5), at(sign * 0.82, -0.8), at(sign * 0.74, -0.94), at(sign * 0.56, -0.8)])),
    ]),
  plates: (at, _radius, { inner }) => [
    filled(mixColours(inner, BLACK, 0.14), ...[-1, 1].map((sign) => plate(at, sign * 0.72, 0.22))),
    filled(inner, ...[-1, 1].map((sign) => plate(at, sign * 0.4, 0.24))),
    filled(mixColours(inner, WHITE, 0.14), plate(at, 0, 0.27)),
  ],
};

/** A plate on the back of a head, around which it leans outwards. */
function plate(at: FacePlace, x: number, half: number) {
  const foot = -0.86 + x * x * 0.42;
  return smoothShape([
    at(x - half, foot + 0.26),
    at(x - half * 0.72 + x * 0.14, foot - 0.16),
    at(x * 1.3, foot - 0.5 + Math.abs(x) * 0.1),
    at(x + half * 0.72 + x * 0.14, foot - 0.16),
    at(x + half, foot + 0.26),
  ]);
}

/** An ear that stands out at the side. */
function leafEar(at: FacePlace, sign: 1 | -1, { ear, inner }: FaceStyle): readonly SceneNode[] {
  return [
    filled(
      ear,
      smoothShape([
        at(sign * 0.56, -0.5),
        at(sign * 0.86, -0.86),
        at(sign * 1.3, -0.94),
        at(sign * 1.52, -0.84),
        at(sign * 1.34, -0.5),
        at(sign * 0.92, -0.26),
      ]),
    ),
    filled(
      inner,
      smoothShape([
        at(sign * 0.76, -0.52),
        at(sign * 0.96, -0.74),
        at(sign * 1.26, -0.82),
        at(sign * 1.38, -0.76),
        at(sign * 1.22, -0.56),
        at(sign * 0.94, -0.42),
      ]),
    ),
  ];
}

/** A narrow ear that stands up. */
function uprightEar(at: FacePlace, radius: number, sign: 1 | -1, { ear, inner }: FaceStyle): readonly SceneNode[] {
  return [
    filled(
      ear,
      smoothShape([
        at(sign * 0.28, -0.6),
        at(sign * 0.3, -1.04),
        at(sign * 0.5, -1.44),
        at(sign * 0.62, -1.36),
        at(sign * 0.76, -0.96),
        at(sign * 0.72, -0.5),
      ]),
    ),
    filled(inner, ellipse(at(sign * 0.53, -0.98), radius * 0.1, radius * 0.26)),
  ];
}
