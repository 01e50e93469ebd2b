import { useEffect, useRef } from 'react';
import { isIntersecting } from '../../intersections/is-intersecting.ts';

/** Marks the end of a list, and calls back when it comes near the view, to load the next page. Give it a key that changes with the list. */
export function EndOfPage({ onSeen }: { readonly onSeen: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((crossings) => isIntersecting(crossings) && onSeen(), { rootMargin: '300px' });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [onSeen]);
  return <div ref={element} style={{ height: 1 }} />;
}
