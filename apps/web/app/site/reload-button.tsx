import { useLocation } from 'react-router';
import { SiteButton } from './site-button.tsx';

/** Loads this address again. A link to nowhere would do, but not where errors are caught: there it leads home. */
export function ReloadButton({ children }: { readonly children: string }) {
  const { pathname, search } = useLocation();
  return (
    <SiteButton to={`${pathname}${search}`} reloadDocument>
      {children}
    </SiteButton>
  );
}
