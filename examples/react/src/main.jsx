import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsentGate, useConsent } from '@yinyom/react';

const Page = () => (
  <>
    <p id="gate">
      <ConsentGate category="statistics" fallback="asks first">
        counts
      </ConsentGate>
    </p>
    <p id="hook">{useConsent('marketing') ? 'yes' : 'no'}</p>
  </>
);
createRoot(document.getElementById('app')).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
