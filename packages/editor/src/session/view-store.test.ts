import { expect, test } from 'vitest';
import { createViewStore } from './view-store.ts';

function keptIn(kept: Map<string, string>) {
  return () => ({ getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
}

test('[E18] the rulers and their unit are remembered by the browser; an open list of layers is not', () => {
  const kept = new Map<string, string>();
  const first = createViewStore(keptIn(kept));
  expect(first.getState()).toMatchObject({ rulers: true, unit: 'in' });
  first.getState().toggleUnit();
  first.getState().toggleRulers();
  first.getState().showLayers(true);
  expect(createViewStore(keptIn(kept)).getState()).toMatchObject({ rulers: false, unit: 'mm', layersOpen: false });
});

test('[E18] a browser that keeps nothing, or something else, still has rulers', () => {
  const closed = createViewStore(() => {
    throw new Error('no storage here');
  });
  closed.getState().toggleUnit();
  expect(closed.getState()).toMatchObject({ rulers: true, unit: 'mm' });
  expect(createViewStore(keptIn(new Map([['coverwright.view', '{"unit":"ell"}']]))).getState().unit).toBe('in');
});
