import { getTransparencyKeys } from '@yinyom/contracts/consents/transparency';
import { LANGUAGES } from '@yinyom/contracts/constants';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { sampleKey } from 'yinyom-verify/testing/sampleLedger';
import { samplePack } from 'yinyom-verify/testing/samplePack';
import type { ProofPack } from 'yinyom-verify/verifyProof';
import { renderShell } from '../../testing/renderShell';

const key = sampleKey('k1');
const category = (type: number, granted: boolean) => ({ granted, id: `c${type}`, type });
const refusal = (): ProofPack =>
  structuredClone(
    samplePack(key, {
      action: 'give',
      categories: [category(1, true), category(3, false)],
      method: 'banner_decline',
      page_url: 'https://www.silpa.ac.th/news',
    }),
  );

const gatewayWithKeys = (pem?: string) => {
  const gateway = fakeGateway();
  const published = { key_id: key.id, since: '2026-11-01', until: null, algorithm: 'Ed25519' as const };
  gateway.answer(getTransparencyKeys, () => ({ keys: pem ? [{ ...published, public_key: pem }] : [] }));
  return gateway;
};

const give = async (text: string, name = 'consent-7.json') => {
  const input = (await screen.findByText('Proof file')).closest('div')!.querySelector('input')!;
  const file = new File([text], name);
  // jsdom's files cannot be read as text.
  Object.assign(file, { text: async () => text });
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
};
const givePack = (pack: ProofPack) => give(JSON.stringify(pack, null, 2));

describe('the page that checks a proof', () => {
  it.each(LANGUAGES)('is open to everybody in %s, and linked from the front page', async (lang) => {
    gatewayWithKeys();
    await renderShell({ path: '/verify', lang });
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContainEqual(expect.stringMatching(/verify$/));
  });

  it('proves record, text, batch and day with the keys that are published here, and says what was decided', async () => {
    gatewayWithKeys(key.pem);
    await renderShell({ path: '/verify' });
    await givePack(refusal());
    expect(await screen.findByRole('heading', { name: 'Proof valid' })).toBeInTheDocument();
    expect(screen.getAllByText('Valid')).toHaveLength(4);
    expect(screen.getByText(/key that this installation publishes/)).toBeInTheDocument();
    expect(screen.getByText('Declined all')).toBeInTheDocument();
    expect(screen.getByText(/No consent needed/)).toBeInTheDocument();
    expect(screen.queryByText(/[Aa]ccepted/)).not.toBeInTheDocument();
    expect(screen.getByText('https://www.silpa.ac.th/news')).toBeInTheDocument();
  });

  it.each<[string, (pack: ProofPack) => void]>([
    ['what was hashed', (pack) => (pack.hashed_content['result'] = 'accept_all')],
    ['what people read', (pack) => Object.assign(pack.consent, { result: 'accept_all' })],
  ])('refuses a proof when %s was changed, and repeats nothing of it', async (_title, change) => {
    gatewayWithKeys(key.pem);
    await renderShell({ path: '/verify' });
    const pack = refusal();
    change(pack);
    await givePack(pack);
    expect(await screen.findByRole('heading', { name: 'Not verified' })).toBeInTheDocument();
    expect(screen.queryByText('What this entry records')).not.toBeInTheDocument();
  });

  it('P-08: refuses a day that was signed with another key under the name of a published one', async () => {
    gatewayWithKeys(sampleKey('k1').pem);
    await renderShell({ path: '/verify' });
    await givePack(refusal());
    expect(await screen.findByRole('heading', { name: 'Not verified' })).toBeInTheDocument();
    expect(screen.getByText(/signature of the day is not valid/)).toBeInTheDocument();
  });

  it('says when the key is not one of this installation, and when its keys cannot be had', async () => {
    gatewayWithKeys();
    const page = await renderShell({ path: '/verify' });
    await givePack(refusal());
    expect(await screen.findByText(/key that this installation does not publish/)).toBeInTheDocument();
    page.unmount();
    fakeGateway();
    await renderShell({ path: '/verify' });
    await givePack(refusal());
    expect(await screen.findByText(/could not be fetched just now/)).toBeInTheDocument();
  });

  it('says what the file does not hold yet', async () => {
    gatewayWithKeys(key.pem);
    await renderShell({ path: '/verify' });
    const pack = refusal();
    pack.consent.integrity = { hash: pack.consent.integrity.hash };
    await givePack(pack);
    expect(await screen.findByRole('heading', { name: 'Proof valid' })).toBeInTheDocument();
    expect(screen.getAllByText('Not in the file')).toHaveLength(2);
    expect(screen.getByText(/not signed yet/)).toBeInTheDocument();
  });

  describe('opened with the QR code of a proof on paper', () => {
    const open = async (change: { id?: string; hash?: string } = {}) => {
      const gateway = gatewayWithKeys(key.pem);
      const pack = refusal();
      const { id = pack.consent.id, hash = pack.consent.integrity.hash } = change;
      await renderShell({ path: `/verify#id=${id}&hash=${hash}` });
      return { gateway, pack, id, hash };
    };

    it('shows which proof the paper names, and takes its file', async () => {
      const { pack, id, hash } = await open();
      const paper = within(await screen.findByRole('region', { name: 'The proof on paper' }));
      expect(paper.getByText(id)).toBeInTheDocument();
      expect(paper.getByText(hash)).toBeInTheDocument();
      expect(paper.getByText(/must be the one with this ID and this hash/)).toBeInTheDocument();
      await givePack(pack);
      expect(await screen.findByRole('heading', { name: 'Proof valid' })).toBeInTheDocument();
    });

    it.each([
      ['id', { id: 'another' }],
      ['hash', { hash: 'ab'.repeat(32) }],
    ])('refuses a true proof with another %s, and says nothing of it', async (_part, change) => {
      const { pack } = await open(change);
      await givePack(pack);
      expect(await screen.findByText(/does not match the printed proof/)).toBeInTheDocument();
      expect(screen.queryByText('Proof valid')).not.toBeInTheDocument();
      expect(screen.queryByText('Declined all')).not.toBeInTheDocument();
    });

    it('is not deceived by a file that was given the id and hash of the paper', async () => {
      const { pack, id } = await open({ hash: 'ab'.repeat(32) });
      Object.assign(pack.consent, { id });
      pack.consent.integrity.hash = 'ab'.repeat(32);
      await givePack(pack);
      expect(await screen.findByRole('heading', { name: 'Not verified' })).toBeInTheDocument();
    });

    it('sends the fragment to no server', async () => {
      const { gateway, pack, hash } = await open();
      await givePack(pack);
      await screen.findByRole('heading', { name: 'Proof valid' });
      const told = gateway.received().map(({ params, query, body, headers }) => ({
        params,
        query,
        body,
        headers: [...headers],
      }));
      expect(told).not.toEqual([]);
      expect(JSON.stringify(told)).not.toContain(hash);
    });

    it.each(['#id=a', '#hash=zz&id=a', '#x', `#id=<b>&hash=${'ab'.repeat(32)}`])(
      'takes no notice of a fragment that names no proof: %s',
      async (fragment) => {
        gatewayWithKeys(key.pem);
        await renderShell({ path: `/verify${fragment}` });
        await givePack(refusal());
        expect(await screen.findByRole('heading', { name: 'Proof valid' })).toBeInTheDocument();
        expect(screen.queryByText('The proof on paper')).not.toBeInTheDocument();
      },
    );
  });

  it.each([
    ['not a proof', 'PDF or anything', /not the proof of a decision/],
    ['JSON of another kind', '{"a":1}', /not the proof of a decision/],
    [
      'a proof without content',
      '{"consent":null,"hashed_content":{},"keys":[]}',
      /not the proof of a decision/,
    ],
    ['a list', '[]', /not the proof of a decision/],
    ['an export of the log', '{"kind":"record","seq":1}\n{"kind":"end"}', /export of a whole log/],
  ])('says what a file is that it cannot check: %s', async (_title, text, said) => {
    gatewayWithKeys();
    await renderShell({ path: '/verify' });
    await give(text);
    expect(await screen.findByText(said)).toBeInTheDocument();
  });
});
