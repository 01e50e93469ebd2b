import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CropFrame } from './crop-frame.tsx';

let root: Root | null = null;
afterEach(() => {
  root?.unmount();
  vi.restoreAllMocks();
});

test('[E6] a second finger does not pull at the crop that the first one holds', async () => {
  // Synthetic pointers cannot be captured.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {});
  const onChange = vi.fn();
  const host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  const crop = { x: 0, y: 0, width: 100, height: 100 };
  root.render(<CropFrame crop={crop} picture={{ width: 400, height: 400 }} scale={1} ratio={null} onChange={onChange} />);
  await expect.element(page.getByTestId('crop-frame')).toBeInTheDocument();
  const inside = page.getByTestId('crop-frame').element().firstElementChild;
  const at = (kind: string, pointerId: number, x: number, y: number) =>
    inside?.dispatchEvent(new PointerEvent(kind, { pointerId, clientX: x, clientY: y, pointerType: 'touch', bubbles: true }));
  at('pointerdown', 1, 10, 10);
  at('pointerdown', 2, 300, 300);
  at('pointermove', 2, 310, 340);
  expect(onChange).not.toHaveBeenCalled();
  at('pointerup', 2, 310, 340);
  at('pointermove', 1, 30, 50);
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ x: 20, y: 40, width: 100, height: 100 });
});
