import type { FilterAdjustments, ImageFilter } from '@coverwright/core/design/image-filter.ts';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEditor, useMountedEditor } from '../../session/editor-context.ts';
import { filterOfSliders, slidersOf } from './adjusted-filter.ts';

export interface Sliders {
  readonly adjustments: FilterAdjustments;
  /** Called during a drag: only the stage's preview changes. */
  readonly slide: (change: Partial<FilterAdjustments>) => void;
  /** Called on release: the document changes, as one step. */
  readonly settle: (label: string, change?: Partial<FilterAdjustments>) => void;
}

/** Connects the sliders to the filter of the picture. */
export function useSliders(worn: ImageFilter | null): Sliders {
  const { live } = useMountedEditor().resources.filtering;
  const run = useEditor((state) => state.run);
  const [held, setHeld] = useState<FilterAdjustments | null>(null);
  useEffect(() => () => live.end(), [live]);
  const adjustments = held ?? slidersOf(worn);
  // A ref keeps the callbacks stable, so that only the slider that moves is rendered again.
  const latest = useRef({ worn, adjustments });
  useLayoutEffect(() => {
    latest.current = { worn, adjustments };
  });
  const slide = useCallback(
    (change: Partial<FilterAdjustments>) => {
      const next = { ...latest.current.adjustments, ...change };
      setHeld(next);
      live.show(filterOfSliders(latest.current.worn, next));
    },
    [live],
  );
  const settle = useCallback(
    (label: string, change: Partial<FilterAdjustments> = {}) => {
      const { worn: before, adjustments: shown } = latest.current;
      run({ name: 'set-image-filter', filter: filterOfSliders(before, { ...shown, ...change }) }, label);
      setHeld(null);
      // The stage paints the sharp picture in the next frame; the preview covers it until then.
      requestAnimationFrame(() => requestAnimationFrame(() => live.end()));
    },
    [live, run],
  );
  return { adjustments, slide, settle };
}
