import { sign } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linesOf, sampleExport, sampleKey } from './testing/sampleLedger';
import { sampleReceipt } from './testing/sampleReceipt';
import { certificateContent } from './certificateContent';
import { yinyomVerify } from './yinyomVerify';

const key = sampleKey('k1');
const lines = sampleExport(25, key);
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yinyom-verify-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};
const run = async (...args: string[]) => {
  let printed = '';
  const status = await yinyomVerify(args, (text) => (printed += text));
  return { status, printed };
};

describe('the command', () => {
  it('says in words what it found, and by its exit status', async () => {
    const good = write('good.ndjson', linesOf(lines));
    const bad = write('bad.ndjson', linesOf(lines).replace('"result":"accept_all"', '"result":"accept"'));
    const { status, printed } = await run(good);
    expect(status).toBe(0);
    expect(printed).toMatch(/^WHOLE: 25 entries \(1 to 25\), 5 batches, 2 signed days, 2 texts\./);
    expect(printed).toContain('Entries after 20 are chained but not covered by a signed day yet.');
    expect(printed).toContain('pass keys that you kept');
    expect(await run(bad)).toEqual({
      status: 1,
      printed: 'NOT WHOLE from entry 2: the record was changed.\n',
    });
  });

  it('uses keys and days that were kept, and answers programs in JSON', async () => {
    const keys = write('keys.json', JSON.stringify({ keys: [{ key_id: key.id, public_key: key.pem }] }));
    const roots = write('roots.json', JSON.stringify({ roots: lines.filter(({ kind }) => kind === 'root') }));
    const cut = write('cut.ndjson', linesOf(lines.slice(0, 15)));
    const { status, printed } = await run(cut, '--keys', keys, '--roots', roots, '--json');
    expect(status).toBe(1);
    expect(JSON.parse(printed)).toMatchObject({ ok: false, first_bad_seq: 16 });
    expect((await run(cut, '--keys', keys, '--roots', roots, '--part')).status).toBe(0);
  });

  it('reads lines with the ends of another system', async () => {
    expect((await run(write('crlf.ndjson', linesOf(lines).replaceAll('\n', '\r\n')))).status).toBe(0);
  });

  it('proves a receipt, whether or not it is called one, and not one with a changed letter', async () => {
    const receipt = sampleReceipt(key);
    const file = write('receipt.json', JSON.stringify(receipt));
    const { status, printed } = await run('receipt', file);
    expect([status, printed]).toEqual([
      0,
      expect.stringMatching(
        /^PROVED: receipt rcpt_[0-9a-f]{16}: its signature, the record, its batch, the signed day\./,
      ),
    ]);
    expect((await run(write('receipt.jsonld', JSON.stringify(receipt)))).status).toBe(0);
    const changed = write(
      'changed.json',
      JSON.stringify({ ...receipt, issued_at: '2026-11-21T00:00:00.000Z' }),
    );
    expect(await run('receipt', changed)).toEqual({
      status: 1,
      printed: `NOT PROVED: receipt ${receipt.receipt_id}: the receipt was changed.\n`,
    });
    expect((await run('receipt', write('other.json', '{}'))).status).toBe(2);
  });

  it.each([
    ['erasure_certificate', 'certificate of the request'],
    ['review_certificate', 'certificate of the review of'],
  ])('proves a certificate (%s), and not one with a changed letter', async (kind, name) => {
    const content = {
      kind,
      number: 'DSR-2026-000001',
      issued_at: '2026-11-29T03:00:00.000Z',
      key_id: key.id,
    };
    const signed = {
      ...content,
      keys: [{ key_id: key.id, public_key: key.pem }],
      signature: sign(null, Buffer.from(certificateContent(content)), key.privateKey).toString('base64url'),
    };
    const { status, printed } = await run(write('certificate.json', JSON.stringify(signed)));
    expect([status, printed.split('\n')[0]]).toEqual([0, `PROVED: ${name} DSR-2026-000001: its signature.`]);
    const other = write('other-certificate.json', JSON.stringify({ ...signed, number: 'DSR-2026-000002' }));
    expect(await run(other)).toEqual({
      status: 1,
      printed: `NOT PROVED: ${name} DSR-2026-000002: the certificate was changed.\n`,
    });
  });

  it('refuses a receipt that a retired key signed after its last day', async () => {
    const file = write('late.json', JSON.stringify(sampleReceipt(key)));
    const keys = [{ key_id: key.id, public_key: key.pem, until: '2026-01-31' }];
    const kept = write('retired.json', JSON.stringify({ keys }));
    expect((await run('receipt', file, '--keys', kept)).printed).toContain('was retired before that day');
  });

  it('explains itself', async () => {
    const { status, printed } = await run('--help');
    expect(status).toBe(0);
    expect(printed).toMatch(/^Usage: yinyom-verify export\.ndjson/);
  });

  it('says what it cannot read', async () => {
    const good = write('whole.ndjson', linesOf(lines));
    for (const args of [
      [],
      [good, good],
      ['/nowhere/at/all'],
      [write('other.ndjson', '{"kind":"other"}')],
      [write('text.txt', 'hello')],
      [write('broken.json', '{')],
      [good, '--keys', write('nokeys.json', '{}')],
      [good, '--roots', '/nowhere'],
      [good, '--unknown'],
    ]) {
      const { status, printed } = await run(...args);
      expect({ args, status }).toEqual({ args, status: 2 });
      expect(printed).not.toBe('');
    }
  });
});

it('stands alone: imports nothing but itself and Node', () => {
  const sources = ['.', 'binder']
    .flatMap((part) => readdirSync(path.join(__dirname, part)).map((name) => path.join(part, name)))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  for (const name of sources) {
    const text = readFileSync(path.join(__dirname, name), 'utf8');
    const imported = [...text.matchAll(/from '([^']+)'/g)].map((match) => match[1]);
    expect(imported.filter((from) => !/^(node:|\.\.?\/)/.test(from ?? ''))).toEqual([]);
  }
});
