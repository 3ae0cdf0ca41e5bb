import { store, toast } from '@yinyom/mfe-kit';
import { StoreProvider } from '@yinyom/mfe-kit/shell';
import { themeFor } from '@yinyom/ui/foundation/theme';
import { act, render, screen, waitFor } from '@testing-library/react';
import { ThemeProvider } from 'styled-components';
import { Toasts } from './Toasts';

test('H16 a notice makes room for a bar of actions that arrives after it', async () => {
  render(
    <StoreProvider store={store}>
      <ThemeProvider theme={themeFor('en')}>
        <Toasts />
      </ThemeProvider>
    </StoreProvider>,
  );
  act(() => toast.success('Added'));
  const area = (await screen.findByText('Added')).closest<HTMLElement>('[style]');
  expect(area?.style.getPropertyValue('--toast-clearance')).toBe('0px');

  const bar = document.createElement('div');
  bar.dataset.bottomBar = '';
  bar.getBoundingClientRect = () => ({ top: innerHeight - 72, bottom: innerHeight, height: 72 }) as DOMRect;
  document.body.append(bar);

  await waitFor(() => expect(area?.style.getPropertyValue('--toast-clearance')).toBe('72px'));
  bar.remove();
});
