import type { Design } from '../design/design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { type BookFinish, bookShapeOf } from './book-shape.ts';
import type { Subject } from './scenes.ts';

/** Returns what of a design is shown as a thing. */
export function bookSubject(design: Design, { spine, opened }: BookFinish & Pick<Subject, 'opened'> = { spine: 'flat' }): Subject {
  const { front } = geometryOf(design).boards;
  return {
    shape: bookShapeOf(design, { spine }),
    proportion: front.width / front.height,
    ...(opened === undefined ? {} : { opened }),
  };
}
