import { useEffect, useRef, useState } from 'react';
import type { CoverRecord } from '../saving/journal-records.ts';
import type { Journal } from '../saving/journal.ts';
import type { EditorTools } from '../session/open-design-screen.ts';
import styles from './covers-on-device.module.css';

interface KeptThumbnailProps {
  readonly cover: CoverRecord;
  readonly journal: Journal;
  readonly loadCoverTools: EditorTools['loadCoverTools'];
}

/** Width in device pixels: three times the shown width. */
const PAINTED_WIDTH = 96;

/** The front of a stored cover; before it is painted, or if that fails, a book in its colors. */
export function StoredThumbnail({ cover, journal, loadCoverTools }: KeptThumbnailProps) {
  const { coverId, currentFormat, colours } = cover;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    let isLeft = false;
    const paint = async () => {
      const [kept, { paintStoredFront }] = await Promise.all([journal.read(coverId), loadCoverTools()]);
      const design = kept?.histories[currentFormat]?.present;
      if (!design || isLeft || !canvas.current) return;
      await paintStoredFront(canvas.current, design);
      if (!isLeft) setIsPainted(true);
    };
    // A missing font or picture is reported when the cover is opened.
    void paint().catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [coverId, currentFormat, journal, loadCoverTools]);
  return (
    <span className={styles.book} style={{ background: colours.front }} data-painted={isPainted} aria-hidden="true">
      <span style={{ background: colours.words }} />
      <span style={{ background: colours.words }} />
      <canvas ref={canvas} width={PAINTED_WIDTH} className={styles.front} />
    </span>
  );
}
