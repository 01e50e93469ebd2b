import styles from './cutout-credits.module.css';

/** How many backgrounds may still be taken away. */
export function CutoutCredits({ left }: { readonly left: number }) {
  return (
    <section className={styles['credits']} aria-labelledby="credits">
      <h2 id="credits">Background removals</h2>
      <p>
        <strong>{left}</strong> {left === 1 ? 'removal is' : 'removals are'} left. Cutting a picture out with the brush is free, as often as
        you like.
      </p>
    </section>
  );
}
