import type { Point, Size } from '@coverwright/core/geometry/shapes.ts';
import { type StoreApi, createStore } from 'zustand/vanilla';
import { type Camera, fitCamera, panBy, zoomAt } from './camera.ts';

/** Where the author looks. Kept apart from the editor's store: it changes at every frame of a pan. */
export interface CameraState {
  readonly camera: Camera;
  readonly stage: Size;
  /** True until the author zooms or pans: the cover then follows the stage's size. */
  readonly followsStage: boolean;
  setStage(stage: Size, cover: Size): void;
  fit(cover: Size): void;
  zoom(at: Point | null, factor: number): void;
  pan(dx: number, dy: number): void;
}

export type CameraStore = StoreApi<CameraState>;

const ROOMY = 48;
const CRAMPED = 14;
const CRAMPED_BELOW = 700;

export function createCameraStore(): CameraStore {
  const paddingFor = ({ width }: Size) => (width < CRAMPED_BELOW ? CRAMPED : ROOMY);
  return createStore((set, get) => ({
    camera: { scale: 0.2, x: 0, y: 0 },
    stage: { width: 0, height: 0 },
    followsStage: true,
    setStage(stage, cover) {
      const { followsStage, camera } = get();
      set({ stage, camera: followsStage ? fitCamera(cover, stage, paddingFor(stage)) : camera });
    },
    fit: (cover) => set(({ stage }) => ({ camera: fitCamera(cover, stage, paddingFor(stage)), followsStage: true })),
    zoom: (at, factor) =>
      set(({ camera, stage }) => ({
        camera: zoomAt(camera, at ?? { x: stage.width / 2, y: stage.height / 2 }, factor),
        followsStage: false,
      })),
    pan: (dx, dy) => set(({ camera }) => ({ camera: panBy(camera, dx, dy), followsStage: false })),
  }));
}
