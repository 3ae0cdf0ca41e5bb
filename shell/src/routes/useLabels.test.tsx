import { i18n, registerTexts } from '@yinyom/mfe-kit';
import { startTexts } from '@yinyom/mfe-kit/shell';
import { loadLabels } from '@yinyom/ui/foundation/labels';
import { act, render, screen } from '@testing-library/react';
import { useLabels } from './useLabels';

const Words = () => <p>{useLabels().close}</p>;

it('keeps the words of the language before where those of the next cannot be loaded', async () => {
  registerTexts(
    'labels',
    (lang) => (lang === 'jp' ? Promise.reject(new Error('offline')) : loadLabels(lang)),
    'shell',
  );
  await startTexts('en');
  await i18n.loadNamespaces('labels');
  render(<Words />);
  expect(screen.getByText('Close')).toBeInTheDocument();
  await act(async () => void (await i18n.changeLanguage('th')));
  expect(screen.getByText('ปิด')).toBeInTheDocument();
  await act(async () => void (await i18n.changeLanguage('jp')));
  expect(i18n.language).toBe('jp');
  expect(screen.getByText('ปิด')).toBeInTheDocument();
});
