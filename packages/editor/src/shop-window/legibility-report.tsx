import type { Legibility, LegibilityReason } from '@coverwright/core/shop-window/score-legibility.ts';
import { useMessages } from '../messages/use-messages.ts';
import styles from './shop-window.module.css';
import { shopWindowMessages } from './messages.ts';

/** Shows the legibility of the title as a score with suggestions, the most helpful one first. */
export function LegibilityReport({ legibility: { score, verdict, reasons } }: { readonly legibility: Legibility }) {
  const t = useMessages(shopWindowMessages);
  return (
    <section className={styles.report} aria-labelledby="legibility-verdict">
      <div className={styles.score} data-grade={gradeOf(score / 100)}>
        <strong>{score}</strong>
        <span>{t('of100')}</span>
      </div>
      <div>
        <h3 id="legibility-verdict" className={styles.verdict}>
          {verdict}
        </h3>
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <Reason key={reason.id} reason={reason} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Reason({ reason: { label, points, most, finding, advice } }: { readonly reason: LegibilityReason }) {
  const t = useMessages(shopWindowMessages);
  return (
    <li className={styles.reason} data-grade={gradeOf(points / most)}>
      <span className={styles.reasonLabel}>{label}</span>
      <span className={styles.points} aria-label={t('points', { points: Math.round(points), most })}>
        <span style={{ width: `${(points / most) * 100}%` }} />
      </span>
      <p>
        {finding}
        {advice && <span className={styles.advice}> {advice}</span>}
      </p>
    </li>
  );
}

function gradeOf(share: number): 'good' | 'fair' | 'poor' {
  if (share >= 0.75) return 'good';
  return share >= 0.4 ? 'fair' : 'poor';
}
