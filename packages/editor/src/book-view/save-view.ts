import type { RootState } from '@react-three/fiber';
import type { CoverCanvas } from './cover-canvas.ts';
import { saveFile } from '../downloads/save-file.ts';

/** Longer side of a saved picture, as on a 4K screen. Pixels. */
const LONGEST = 3840;
const TURN_MS = 4000;
const FRAMES_A_SECOND = 30;
const VIDEO_BITS = 8_000_000;

export type PictureKind = 'png' | 'jpeg';

/** A still picture of the 3D view. */
export interface Still {
  /** Paints the same view at the size of a saved picture. */
  paintLarge(): Promise<HTMLCanvasElement>;
}

/** Saves the view as a picture with the cover as sharp as print: a PNG without background, or a JPEG on white. */
export async function savePicture(state: RootState, cover: CoverCanvas, kind: PictureKind, name: string): Promise<void> {
  const { gl, size, scene, camera, invalidate } = state;
  const ratio = gl.getPixelRatio();
  const scale = Math.min(LONGEST / Math.max(size.width, size.height), gl.capabilities.maxTextureSize / Math.max(size.width, size.height));
  const ground = gl.getClearAlpha();
  gl.setPixelRatio(scale);
  cover.paintAs(Math.min(LONGEST, gl.capabilities.maxTextureSize));
  if (kind === 'jpeg') gl.setClearColor(0xffffff, 1);
  try {
    gl.render(scene, camera);
    saveBlob(await blobOf(gl.domElement, kind), fileName(name, kind));
  } finally {
    cover.paintAs();
    gl.setClearAlpha(ground);
    gl.setPixelRatio(ratio);
    invalidate();
  }
}

export function canvasOf(picture: ImageData): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.putImageData(picture, 0, 0);
  return canvas;
}

export async function saveStill(still: Still, kind: PictureKind, name: string): Promise<void> {
  const canvas = await still.paintLarge();
  saveBlob(await blobOf(kind === 'png' ? canvas : onWhite(canvas), kind), fileName(name, kind));
}

export function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && MediaRecorder.isTypeSupported('video/webm');
}

/** Films a full turn around the book; the light moves with the camera. @param onProgress share that is done, 0 to 1 */
export async function saveTurntable(
  { gl, camera, advance, invalidate }: RootState,
  name: string,
  onProgress: (share: number) => void,
): Promise<void> {
  const ground = gl.getClearAlpha();
  const [place, turn] = [camera.position.clone(), camera.quaternion.clone()];
  const goRound = (share: number) => {
    const round = turn.clone().setFromAxisAngle(camera.up, share * Math.PI * 2);
    camera.position.copy(place).applyQuaternion(round);
    camera.quaternion.copy(turn).premultiply(round);
  };
  const stream = gl.domElement.captureStream(FRAMES_A_SECOND);
  const recorder = new MediaRecorder(stream, { mimeType: 'video/webm', videoBitsPerSecond: VIDEO_BITS });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
  gl.setClearColor(0xffffff, 1);
  try {
    recorder.start();
    const start = performance.now();
    for (let share = 0; share < 1; ) {
      const now = await nextFrame();
      share = Math.min(1, (now - start) / TURN_MS);
      goRound(share);
      advance(now);
      onProgress(Math.max(0, share));
    }
    recorder.stop();
    await ended;
  } finally {
    for (const track of stream.getTracks()) track.stop();
    goRound(0);
    gl.setClearAlpha(ground);
    invalidate();
  }
  saveBlob(new Blob(parts, { type: 'video/webm' }), `${name}.webm`);
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

function fileName(name: string, kind: PictureKind): string {
  return `${name}.${kind === 'png' ? 'png' : 'jpg'}`;
}

function onWhite(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  const context = copy.getContext('2d');
  if (context) {
    context.fillStyle = 'white';
    context.fillRect(0, 0, copy.width, copy.height);
    context.drawImage(canvas, 0, 0);
  }
  return copy;
}

function blobOf(canvas: HTMLCanvasElement, kind: PictureKind): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be saved.'))), `image/${kind}`, 0.92);
  });
}

function saveBlob(blob: Blob, filename: string): void {
  const url = URL.createObjectURL(blob);
  saveFile({ url, filename });
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
