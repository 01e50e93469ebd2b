/**
 * The part of a 2D canvas that the painter uses, which a browser's CanvasRenderingContext2D, its OffscreenCanvas and the server's canvas
 * all implement. Objects that a platform creates (paths, gradients, picture sources) are opaque here: an `object`.
 */
export interface PaintContext {
  fillStyle: string | object;
  strokeStyle: string | object;
  lineWidth: number;
  lineJoin: 'miter' | 'round' | 'bevel';
  lineCap: 'butt' | 'round' | 'square';
  miterLimit: number;
  globalAlpha: number;
  globalCompositeOperation: PaintOperator;
  imageSmoothingEnabled: boolean;
  imageSmoothingQuality: 'low' | 'medium' | 'high';
  save(): void;
  restore(): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  setLineDash(segments: number[]): void;
  clearRect(x: number, y: number, width: number, height: number): void;
  clip(path: object, rule?: 'nonzero' | 'evenodd'): void;
  fill(path: object, rule?: 'nonzero' | 'evenodd'): void;
  stroke(path: object): void;
  drawImage(source: object, sx: number, sy: number, sw: number, sh: number, dx: number, dy: number, dw: number, dh: number): void;
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): PaintGradient;
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): PaintGradient;
  getImageData(x: number, y: number, width: number, height: number): PaintPixels;
  putImageData(pixels: object, x: number, y: number): void;
}

/** The compositing operators of the platform. The painter sets only those that a scene can request. */
export type PaintOperator =
  | 'color'
  | 'color-burn'
  | 'color-dodge'
  | 'copy'
  | 'darken'
  | 'destination-atop'
  | 'destination-in'
  | 'destination-out'
  | 'destination-over'
  | 'difference'
  | 'exclusion'
  | 'hard-light'
  | 'hue'
  | 'lighten'
  | 'lighter'
  | 'luminosity'
  | 'multiply'
  | 'overlay'
  | 'saturation'
  | 'screen'
  | 'soft-light'
  | 'source-atop'
  | 'source-in'
  | 'source-out'
  | 'source-over'
  | 'xor';

export interface PaintGradient {
  addColorStop(offset: number, colour: string): void;
}

export interface PaintPixels {
  readonly width: number;
  readonly height: number;
  /** The pixels as RGBA, not premultiplied. */
  readonly data: Uint8ClampedArray;
}

export interface PaintPath {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void;
  bezierCurveTo(c1x: number, c1y: number, c2x: number, c2y: number, x: number, y: number): void;
  closePath(): void;
}

export interface PaintCanvas {
  width: number;
  height: number;
  getContext(kind: '2d', settings?: { alpha?: boolean; willReadFrequently?: boolean }): PaintContext | null;
}

/** The source of canvases and paths, which is the only difference between a browser and the server. */
export interface PaintSurface {
  createCanvas(width: number, height: number): PaintCanvas;
  createPath(): PaintPath;
}
