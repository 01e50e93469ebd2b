import type { Profile } from './turned-wood.ts';

export const CHESS_PIECES = ['king', 'queen', 'knight', 'rook', 'bishop', 'pawn'] as const;
export type ChessPiece = (typeof CHESS_PIECES)[number];

/** The foot of a piece, up to its stem. @param wide its radius. */
const foot = (wide: number, stem: number): Profile => [
  [0, wide * 0.95],
  [0.025, wide],
  [0.1, wide],
  [0.125, wide * 0.94],
  [0.14, wide * 0.82],
  [0.17, wide * 0.84],
  [0.21, wide * 0.8],
  [0.25, wide * 0.68],
  [0.3, wide * 0.5],
  [0.38, (wide * 0.4 + stem * 1.3) / 2],
];

/** Turned outlines in squares of the board. The cross of a king and the head of a knight are carved. */
export const PROFILES: Readonly<Record<ChessPiece, Profile>> = {
  pawn: [
    ...foot(0.34, 0.11),
    [0.46, 0.13],
    [0.56, 0.108],
    [0.575, 0.19],
    [0.6, 0.205],
    [0.625, 0.19],
    [0.64, 0.115],
    [0.67, 0.13],
    [0.71, 0.172],
    [0.77, 0.196],
    [0.82, 0.2],
    [0.88, 0.186],
    [0.94, 0.145],
    [0.98, 0.085],
    [1, 0.01],
  ],
  king: [
    ...foot(0.43, 0.14),
    [0.55, 0.17],
    [0.8, 0.138],
    [1.0, 0.132],
    [1.015, 0.225],
    [1.045, 0.24],
    [1.07, 0.22],
    [1.085, 0.18],
    [1.11, 0.2],
    [1.13, 0.165],
    [1.17, 0.15],
    [1.28, 0.18],
    [1.42, 0.246],
    [1.45, 0.256],
    [1.465, 0.22],
    [1.52, 0.15],
    [1.56, 0.075],
    [1.6, 0.05],
  ],
  queen: [
    ...foot(0.41, 0.13),
    [0.55, 0.16],
    [0.8, 0.13],
    [0.96, 0.122],
    [0.975, 0.21],
    [1.0, 0.225],
    [1.025, 0.2],
    [1.04, 0.17],
    [1.07, 0.185],
    [1.09, 0.15],
    [1.12, 0.14],
    [1.24, 0.17],
    [1.37, 0.25],
    [1.43, 0.262],
    [1.44, 0.2],
    [1.47, 0.12],
    [1.5, 0.05],
    [1.52, 0.075],
    [1.56, 0.088],
    [1.6, 0.07],
    [1.63, 0.01],
  ],
  bishop: [
    ...foot(0.37, 0.12),
    [0.5, 0.14],
    [0.78, 0.11],
    [0.795, 0.19],
    [0.82, 0.205],
    [0.845, 0.18],
    [0.86, 0.13],
    [0.9, 0.125],
    [0.98, 0.17],
    [1.06, 0.194],
    [1.14, 0.185],
    [1.23, 0.14],
    [1.3, 0.07],
    [1.32, 0.04],
    [1.34, 0.055],
    [1.37, 0.06],
    [1.4, 0.045],
    [1.42, 0.01],
  ],
  rook: [
    ...foot(0.38, 0.18),
    [0.5, 0.205],
    [0.76, 0.18],
    [0.775, 0.25],
    [0.81, 0.262],
    [0.84, 0.24],
    [0.86, 0.235],
    [0.94, 0.265],
    [1.08, 0.275],
    [1.085, 0.2],
  ],
  knight: [...foot(0.39, 0.26), [0.42, 0.28], [0.44, 0.3], [0.47, 0.3], [0.49, 0.24]],
};

/** The heights of whole pieces, squares. */
const HEIGHTS: Readonly<Record<ChessPiece, number>> = { king: 1.9, queen: 1.63, knight: 1.52, rook: 1.08, bishop: 1.42, pawn: 1 };

export function heightOfPiece(piece: ChessPiece): number {
  return HEIGHTS[piece];
}

/** The head of a knight that looks into the light; corners are marked. */
export const HEAD = [
  [-0.27, 0.46, true],
  [-0.3, 0.6],
  [-0.27, 0.74],
  [-0.18, 0.86],
  [-0.2, 0.93],
  [-0.3, 0.89],
  [-0.4, 0.845],
  [-0.47, 0.87],
  [-0.495, 0.95],
  [-0.475, 1.03],
  [-0.39, 1.13],
  [-0.31, 1.25],
  [-0.22, 1.35],
  [-0.2, 1.52, true],
  [-0.1, 1.37],
  [0.03, 1.33],
  [0.18, 1.2],
  [0.29, 0.98],
  [0.335, 0.74],
  [0.31, 0.46, true],
] as const;

/** The points and radii that a piece's shadow is made of, from its foot up. */
export function shadowRings(piece: ChessPiece): Profile {
  if (piece === 'king') return [...PROFILES.king, [1.62, 0.05], [1.7, 0.06], [1.73, 0.14], [1.79, 0.14], [1.82, 0.06], [1.9, 0.05]];
  if (piece !== 'knight') return PROFILES[piece];
  return [...PROFILES.knight, [0.6, 0.28], [0.9, 0.26], [1.05, 0.3], [1.2, 0.24], [1.35, 0.14], [1.52, 0.02]];
}
