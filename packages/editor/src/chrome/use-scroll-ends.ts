import { type RefObject, useEffect, useState } from 'react';

/** Tolerance for a rounded scroll position at the end, in screen pixels. */
const NEAR = 2;

interface ScrollEnds {
  readonly before: boolean;
  readonly after: boolean;
}

/** Returns for each end of a scrollable element whether there is more content beyond it. */
export function useScrollEnds(scroller: RefObject<HTMLElement | null>): ScrollEnds {
  const [ends, setEnds] = useState<ScrollEnds>({ before: false, after: false });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
      const before = scrollLeft > NEAR || scrollTop > NEAR;
      const after = scrollWidth - clientWidth - scrollLeft > NEAR || scrollHeight - clientHeight - scrollTop > NEAR;
      setEnds((known) => (known.before === before && known.after === after ? known : { before, after }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [scroller]);
  return ends;
}
