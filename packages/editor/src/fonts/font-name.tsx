import type { UserFont } from '@coverwright/core/design/user-font.ts';
import { useEffect, useRef, useState } from 'react';
import styles from './font-field.module.css';
import { previewFamily, previewOwnFont } from './font-preview.ts';
import { isIntersecting } from '../intersections/is-intersecting.ts';

interface FontNameProps {
  readonly family: string;
  /** The family's regular font, if the author uploaded it. */
  readonly own: UserFont | undefined;
  /** The sample text: the author's own words. Empty: the family's name. */
  readonly sample: string;
}

/** A font family's sample text in its own face, which is loaded only when it scrolls into view. */
export function FontName({ family, own, sample }: FontNameProps) {
  const element = useRef<HTMLSpanElement>(null);
  const [face, setFace] = useState<string | null>(null);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((crossings) => {
      if (!isIntersecting(crossings)) return;
      observer.disconnect();
      setFace(own ? previewOwnFont(own) : previewFamily(family));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [family, own]);
  return (
    <span ref={element} className={styles.option}>
      <span className={styles.sample} style={face ? { fontFamily: face } : undefined}>
        {sample || family}
      </span>
      {sample && <span className={styles.family}>{family}</span>}
    </span>
  );
}
