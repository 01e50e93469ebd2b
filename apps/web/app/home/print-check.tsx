import report from '../../../../assets/site/pictures/print-check.json';
import { SitePicture } from '../site/site-picture.tsx';
import { SectionHeading } from './section-heading.tsx';
import styles from './print-check.module.css';

const WIDTHS = [360, 720] as const;

/** A cover that a printer would send back, what the print check says of it, and the same after its own fixes were taken. */
export function PrintCheck({ rules }: { readonly rules: number }) {
  return (
    <section className={styles['check']}>
      <div className={styles['inside']}>
        <SectionHeading heading="It says no before the printer does">
          {rules} things are checked by your print platform’s rules while you work. Each finding names the rule and the figure; most are
          fixed with one click. These are its own words about a cover that we spoiled on purpose.
        </SectionHeading>
        <div className={styles['pair']}>
          <figure>
            <SitePicture
              name="check-before"
              widths={WIDTHS}
              proportion={2 / 3}
              sizes="(min-width: 60em) 20rem, 44vw"
              alt="Before: the title runs over the edge and the author stands too near to it"
            />
            <figcaption data-tone="error">{report.before.length} findings</figcaption>
          </figure>
          <figure>
            <SitePicture
              name="check-after"
              widths={WIDTHS}
              proportion={2 / 3}
              sizes="(min-width: 60em) 20rem, 44vw"
              alt="After: everything stands clear of the edge"
            />
            <figcaption data-tone="success">No problems found</figcaption>
          </figure>
          <ul>
            {report.before.map(({ message, severity, fix }) => (
              <li key={message} data-severity={severity}>
                <p>{message}</p>
                {fix ? <span>{fix}</span> : null}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
