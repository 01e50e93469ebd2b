import { SectionHeading } from './section-heading.tsx';
import { MeasuredWrap } from './measured-wrap.tsx';
import styles from './steps.module.css';

const STEPS = [
  { name: 'Say what it is', text: 'Title, name, genre. Page count and paper if you know them: the spine follows.' },
  {
    name: 'Choose among a dozen',
    text: 'Each clearly another, each true to the genre. Shuffle type, color or picture, and keep what you like.',
  },
  {
    name: 'Make it yours',
    text: 'Every word, color and picture can be moved. Lines show where the knife goes, and what the fold will swallow.',
  },
  { name: 'Send it to print', text: 'One PDF with vector type and exact boxes; JPEG and PNG for shops; all of a title in one ZIP.' },
] as const;

/** From a title to a print file. */
export function Steps() {
  return (
    <section className={styles['steps']}>
      <SectionHeading heading="From a title to a file that prints" />
      <div className={styles['both']}>
        <ol>
          {STEPS.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <MeasuredWrap
          name="lantern-keepers"
          alt="The whole cover of The Lantern Keepers: back with blurb and barcode, spine, front"
          caption="352 cream pages of 6 × 9 in make this spine. With 10 pages more it is 0.025 in broader, and so is the file."
        />
      </div>
    </section>
  );
}
