import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button, TextInput } from '@mantine/core';
import styles from './own-data.module.css';
import { accountMessages } from './messages.ts';

interface OwnDataProps {
  readonly email: string;
  /** The reason why the account was not deleted; null without a request. */
  readonly fault: string | null;
}

/** Downloads all data of the account as a file, or deletes the account. */
export function OwnData({ email, fault }: OwnDataProps) {
  const t = useMessages(accountMessages);
  return (
    <>
      <section aria-labelledby="own-data" className={styles['section']}>
        <h2 id="own-data">{t('yourData')}</h2>
        <p>{t('dataHint')}</p>
        <Button component="a" href="/api/account/export" download variant="default">
          {t('downloadMyData')}
        </Button>
      </section>
      <section aria-labelledby="delete-account" className={styles['section']}>
        <h2 id="delete-account">{t('deleteHeading')}</h2>
        <p>{t('deleteHint')}</p>
        <form method="post" className={styles['form']}>
          <TextInput
            name="confirmation"
            label={t('confirmDeletion', { email })}
            error={fault}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            withAsterisk={false}
          />
          <Button type="submit" color="error" variant="outline">
            {t('deleteMyAccount')}
          </Button>
        </form>
      </section>
    </>
  );
}
