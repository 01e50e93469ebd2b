import type { Genre } from '../genres/genre.ts';
import type { LayoutId } from '../genres/layout-ids.ts';
import { factsOfPicture } from '../pictures/readings/facts-of-picture.ts';
import type { BriefPicture } from './cover-brief.ts';
import type { Layout } from './layout-stage.ts';
import { LAYOUTS } from './layouts/layouts.ts';
import { familiesFor } from './takes-title.ts';

/**
 * The genre's families that take this title and find what they need among these pictures, in the genre's order. Of each the numbers of
 * the pictures that it is drawn for; null: it takes every one.
 */
export function familiesWith(
  genre: Genre,
  words: Parameters<typeof familiesFor>[1],
  pictures: readonly BriefPicture[],
): ReadonlyMap<LayoutId, readonly number[] | null> {
  return new Map(
    familiesFor(genre, words).flatMap((id): [LayoutId, readonly number[] | null][] => {
      const { wants, needsPicture }: Layout = LAYOUTS[id];
      if (!wants) return needsPicture && pictures.length === 0 && id !== genre.look.layout ? [] : [[id, null]];
      const fitting = pictures.flatMap(({ image, pixels }, index) => (wants(factsOfPicture(image.assetId, pixels)) ? [index] : []));
      return fitting.length > 0 ? [[id, fitting]] : [];
    }),
  );
}
