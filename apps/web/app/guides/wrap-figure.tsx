import { FORMATS } from '@coverwright/core/formats/format.ts';
import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import type { PaperId } from '@coverwright/core/platforms/platform.ts';
import { inches } from '@coverwright/core/units/units.ts';
import styles from './wrap-figure.module.css';

interface WrapFigureProps {
  readonly format: 'paperback' | 'hardback';
  /** Inches, as `6x9`. */
  readonly trim: `${number}x${number}`;
  readonly pages: number;
  readonly paper: PaperId;
}

/** A printer's drawing of a whole wrap by KDP, true to scale. Its units are print pixels. */
export function WrapFigure({ format, trim, pages, paper }: WrapFigureProps) {
  const [width = 0, height = 0] = trim.split('x').map(Number);
  const cover = measureCover({
    platform: 'kdp',
    format,
    trim: { width: inches(width), height: inches(height) },
    paper,
    extent: pages,
    readingDirection: 'ltr',
  });
  const { file, trimBox, boards, safe, folds, barcode } = cover;
  const size = `${cover.widthInches.toFixed(3)} × ${cover.heightInches.toFixed(3)} in`;
  const named = `${FORMATS[format].name}, ${width} × ${height} in, ${pages} pages on ${paper} paper`;
  const captions = [
    { rect: boards.back, words: 'back' },
    { rect: boards.spine, words: `spine ${cover.spineInches.toFixed(3)}` },
    { rect: boards.front, words: 'front' },
  ];
  return (
    <figure className={styles['figure']}>
      <svg
        className={styles['drawing']}
        viewBox={`-20 -20 ${file.width + 40} ${file.height + 160}`}
        role="img"
        aria-label={`Drawing of a ${named}: the file is ${size}`}
      >
        <rect className={styles['bleed']} {...sides(file)} />
        <rect className={styles['trim']} {...sides(trimBox)} />
        {[safe.back, safe.spine, safe.front].map((rect, index) =>
          rect ? <rect key={index} className={styles['safe']} {...sides(rect)} /> : null,
        )}
        {folds.map(({ x, kind }) => (
          <path key={x} className={styles[kind === 'spine' ? 'fold' : 'hinge']} d={`M${x} 0V${file.height}`} />
        ))}
        {barcode ? (
          <>
            <rect className={styles['barcode']} {...sides(barcode)} />
            <text className={styles['small']} x={barcode.x + barcode.width / 2} y={barcode.y + barcode.height / 2 + 18}>
              barcode
            </text>
          </>
        ) : null}
        {captions.map(({ rect, words }) =>
          rect ? (
            <text key={words} className={styles['words']} x={rect.x + rect.width / 2} y={file.height + 100}>
              {words}
            </text>
          ) : null,
        )}
      </svg>
      <figcaption>
        {named}: the file is <strong>{size}</strong>. <span className={styles['key']}>Red</span> is the cut,{' '}
        <span className={styles['safeKey']}>dashed</span> the safe area.
      </figcaption>
    </figure>
  );
}

function sides({ x, y, width, height }: Rect): Rect {
  return { x, y, width, height };
}
