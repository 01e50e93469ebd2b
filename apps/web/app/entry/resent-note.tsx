import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Note } from './note.tsx';
import { entryMessages } from './messages.ts';

/** Says whether the mail was sent again. */
export function ResentNote({ answer }: { readonly answer: { readonly sent: boolean } | undefined }) {
  const t = useMessages(entryMessages);
  if (!answer) return null;
  return answer.sent ? <Note tone="done">{t('sentAgain')}</Note> : <Note tone="fault">{t('noSignUp')}</Note>;
}
