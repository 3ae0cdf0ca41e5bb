import { LANGUAGES } from '@yinyom/contracts/constants';
import { offerAnswer } from '@yinyom/mfe-kit/shell';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ProofPack } from 'yinyom-verify/verifyProof';
import { renderShell } from '../../../testing/renderShell';
import { checkProof } from '../../verify/checkProof';
import { forgedProof } from './forgedProof';
import { passesOfSample } from './passesOfSample';
import proof from './proof.json';
import scan from './scan.json';

const pack = proof as unknown as ProofPack;

// Asked for once per page: what the first test shows, the others show.
beforeAll(() => {
  const meta = {
    version_label: '1',
    partners: [],
    contact: { name: null, dpo: null, address: '', email: '', phones: [] },
    public_checks: true,
  };
  offerAnswer('/api/v1/meta', { token: null, answer: Promise.resolve(new Response(JSON.stringify(meta))) });
});
beforeEach(() => void fakeGateway());

const press = (name: RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it('UX-23 the proof on the front page is a real one, whole and signed, and a forged one is found', () => {
  expect(checkProof(pack, null)).toMatchObject({
    ok: true,
    parts: { record: 'holds', notice: 'holds', batch: 'holds', day: 'holds' },
  });
  expect(checkProof(forgedProof(pack), null)).toMatchObject({ ok: false, parts: { record: 'broken' } });
});

it('the scan on the front page found something that needs consent before a choice, and more once accepted', () => {
  const [none, decline, accept] = passesOfSample(scan);
  expect(none?.needing).toContain('_ga');
  expect(none?.unclassified).toEqual(['chat_widget_id']);
  expect(none?.needing).not.toContain('chat_widget_id');
  expect(decline?.needing).toContain('_ga');
  expect(accept?.needing.length).toBeGreaterThan(none?.needing.length ?? 0);
});

it('anybody checks the proof on the spot, forges it, and is caught', async () => {
  await renderShell({ path: '/', lang: 'en' });
  expect(await screen.findByText('Declined all')).toBeInTheDocument();
  await press(/^Check this proof/);
  expect(screen.getByText('Proof valid: nothing was changed')).toBeInTheDocument();
  await press(/^Change it to/);
  expect(screen.getByText('Caught: the content was changed')).toBeInTheDocument();
  expect(screen.queryByText('Proof valid: nothing was changed')).not.toBeInTheDocument();
});

it('the scan leads to the check of the reader’s own website, where the operator offers it', async () => {
  await renderShell({ path: '/', lang: 'en' });
  const link = await screen.findByRole('link', { name: 'Check your own website' });
  expect(link).toHaveAttribute('href', '/en/check');
});

it.each(LANGUAGES)('proof and scan stand on the front page in %s', async (lang) => {
  await renderShell({ path: '/', lang });
  expect((await screen.findAllByText('_ga')).length).toBe(3);
  const main = screen.getByRole('main');
  expect(within(main).getAllByRole('img').length).toBeGreaterThanOrEqual(2);
});
