import type { AnswerOf, Call } from '@coverwright/contracts/calls/call.ts';
import type { AskingOf } from '@coverwright/editor/api/call-api.ts';
import { useState } from 'react';
import { useOutletContext, useRevalidator } from 'react-router';
import { importAndCall } from '../pages/import-and-call.ts';
import type { Notice } from '../pages/page-notice.tsx';

/** Describes what pages of the administration change things with. */
export interface AdminActions {
  /** True while the server is asked. */
  readonly isBusy: boolean;
  /**
   * Has something changed, says so, and reads the page again.
   * @param said when it is done
   * @param onDone called with the answer, before the page is read again
   * @returns why it was refused, in one sentence that has been said already; null when it is done
   */
  readonly change: <C extends Call>(
    call: C,
    asking: AskingOf<C>,
    said: string,
    onDone?: (answer: AnswerOf<C>) => void,
  ) => Promise<string | null>;
}

/** The actions of the page around; one notice at a time, wherever it came from. */
export function useAdminActions(): AdminActions {
  return useOutletContext<AdminActions>();
}

/** Creates the actions. Only the shell calls it. */
export function useNewAdminActions() {
  const { revalidate } = useRevalidator();
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isBusy, setBusy] = useState(false);
  const actions: AdminActions = {
    isBusy,
    change: async (call, asking, said, onDone) => {
      setBusy(true);
      const answer = await importAndCall(
        () => import('@coverwright/editor/api/call-api.ts'),
        ({ callApi }) => callApi(call, asking),
      );
      setBusy(false);
      if (!answer.ok) {
        setNotice({ text: answer.fault.message, isFault: true });
        return answer.fault.message;
      }
      setNotice({ text: said });
      onDone?.(answer.value);
      await revalidate();
      return null;
    },
  };
  return { actions, notice, dismiss: () => setNotice(null) };
}
