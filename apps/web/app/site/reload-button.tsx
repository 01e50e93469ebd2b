import { useLocation } from 'react-router';
import { SiteButton } from './site-button.tsx';

/** Reloads this address. A link without a target would not work in an error boundary, where it leads to the home page. */
export function ReloadButton({ children }: { readonly children: string }) {
  const { pathname, search } = useLocation();
  return (
    <SiteButton to={`${pathname}${search}`} reloadDocument>
      {children}
    </SiteButton>
  );
}
