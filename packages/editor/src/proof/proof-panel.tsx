import { CloseButton, Switch } from '@mantine/core';
import { INK_LIMIT } from '@coverwright/core/colour/ink-table.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useStore } from 'zustand';
import { useEditor, useMountedEditor } from '../session/editor-context.ts';
import styles from './proof.module.css';
import { proofMessages } from './messages.ts';

/** Shows the result of the proof, and which parts of it are marked on the cover. */
export function ProofPanel() {
  const t = useMessages(proofMessages);
  const { proof: store } = useMountedEditor().resources;
  const { isOn, marks, proof } = useStore(store);
  const present = useEditor((state) => state.history.present);
  if (!isOn) return null;
  const reading = proof?.design === present ? proof.reading : null;
  const share = (value: number | undefined) =>
    value === undefined ? '' : value < 0.005 ? 'none' : `${Math.max(1, Math.round(value * 100))} %`;
  return (
    <section className={styles.panel} aria-label={t('printProof')}>
      <div className={styles.head}>
        <strong>{t('printProof')}</strong>
        <span className={styles.press} role="status">
          {reading ? t('press') : t('loading')}
        </span>
        <CloseButton aria-label={t('close')} onClick={() => store.setState({ isOn: false })} />
      </div>
      <Switch
        checked={marks.gamut}
        onChange={({ currentTarget: { checked } }) => store.setState({ marks: { ...marks, gamut: checked } })}
        label={
          <span className={styles.mark} data-mark="gamut">
            {t.rich('colorsOutOfGamut', { share: <b>{share(reading?.outOfGamut)}</b> })}
          </span>
        }
      />
      <Switch
        checked={marks.ink}
        onChange={({ currentTarget: { checked } }) => store.setState({ marks: { ...marks, ink: checked } })}
        label={
          <span className={styles.mark} data-mark="ink">
            {t.rich('overInkLimit', { limit: INK_LIMIT, share: <b>{share(reading?.overLimit)}</b> })}
          </span>
        }
      />
    </section>
  );
}
