import type { RootState } from '@react-three/fiber';
import { saveFile } from '../downloads/save-file.ts';

/** A long side as large as a 4K screen's. Pixels. */
const LONGEST = 3840;
const TURN_MS = 4000;
const FRAMES_A_SECOND = 30;
const VIDEO_BITS = 8_000_000;

export type PictureKind = 'png' | 'jpeg';

/** Saves what is seen as a picture: a PNG on nothing, a JPEG on white. */
export async function savePicture(state: RootState, kind: PictureKind, name: string): Promise<void> {
  const { gl, size, scene, camera, invalidate } = state;
  const ratio = gl.getPixelRatio();
  const scale = Math.min(LONGEST / Math.max(size.width, size.height), gl.capabilities.maxTextureSize / Math.max(size.width, size.height));
  const ground = gl.getClearAlpha();
  gl.setPixelRatio(scale);
  if (kind === 'jpeg') gl.setClearColor(0xffffff, 1);
  gl.render(scene, camera);
  const blob = await blobOf(gl.domElement, kind);
  gl.setClearAlpha(ground);
  gl.setPixelRatio(ratio);
  invalidate();
  saveBlob(blob, `${name}.${kind === 'png' ? 'png' : 'jpg'}`);
}

/** Saves the still picture as it is. */
export async function saveStill(canvas: HTMLCanvasElement, kind: PictureKind, name: string): Promise<void> {
  saveBlob(await blobOf(kind === 'png' ? canvas : onWhite(canvas), kind), `${name}.${kind === 'png' ? 'png' : 'jpg'}`);
}

export function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && MediaRecorder.isTypeSupported('video/webm');
}

/** Films one turn round the book. @param onProgress 0 to 1. */
export async function saveTurntable(
  { gl, scene, camera, invalidate }: RootState,
  name: string,
  onProgress: (share: number) => void,
): Promise<void> {
  const ground = gl.getClearAlpha();
  gl.setClearColor(0xffffff, 1);
  const stream = gl.domElement.captureStream(FRAMES_A_SECOND);
  const recorder = new MediaRecorder(stream, { mimeType: 'video/webm', videoBitsPerSecond: VIDEO_BITS });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
  recorder.start();
  const turned = scene.rotation.y;
  const start = performance.now();
  await new Promise<void>((resolve) => {
    const step = () => {
      const share = Math.min(1, (performance.now() - start) / TURN_MS);
      scene.rotation.y = turned + share * Math.PI * 2;
      gl.render(scene, camera);
      onProgress(share);
      if (share < 1) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
  recorder.stop();
  await ended;
  for (const track of stream.getTracks()) track.stop();
  scene.rotation.y = turned;
  gl.setClearAlpha(ground);
  invalidate();
  saveBlob(new Blob(parts, { type: 'video/webm' }), `${name}.webm`);
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
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))), `image/${kind}`, 0.92);
  });
}

function saveBlob(blob: Blob, filename: string): void {
  const url = URL.createObjectURL(blob);
  saveFile({ url, filename });
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
