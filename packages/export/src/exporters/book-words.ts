import type { Design } from '@coverwright/core/design/design.ts';
import { oneLine } from '@coverwright/core/text/one-line.ts';

/** Returns the title and the author as shown on the cover, otherwise as stored in the metadata, each on one line. */
export function bookWords({ frontBoard, metadata }: Design): { readonly title: string; readonly author: string } {
  const onFront = (panelName: string) => frontBoard.textBoxes.find((box) => box.panelName === panelName)?.text.text;
  return { title: oneLine(onFront('Title') || metadata.title), author: oneLine(onFront('Author') || metadata.author) };
}
