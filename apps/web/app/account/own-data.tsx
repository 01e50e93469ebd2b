import { Button, TextInput } from '@mantine/core';
import styles from './own-data.module.css';

interface OwnDataProps {
  readonly email: string;
  /** Why the account was not deleted; null when nobody asked. */
  readonly fault: string | null;
}

/** Everything of the account as one file, and the end of it. */
export function OwnData({ email, fault }: OwnDataProps) {
  return (
    <>
      <section aria-labelledby="own-data" className={styles['section']}>
        <h2 id="own-data">Your data</h2>
        <p>Your covers with their designs, your pictures, your fonts and what is known of you, in one ZIP.</p>
        <Button component="a" href="/api/account/export" download variant="default">
          Download my data
        </Button>
      </section>
      <section aria-labelledby="delete-account" className={styles['section']}>
        <h2 id="delete-account">Delete the account</h2>
        <p>
          Deletes all covers, pictures and fonts at once, and logs you out everywhere. It cannot be undone. What a browser itself keeps of
          your covers stays in that browser.
        </p>
        <form method="post" className={styles['form']}>
          <TextInput
            name="confirmation"
            label={`To confirm, type ${email}`}
            error={fault}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            withAsterisk={false}
          />
          <Button type="submit" color="error" variant="outline">
            Delete my account
          </Button>
        </form>
      </section>
    </>
  );
}
