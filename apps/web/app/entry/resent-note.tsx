import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Note } from './note.tsx';
import { entryMessages } from './messages.ts';

/** Tells that the mail was sent again, or that this failed. */
export function ResentNote({ answer }: { readonly answer: { readonly sent: boolean } | undefined }) {
  const t = useMessages(entryMessages);
  if (!answer) return null;
  return answer.sent ? <Note tone="done">{t('sentAgain')}</Note> : <Note tone="fault">{t('noSignUp')}</Note>;
}
