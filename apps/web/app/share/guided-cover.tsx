import type { GuideLines } from '@coverwright/core/geometry/guide-lines.ts';
import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import type { ReactNode } from 'react';
import styles from './guided-cover.module.css';

interface GuidedCoverProps {
  readonly picture: string;
  readonly alt: string;
  /** Width by height. */
  readonly aspect: number;
  /** The printer's lines; null to leave them out. */
  readonly guides: GuideLines | null;
  /** Elements over the picture. */
  readonly children?: ReactNode;
}

/** A flat cover at the available size, with the printer's lines over it. */
export function GuidedCover({ picture, alt, aspect, guides, children }: GuidedCoverProps) {
  return (
    <div className={styles['cover']} style={{ aspectRatio: aspect, maxWidth: `calc(74dvh * ${aspect})` }}>
      <img src={picture} alt={alt} draggable={false} />
      {guides ? <Guides guides={guides} /> : null}
      {children}
    </div>
  );
}

function Guides({ guides: { trim, safe, folds, barcode } }: { readonly guides: GuideLines }) {
  return (
    <svg className={styles['guides']} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles['outside']} d={`${box({ x: 0, y: 0, width: 1, height: 1 })}${box(trim)}`} fillRule="evenodd" />
      <path className={styles['trim']} d={box(trim)} />
      {safe.map((rect) => (
        <path key={rect.x} className={styles['safe']} d={box(rect)} />
      ))}
      {folds.map(({ x, kind }) => (
        <path key={`${kind}${x}`} className={styles['fold']} d={`M${x} 0V1`} />
      ))}
      {barcode ? <path className={styles['barcode']} d={box(barcode)} /> : null}
    </svg>
  );
}

function box({ x, y, width, height }: Rect): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}
