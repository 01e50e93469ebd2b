import { memo } from 'react';
import { safeRect } from '@coverwright/core/geometry/boards.ts';
import { listFlaps } from '@coverwright/core/geometry/list-flaps.ts';
import { boardMessages } from '@coverwright/core/geometry/messages.ts';
import type { CoverGeometry } from '@coverwright/core/geometry/cover-geometry.ts';
import type { Rect, Size } from '@coverwright/core/geometry/shapes.ts';
import { useMessages } from '../messages/use-messages.ts';
import { type Camera, toStage } from './camera.ts';
import styles from './guidelines.module.css';
import { stageMessages } from './messages.ts';

interface GuidelinesProps {
  readonly geometry: CoverGeometry;
  readonly camera: Camera;
  readonly stage: Size;
  readonly shown: boolean;
  /** True if the barcode is drawn, so that its place needs no label. */
  readonly hasBarcode: boolean;
}

/** The printer's lines over the cover: trim, safe area, spine fold, hinge, barcode. */
export const Guidelines = memo(function Guidelines({ geometry, camera, stage, shown, hasBarcode }: GuidelinesProps) {
  const { boards, safe, file, trimBox, barcode, folds } = geometry;
  const isWrap = boards.back !== null;
  return (
    <svg className={styles.guidelines} width={stage.width} height={stage.height} aria-hidden="true">
      {shown && isWrap && (
        <g data-testid="guidelines">
          <path className={styles.outside} d={ring(toStage(camera, file), toStage(camera, trimBox))} />
          <Line className={styles.trim} rect={toStage(camera, trimBox)} />
          {[safe.front, safe.back, safe.spine, safeRect(geometry, 'frontFlap'), safeRect(geometry, 'backFlap')].map(
            (area) => area && <Line key={area.x} className={styles.safe} rect={toStage(camera, area)} />,
          )}
          {folds.map(({ x, kind }) => {
            const fold = toStage(camera, { x, y: 0, width: 0, height: file.height });
            return (
              <line
                key={`${kind}${x}`}
                className={kind === 'hinge' ? styles.hinge : styles.fold}
                x1={fold.x}
                x2={fold.x}
                y1={fold.y}
                y2={fold.y + fold.height}
              />
            );
          })}
          {barcode && <Line className={styles.barcode} rect={toStage(camera, barcode)} />}
          <Labels geometry={geometry} camera={camera} hasBarcode={hasBarcode} />
        </g>
      )}
    </svg>
  );
});

/** The gap above the cover, in screen pixels, that a label needs to be shown whole on a phone's stage. */
const LABEL_ABOVE = 5;

/** Labels in the printer's terms, outside of the cover if there is space. */
function Labels({ geometry, camera, hasBarcode }: Pick<GuidelinesProps, 'geometry' | 'camera' | 'hasBarcode'>) {
  const t = useMessages(boardMessages);
  const { boards, file, barcode } = geometry;
  const named = [
    ...listFlaps(geometry).map(({ board, rect }) => ({ name: t(board), rect })),
    { name: t('back'), rect: boards.back },
    { name: t('spine'), rect: boards.spine },
    { name: t('front'), rect: boards.front },
  ];
  const top = toStage(camera, file).y - LABEL_ABOVE;
  return (
    <>
      {named.map(({ name, rect }) => {
        if (!rect) return null;
        const { x, width } = toStage(camera, rect);
        return width > name.length * 7 || rect === boards.spine ? (
          <text key={name} className={styles.label} x={x + width / 2} y={top} textAnchor="middle">
            {name}
          </text>
        ) : null;
      })}
      {barcode && !hasBarcode && <BarcodeLabel rect={toStage(camera, barcode)} />}
    </>
  );
}

function BarcodeLabel({ rect }: { readonly rect: Rect }) {
  const t = useMessages(stageMessages);
  if (rect.width < 70) return null;
  return (
    <text className={styles.barcodeLabel} x={rect.x + rect.width / 2} y={rect.y + rect.height / 2 + 4} textAnchor="middle">
      {t('barcode')}
    </text>
  );
}

function Line({ rect, className }: { readonly rect: Rect; readonly className: string | undefined }) {
  return <rect className={className} x={rect.x} y={rect.y} width={Math.max(0, rect.width)} height={Math.max(0, rect.height)} />;
}

/** Returns the path of the area between two rectangles, for even-odd filling. */
function ring(outer: Rect, inner: Rect): string {
  const box = ({ x, y, width, height }: Rect) => `M${x} ${y}h${width}v${height}h${-width}z`;
  return `${box(outer)}${box(inner)}`;
}
