import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button } from '@mantine/core';
import { entryMessages } from './messages.ts';
import styles from './links.module.css';

/** An additional identity provider. */
export interface OtherProvider {
  readonly id: string;
  readonly name: string;
}

interface OtherProvidersProps {
  readonly providers: readonly OtherProvider[];
  /** True on the sign-up page. */
  readonly isNew?: boolean;
}

/** Buttons of the additional identity providers, which return to the same address. */
export function OtherProviders({ providers, isNew = false }: OtherProvidersProps) {
  const t = useMessages(entryMessages);
  if (providers.length === 0) return null;
  return (
    <section className={styles['others']} aria-label={t('otherWaysIn')}>
      <p>{t('or')}</p>
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          component="a"
          href={`/auth/sign-in?${new URLSearchParams({ provider: id, ...(isNew ? { screen_hint: 'signup' } : {}) }).toString()}`}
          variant="default"
          size="md"
          fullWidth
        >
          {t('continueWith', { name })}
        </Button>
      ))}
    </section>
  );
}
