import { countMyAlerts } from '@yinyom/contracts/notify/alerts';
import { api, i18n, saveSession, store } from '@yinyom/mfe-kit';
import { SiteRouter, startTexts, StoreProvider } from '@yinyom/mfe-kit/shell';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { themeFor } from '@yinyom/ui/foundation/theme';
import { render, screen, waitFor } from '@testing-library/react';
import { ThemeProvider } from 'styled-components';
import { registerShellTexts } from '../registerShellTexts';
import { signedIn } from '../testing/signedIn';
import { RaisedAlerts } from './RaisedAlerts';

const row = (application_id: string | null, raised: number, organization_id = 'o') => ({
  application_id,
  organization_id,
  raised,
});

it.each([
  [
    'those of the website and of its organization',
    [row('w', 2), row(null, 1), row('x', 4)],
    /^3 new alerts$/,
  ],
  ['those of other websites where this one has none', [row('x', 4)], /^4 new alerts on other websites$/],
])('N18: the badge counts what the list behind it has: %s', async (_what, by_application, text) => {
  registerShellTexts();
  if (!i18n.isInitialized) await startTexts('en');
  await i18n.changeLanguage('en');
  await i18n.loadNamespaces('shell');
  store.dispatch(api.util.resetApiState());
  saveSession({ ...signedIn, organizationId: 'o', applicationId: 'w' });
  fakeGateway().answer(countMyAlerts, { raised: 9, by_application: [...by_application, row('z', 5, 'p')] });
  const { container } = render(
    <StoreProvider store={store}>
      <SiteRouter>
        <ThemeProvider theme={themeFor('en')}>
          <RaisedAlerts />
        </ThemeProvider>
      </SiteRouter>
    </StoreProvider>,
  );
  await waitFor(() => expect(container).toHaveTextContent(text));
  expect(screen.queryByText(/9|5/)).toBeNull();
});
