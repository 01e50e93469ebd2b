import type { ImageFilter } from '@coverwright/core/design/image-filter.ts';
import { applyFilter } from '@coverwright/core/filters/apply-filter.ts';
import { imagePalette } from '@coverwright/core/palette/image-palette.ts';
import { readPictureFacts } from '@coverwright/core/pictures/readings/picture-facts.ts';
import type { FilterAnswer, FilterTask, SentPixels } from './filter-task.ts';

/** Creates a handler of filter tasks that runs them one at a time, and remembers the held picture. */
export function createFilterAnswerer(): (task: FilterTask) => FilterAnswer {
  let held: SentPixels | null = null;
  return (task) => {
    switch (task.kind) {
      case 'hold':
        held = task.pixels;
        return { pixels: null, colours: [] };
      case 'look':
        return { pixels: held && filtered({ ...held, data: held.data.slice() }, task.filter), colours: [] };
      case 'filter':
        return { pixels: filtered(task.pixels, task.filter), colours: [] };
      case 'palette':
        return { pixels: null, colours: imagePalette(filtered(task.pixels, task.filter)) };
      case 'facts':
        return { pixels: null, colours: [], facts: readPictureFacts(task.pixels) };
    }
  };
}

function filtered(pixels: SentPixels, filter: ImageFilter | null): SentPixels {
  if (filter) applyFilter(pixels.data, filter);
  return pixels;
}
