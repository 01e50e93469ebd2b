import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { useEffect, useState } from 'react';
import { useSiteFacts } from '../site/site-facts.tsx';
import type { FormAnswer } from './credential-fields.tsx';
import styles from './captcha-field.module.css';
import { entryMessages } from './messages.ts';

const STATES = { working: 'checkRuns', done: 'checkDone', failed: 'checkFailed' } as const;

/** A proof of work that the browser computes while the form is filled in. Renders nothing if forms need none. */
export function CaptchaField({ answer }: { readonly answer: FormAnswer | null | undefined }) {
  const { captcha } = useSiteFacts();
  return captcha ? <Proof key={answer ? 'again' : 'first'} answer={answer} /> : null;
}

function Proof({ answer }: { readonly answer: FormAnswer | null | undefined }) {
  const t = useMessages(entryMessages);
  const [proof, setProof] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  // Each token is valid once, so a form that comes back needs another.
  useEffect(() => {
    let isGone = false;
    const work = async () => {
      try {
        const { solveCaptcha } = await import('./solve-captcha.ts');
        const solved = await solveCaptcha();
        if (!isGone) setProof(solved);
      } catch {
        if (!isGone) setHasFailed(true);
      }
    };
    void work();
    return () => {
      isGone = true;
    };
  }, [answer]);
  const state = hasFailed ? 'failed' : proof === null ? 'working' : 'done';
  return (
    <>
      <input type="hidden" name="altcha" value={proof ?? ''} />
      <p className={styles['captcha']} data-state={state} role="status">
        {t(STATES[state])}
      </p>
      <noscript>
        <p className={styles['captcha']}>{t('needsScripts')}</p>
      </noscript>
    </>
  );
}
