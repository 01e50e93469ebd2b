import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MakeCoverLink } from '../site/make-cover-link.tsx';
import { DEMO_COVERS } from './demo-covers.ts';
import type { DemoPicture } from './demo-styles.ts';
import { DemoCover } from './demo-cover.tsx';
import type { DemoEditor, DemoTexts } from './demo-editor.ts';
import { SectionHeading } from './section-heading.tsx';
import styles from './cover-demo.module.css';
import { homeMessages } from './messages.ts';

/** Delay after a keystroke in milliseconds, so that fast typing is painted once. */
const TYPING_MS = 160;

/** A demo: three covers follow a typed title. The renderer loads on the first interaction. */
export function CoverDemo({ pictures }: { readonly pictures: readonly DemoPicture[] }) {
  const t = useMessages(homeMessages);
  const [words, setWords] = useState<DemoTexts>({ title: '', author: '' });
  const [fronts, setFronts] = useState<readonly (ImageBitmap | null)[]>([null, null, null]);
  const [busy, setBusy] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const opening = useRef<Promise<DemoEditor> | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fields = useRef<HTMLDivElement>(null);
  const stops = useRef<(() => void)[]>([]);
  const open = () => (opening.current ??= import('./demo-editor.ts').then(({ openDemoEditor }) => openDemoEditor(pictures)));

  useEffect(
    () => () => {
      clearTimeout(waiting.current);
      void opening.current?.then(
        (editor) => editor.close(),
        () => {},
      );
      opening.current = null;
    },
    [],
  );
  const paint = async (next: DemoTexts) => {
    try {
      const editor = await open();
      stops.current.forEach((stop) => stop());
      setBusy(DEMO_COVERS.length);
      setHasFailed(false);
      const done = () => setBusy((left) => left - 1);
      stops.current = DEMO_COVERS.map(({ name }, place) =>
        editor.paint(
          name,
          next,
          (front) => {
            done();
            setFronts((shown) => shown.with(place, front));
          },
          () => {
            done();
            setHasFailed(true);
          },
        ),
      );
    } catch {
      opening.current = null;
      setHasFailed(true);
    }
  };
  const change = (part: Partial<DemoTexts>) => {
    const next = { ...words, ...part };
    setWords(next);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => void paint(next), TYPING_MS);
  };
  // The fields may have been typed in before the scripts were loaded.
  const takeUp = useEffectEvent(() => {
    const [title = '', author = ''] = Array.from(fields.current?.querySelectorAll('input') ?? [], ({ value }) => value);
    if (title || author) change({ title, author });
  });
  useEffect(() => takeUp(), []);

  return (
    <section className={styles['demo']}>
      <div className={styles['inside']}>
        <div>
          <SectionHeading heading={t('demo')}>{t('demoText')}</SectionHeading>
          <div ref={fields} className={styles['fields']} onFocus={() => void open().catch(() => setHasFailed(true))}>
            <label>
              {t('titleField')}
              <input
                type="text"
                value={words.title}
                maxLength={120}
                placeholder={t('titleExample')}
                autoComplete="off"
                onChange={({ target }) => change({ title: target.value })}
              />
            </label>
            <label>
              {t('authorField')}
              <input
                type="text"
                value={words.author}
                maxLength={80}
                placeholder={t('authorExample')}
                autoComplete="off"
                onChange={({ target }) => change({ author: target.value })}
              />
            </label>
          </div>
          <p className={styles['said']} role="status">
            {hasFailed ? t('noFonts') : busy > 0 ? t('painting') : ''}
          </p>
          <div
            onClickCapture={() => {
              if (words.title || words.author) void open().then((editor) => editor.takeAlong(words));
            }}
          >
            <MakeCoverLink location="demo" />
          </div>
        </div>
        <ul aria-busy={busy > 0}>
          {DEMO_COVERS.map(({ name, genre }, place) => (
            <li key={name}>
              <DemoCover name={name} genre={t(genre)} title={words.title} front={fronts[place] ?? null} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
