import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createMaskEditor } from './create-mask-editor.ts';
import { wholeMask } from './mask.ts';
import { MaskCanvas } from './mask-canvas.tsx';

let root: Root | null = null;
afterEach(() => {
  root?.unmount();
  vi.restoreAllMocks();
});

test('[E8] a second finger neither paints nor ends the stroke of the first', async () => {
  // Synthetic pointers cannot be captured.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {});
  const picture = Object.assign(document.createElement('canvas'), { width: 100, height: 100 });
  const editor = createMaskEditor(wholeMask(100, 100));
  const host = document.createElement('div');
  host.style.width = '100px';
  document.body.append(host);
  root = createRoot(host);
  const brush = { mode: 'erase', hardness: 1 } as const;
  root.render(<MaskCanvas picture={picture} editor={editor} brush={brush} reach={2} zoom={1} isMoving={false} />);
  await expect.element(page.getByRole('application')).toBeVisible();
  const canvas = page.getByRole('application').element();
  const { left, top, width } = canvas.getBoundingClientRect();
  const at = (kind: string, pointerId: number, x: number, y: number) =>
    canvas.dispatchEvent(
      new PointerEvent(kind, { pointerId, clientX: left + x * width, clientY: top + y * width, pointerType: 'touch', bubbles: true }),
    );
  at('pointerdown', 1, 0.1, 0.5);
  at('pointerdown', 2, 0.9, 0.5);
  at('pointermove', 2, 0.9, 0.6);
  at('pointerup', 2, 0.9, 0.6);
  at('pointermove', 1, 0.1, 0.9);
  at('pointerup', 1, 0.1, 0.9);
  const { data } = editor.state.getState().steps.present;
  const stays = (x: number, y: number) => data[y * 100 + x];
  expect([stays(50, 55), stays(10, 50), stays(10, 80)]).toEqual([255, 0, 0]);
  expect(editor.state.getState().steps.past).toHaveLength(1);
});
