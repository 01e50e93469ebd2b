import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import type { Action } from './action.ts';

const STEP = 1.25;

export const zoomIn: Action = {
  id: 'zoom-in',
  label: 'Zoom in',
  group: 'View',
  shortcuts: ['Mod+=', 'Mod++'],
  isEnabled: () => true,
  run: ({ camera }) => camera.getState().zoom(null, STEP),
};

export const zoomOut: Action = {
  id: 'zoom-out',
  label: 'Zoom out',
  group: 'View',
  shortcuts: ['Mod+-'],
  isEnabled: () => true,
  run: ({ camera }) => camera.getState().zoom(null, 1 / STEP),
};

export const fitCover: Action = {
  id: 'fit',
  label: 'Fit the cover',
  group: 'View',
  shortcuts: ['Mod+0', '1'],
  isEnabled: () => true,
  run: ({ camera, store }) => camera.getState().fit(measureCover(specificationOf(store.getState().history.present)).file),
};
