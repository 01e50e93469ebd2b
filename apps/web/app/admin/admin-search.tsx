import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button, TextInput } from '@mantine/core';
import { Form } from 'react-router';
import styles from './admin-search.module.css';
import { adminMessages } from './messages.ts';

/** A search field for a list. */
export function AdminSearch({ q, label }: { readonly q: string; readonly label: string }) {
  const t = useMessages(adminMessages);
  return (
    <Form role="search" className={styles['search']}>
      <TextInput
        key={q}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={200}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
      />
      <Button type="submit" variant="default">
        {t('search')}
      </Button>
    </Form>
  );
}
