import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import type { PaperId } from '@coverwright/core/platforms/platform.ts';
import { inches } from '@coverwright/core/units/units.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import styles from './wrap-figure.module.css';
import { guidesMessages } from './messages.ts';
import { formatMessages } from '@coverwright/core/formats/messages.ts';

interface WrapFigureProps {
  readonly format: 'paperback' | 'hardback';
  /** Trim size in inches, such as `6x9`. */
  readonly trim: `${number}x${number}`;
  readonly pages: number;
  readonly paper: PaperId;
}

/** A drawing of a whole wrap by KDP's figures, true to scale. Its units are print pixels. */
export function WrapFigure({ format, trim, pages, paper }: WrapFigureProps) {
  const t = useMessages(guidesMessages);
  const tFormat = useMessages(formatMessages);
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
  const named = t('bookOf', { format: tFormat(format), width, height, pages, paper });
  const captions = [
    { rect: boards.back, words: t('back') },
    { rect: boards.spine, words: t('spine', { inches: cover.spineInches.toFixed(3) }) },
    { rect: boards.front, words: t('front') },
  ];
  return (
    <figure className={styles['figure']}>
      <svg
        className={styles['drawing']}
        viewBox={`-20 -20 ${file.width + 40} ${file.height + 160}`}
        role="img"
        aria-label={t('figureAlt', { named, size })}
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
              {t('barcode')}
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
        {t.rich('figureCaption', {
          named,
          size: <strong>{size}</strong>,
          red: <span className={styles['key']}>{t('red')}</span>,
          dashed: <span className={styles['safeKey']}>{t('dashed')}</span>,
        })}
      </figcaption>
    </figure>
  );
}

function sides({ x, y, width, height }: Rect): Rect {
  return { x, y, width, height };
}
