import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { GoingOn } from '../entry/going-on.tsx';
import { loadGoingOn } from '../entry/load-going-on.server.ts';
import { entryMessages } from '../entry/messages.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadGoingOn(request, context);
}

/** The page after a login. */
export default function AuthSignedInRoute() {
  const t = useMessages(entryMessages);
  const { callbackUrl } = useLoaderData<typeof loader>();
  return <GoingOn heading={t('welcomeBack')} event="userSignedIn" callbackUrl={callbackUrl} />;
}
