import { type StoreApi, createStore } from 'zustand/vanilla';
import { type Brush, type Mask, type StrokeBounds, isEmpty, paintLine } from './mask.ts';
import { type MaskSteps, pushMaskStep, startMaskSteps, stepBack, stepForward } from './mask-steps.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A mask that is edited with a brush. */
export interface MaskEditor {
  readonly state: StoreApi<{
    readonly steps: MaskSteps;
    /** True if the mask hides the whole picture. */
    readonly isEmpty: boolean;
  }>;
  /** Prepares a stroke before its first line. */
  startStroke(): void;
  /** Paints a line. @returns the area to redraw; null if nothing changed */
  paint(from: Point, to: Point, brush: Brush): StrokeBounds | null;
  endStroke(): void;
  undo(): void;
  redo(): void;
}

export function createMaskEditor(mask: Mask): MaskEditor {
  const state: MaskEditor['state'] = createStore(() => ({ steps: startMaskSteps(mask), isEmpty: isEmpty(mask) }));
  const show = (steps: MaskSteps) => state.setState({ steps, isEmpty: isEmpty(steps.present) });
  return {
    state,
    startStroke: () => state.setState(({ steps }) => ({ steps: pushMaskStep(steps) })),
    paint: (from, to, brush) => paintLine(state.getState().steps.present, from, to, brush),
    endStroke: () => show(state.getState().steps),
    undo: () => show(stepBack(state.getState().steps)),
    redo: () => show(stepForward(state.getState().steps)),
  };
}
