import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { NonceProvider, nonceOfDocument } from './nonce.tsx';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceProvider value={nonceOfDocument()}>
        <HydratedRouter />
      </NonceProvider>
    </StrictMode>,
  );
});
