import { type LengthMeasure, lengthMeasure } from '@coverwright/core/geometry/length-units.ts';
import { useStore } from 'zustand';
import { useDesign, useMountedEditor } from './editor-context.ts';

/** Returns the unit in which lengths of the open cover are shown and typed. */
export function useLengthMeasure(): LengthMeasure {
  const { format } = useDesign();
  const unit = useStore(useMountedEditor().view, (state) => state.unit);
  return lengthMeasure(format, unit);
}
