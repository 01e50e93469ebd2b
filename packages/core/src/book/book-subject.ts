import type { Design } from '../design/design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { type BookFinish, bookShapeOf } from './book-shape.ts';
import type { Subject } from './scenes.ts';

/** Returns the subject of a mockup scene for a design: the book, and the proportions of its front. */
export function bookSubject(design: Design, { spine, opened }: BookFinish & Pick<Subject, 'opened'> = { spine: 'flat' }): Subject {
  const { front } = geometryOf(design).boards;
  return {
    shape: bookShapeOf(design, { spine }),
    proportion: front.width / front.height,
    ...(opened === undefined ? {} : { opened }),
  };
}
