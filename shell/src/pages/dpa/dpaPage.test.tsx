import { getAgreementText } from '@yinyom/contracts/identity/agreement';
import { LANGUAGES } from '@yinyom/contracts/constants';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { screen } from '@testing-library/react';
import { renderShell } from '../../testing/renderShell';

const head = { version: '1.0', effective_from: '2026-11-22', sha256: 'a'.repeat(64) };
const gatewayWithText = () => {
  const gateway = fakeGateway();
  gateway.answer(getAgreementText, ({ query }) => ({
    ...head,
    document: {
      title: '',
      note: '',
      parts: [{ title: query['language'] === 'th' ? 'คู่สัญญา' : 'Parties', text: ['…'] }],
    },
  }));
  return gateway;
};

describe('UX-A17 the page of the data-processing agreement', () => {
  it.each(LANGUAGES)('can be read in %s: in Thai, or in English with a note', async (lang) => {
    gatewayWithText();
    await renderShell({ path: '/dpa', lang });
    const heading = lang === 'th' ? '1. คู่สัญญา' : '1. Parties';
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    expect(screen.getByText(head.sha256)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /PDF/ })).toHaveAttribute(
      'href',
      '/api/v1/agreement/file?format=pdf',
    );
  });

  it('says when the text cannot be loaded, and tries again', async () => {
    const gateway = fakeGateway();
    gateway.refuse(getAgreementText, 503, 'unavailable', { message: 'Not now.' });
    await renderShell({ path: '/dpa' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  });
});
