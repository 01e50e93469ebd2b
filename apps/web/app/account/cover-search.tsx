import type { CoverList } from '@coverwright/contracts/calls/covers.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Form, useSubmit } from 'react-router';
import styles from './cover-search.module.css';
import { accountMessages } from './messages.ts';

/** Delay of the search after a typed letter, in milliseconds. */
const TYPING_MS = 300;

/** Searches covers while the author types; without scripts, on Enter. */
export function CoverSearch({ show, q }: { readonly show: CoverList; readonly q: string }) {
  const t = useMessages(accountMessages);
  const submit = useSubmit();
  const lookFor = useDebouncedCallback(
    (form: HTMLFormElement) => void submit(form, { replace: true, preventScrollReset: true }),
    TYPING_MS,
  );
  return (
    <Form role="search" action="/account" className={styles['search']} preventScrollReset>
      <input type="hidden" name="show" value={show} />
      <TextInput
        type="search"
        name="q"
        defaultValue={q}
        maxLength={200}
        aria-label={t('searchCovers')}
        placeholder={t('searchCovers')}
        autoComplete="off"
        onChange={(event) => event.currentTarget.form && lookFor(event.currentTarget.form)}
      />
    </Form>
  );
}
