import { createDesign } from '@coverwright/core/design/create-design.ts';
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createEditorStore } from '../session/create-editor-store.ts';
import { type GestureView, NOTHING_GOING_ON } from '../stage/gestures/gesture-view.ts';
import { runPreflightOnChange } from './run-preflight-on-change.ts';
import type { PreflightClient } from './preflight-client.ts';

test('[B6] a print check whose worker fell over is asked once more, and again with the next change, not for ever', async () => {
  vi.useFakeTimers();
  const ask = vi.fn<PreflightClient['ask']>().mockRejectedValue(new Error('The worker failed'));
  const store = createEditorStore(createDesign(), { make() {} });
  const gestures = { view: createStore<GestureView>(() => ({ ...NOTHING_GOING_ON, pointer: null })) };
  const stop = runPreflightOnChange({ store, gestures, resources: { preflight: { ask, close() {} } } });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(2);
  ask.mockResolvedValue({ findings: [], proof: null });
  store.getState().run({ name: 'change-specification', extent: 320 }, 'Pages');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(store.getState().checked).toBe(store.getState().history.present);
  stop();
  vi.useRealTimers();
});
