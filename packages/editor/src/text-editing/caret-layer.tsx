import type { LaidTextBox } from '@coverwright/core/elements/text-box/lay-out-text-box.ts';
import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import { caretPosition } from '@coverwright/core/text/caret-position.ts';
import { selectionRects } from '@coverwright/core/text/selection-rects.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { CSSProperties } from 'react';
import type { Camera } from '../stage/camera.ts';
import { toStage } from '../stage/camera.ts';
import styles from './caret-layer.module.css';
import type { TextEditing, TextSelection } from './use-text-editing.ts';
import { textEditingMessages } from './messages.ts';

/** The caret, the selection and the invisible text area over the edited text. */
export function CaretLayer({ editing, camera }: { readonly editing: TextEditing; readonly camera: Camera }) {
  const t = useMessages(textEditingMessages);
  const { edited, selection, textarea } = editing;
  if (!edited) return null;
  const { lines, panel, box, rotation } = edited;
  const frame = toStage(camera, panel);
  const marks = lines && placeMarks(lines, panel, selection, box.text.text.length, camera.scale);
  return (
    <div
      className={styles.frame}
      style={{ left: frame.x, top: frame.y, width: frame.width, height: frame.height, transform: `rotate(${rotation}deg)` }}
    >
      {marks?.selected.map((style) => (
        <div key={`${style.left} ${style.top}`} className={styles.selected} style={style} />
      ))}
      {marks && selection.anchor === selection.focus && <div className={styles.caret} style={marks.caret} data-testid="caret" />}
      <textarea
        ref={textarea}
        className={styles.input}
        // Letters that are typed before the font is loaded are accepted as well.
        style={{ ...marks?.caret, height: Math.max(16, marks?.caret.height ?? 0) }}
        aria-label={t('textOf', { name: box.panelName })}
        value={box.text.text}
        maxLength={1000}
        spellCheck={false}
        autoComplete="off"
        onChange={editing.onInput}
        onSelect={editing.onSelect}
        onKeyDown={editing.onKeyDown}
        onPointerDown={(event) => event.stopPropagation()}
      />
    </div>
  );
}

/** Returns the caret and the selection relative to the panel, which is rotated as a whole. Stage pixels. */
function placeMarks({ layout, origin }: LaidTextBox, panel: Rect, { anchor, focus }: TextSelection, length: number, scale: number) {
  const within = (x: number, y: number) => ({ left: (origin.x + x - panel.x) * scale, top: (origin.y + y - panel.y) * scale });
  const caret = caretPosition(layout, Math.min(focus, length));
  return {
    caret: { ...within(caret.x, caret.top), height: (caret.bottom - caret.top) * scale },
    selected: selectionRects(layout, anchor, focus).map(
      (rect): CSSProperties => ({ ...within(rect.x, rect.y), width: rect.width * scale, height: rect.height * scale }),
    ),
  };
}
