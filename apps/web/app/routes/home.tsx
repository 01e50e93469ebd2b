import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { WrapDrawing } from '../pages/wrap-drawing.tsx';
import styles from './home.module.css';

export function meta() {
  return [
    { title: 'Coverwright · Book covers that the printer accepts' },
    { name: 'description', content: 'An easy way to make great book covers for your genre and your readers, ready for print.' },
  ];
}

export default function HomeRoute() {
  return (
    <>
      <main className={styles['hero']}>
        <div className={styles['words']}>
          <h1>
            Your book deserves <em>a real cover.</em>
          </h1>
          <p>
            Begin with a title, your name and a genre. Coverwright sets the type, measures the spine from your page count, and gives you the
            file your printer asks for, exact to the thousandth of an inch.
          </p>
          <Button component={Link} to="/design" size="lg">
            Make a Cover
          </Button>
          <p className={styles['note']}>Paperback, hardcover, eBook and audiobook. No account needed to begin.</p>
        </div>
        <WrapDrawing />
      </main>
    </>
  );
}
