import type { DesignImage } from '../../design/design-image.ts';
import { fillPictures } from '../../design/fill.ts';
import type { TextBox } from '../../design/text-box.ts';

/** Returns the pictures that fill a text's letters. */
export function textPictures({ fill, lines = [] }: TextBox['text']): readonly DesignImage[] {
  return [...fillPictures(fill), ...lines.flatMap(({ runs }) => runs.flatMap((run) => fillPictures(run.fill)))];
}
