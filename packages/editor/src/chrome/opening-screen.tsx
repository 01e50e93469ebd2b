import { Loader } from '@mantine/core';
import styles from './whole-screen.module.css';

export function OpeningScreen() {
  return (
    <main className={styles.screen} aria-busy="true">
      <Loader type="dots" aria-hidden="true" />
      <p className={styles.reason}>Loading the editor…</p>
    </main>
  );
}
