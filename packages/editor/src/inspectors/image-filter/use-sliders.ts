import type { FilterAdjustments, ImageFilter } from '@coverwright/core/design/image-filter.ts';
import { useEffect, useState } from 'react';
import { useEditor, useMountedEditor } from '../../session/editor-context.ts';
import { filterOfSliders, slidersOf } from './adjusted-filter.ts';

interface Sliders {
  readonly adjustments: FilterAdjustments;
  /** While held: only the stage's preview changes. */
  readonly slide: (change: Partial<FilterAdjustments>) => void;
  /** Let go: the document changes, as one step. */
  readonly settle: (label: string, change?: Partial<FilterAdjustments>) => void;
}

/** The sliders of what the picture wears. */
export function useSliders(worn: ImageFilter | null): Sliders {
  const { live } = useMountedEditor().resources.filtering;
  const run = useEditor((state) => state.run);
  const [held, setHeld] = useState<FilterAdjustments | null>(null);
  useEffect(() => () => live.end(), [live]);
  const adjustments = held ?? slidersOf(worn);
  return {
    adjustments,
    slide: (change) => {
      const next = { ...adjustments, ...change };
      setHeld(next);
      live.show(filterOfSliders(worn, next));
    },
    settle: (label, change = {}) => {
      run({ name: 'set-image-filter', filter: filterOfSliders(worn, { ...adjustments, ...change }) }, label);
      setHeld(null);
      // The stage paints the crisp picture in the next frame; the preview covers it until then.
      requestAnimationFrame(() => requestAnimationFrame(() => live.end()));
    },
  };
}
