import { SMTPServer } from 'smtp-server';
import { SUBJECT_RIGHTS } from '@yinyom/contracts/requests/rights';
import { EVIDENCE_PAPER_WORDS } from '@yinyom/texts/evidence-paper/evidencePaperWords';
import { until } from '@yinyom/testing/until';
import { startIdentity } from '../../test/startIdentity';

const OTHER_GROUP = 'b1'.repeat(12);
const GROUP_OF_CLIENT = 'b2'.repeat(12);

const answer = (key: string) => ({
  organization: 'Example University',
  email: 'suda@example.com',
  language: 'en' as const,
  number: 'DSR-2026-000001',
  link: 'https://console.example/r/answers/x',
  key,
});

it('a letter is sent once the mail server took its link, not when it was written or refused', async () => {
  const received: string[] = [];
  let refusals = 0;
  let isOpen = false;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      if (isOpen) return done();
      refusals += 1;
      return done(Object.assign(new Error('try again later'), { responseCode: 451 }));
    },
    onData: (stream, session, done) => {
      received.push(...session.envelope.rcptTo.map(({ address }) => address));
      stream.on('end', () => done()).resume();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  const identity = await startIdentity({ RATE_LIMITS: 'false', SMTP_URL: `smtp://127.0.0.1:${port}` });
  try {
    const ask = (key = 'one') => identity.internal.sendRequestAnswer(answer(key));
    const mails = identity.database.collection('mails');
    expect(await ask()).toEqual({ state: 'waiting', at: null });
    await until(() => refusals === 1, 'the server refuses the mail');
    await until(
      async () => (await mails.countDocuments({ tries: 1 })) === 1,
      'the mail waits for its next try',
    );
    expect(await ask()).toEqual({ state: 'waiting', at: null });
    isOpen = true;
    // As if the wait before the next try were over; another mail makes the service look.
    await mails.updateMany({}, { $set: { next_try_at: new Date() } });
    await ask('two');
    await until(async () => (await ask())?.state === 'sent', 'the server took the mail');
    expect(await ask()).toEqual({ state: 'sent', at: expect.stringMatching(/^20/) });
    await until(async () => (await ask('two'))?.state === 'sent', 'the second mail is sent');
    // Asking again wrote no second mail.
    expect(received).toEqual(['suda@example.com', 'suda@example.com']);
  } finally {
    await identity.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
});

it('a mail that the server never took has failed, and one without a server is kept', async () => {
  const identity = await startIdentity({ RATE_LIMITS: 'false' });
  try {
    expect(await identity.internal.sendRequestAnswer(answer('kept'))).toEqual({ state: 'kept', at: null });
    // Older services ask without a key.
    const { key: _key, ...keyless } = answer('none');
    expect(await identity.internal.sendRequestAnswer(keyless)).toBeNull();
    const mails = identity.database.collection('mails');
    await mails.updateMany({ key: 'request answer kept' }, { $set: { status: 'failed' } });
    expect(await identity.internal.sendRequestAnswer(answer('kept'))).toEqual({ state: 'failed', at: null });
  } finally {
    await identity.close();
  }
});

it('a code that opens an answer, a receipt and the news to receivers are mails of their own, each sent once', async () => {
  const identity = await startIdentity({ RATE_LIMITS: 'false' });
  try {
    const organization = await identity.makeOrganization('Example University');
    const admin = await identity.makePerson([{ organization, role: 1000 }]);
    const { key: _key, link, ...about } = answer('none');
    const { number, organization: name, email, language } = about;
    const code = { organization: name, email, language, digits: '123456' };
    await identity.internal.sendRequestCode(code);
    await identity.internal.sendRequestCode({ ...code, number });
    const receipt = { ...about, organization_id: organization.id, due_at: '2026-12-31T16:59:59.000Z' };
    await identity.internal.sendRequestReceipt({ ...receipt, reference: 'R'.repeat(43), link });
    const mails = await identity.mails(email);
    const of = (kind: string) => mails.find((mail) => mail.kind === kind);
    expect(of('request_answer_code')?.subject).toContain(number);
    expect(of('request_answer_code')?.text).not.toContain('was sent to');
    expect(of('request_code')?.text).toContain('was sent to');
    for (const part of [number, 'December 31, 2026', 'R'.repeat(43), link])
      expect(of('request_receipt')?.text).toContain(part);

    const begun = {
      organization_id: organization.id,
      user_ids: [admin.id],
      request_id: 'a1'.repeat(12),
      number,
      rights: [...SUBJECT_RIGHTS],
      due_at: receipt.due_at,
    };
    await identity.internal.sendRequestNews(begun);
    const path = [OTHER_GROUP, GROUP_OF_CLIENT];
    await identity.internal.sendRequestNews({ ...begun, group_path: path, organization: 'Example Bank' });
    const sent = await identity.mails(admin.email);
    const [news] = sent;
    // Each names whose request it is: the client, or the organization itself.
    expect(sent.map(({ text }) => /(Example \w+) received/.exec(text)?.[1]).sort()).toEqual([
      'Example Bank',
      'Example University',
    ]);
    // The page is about the client whose request it is, whichever was looked at before.
    const opens = (controller: string) => `/requests/${begun.request_id}?controller=${controller}`;
    const links = sent.flatMap((mail) => mail.links).map((one) => new URL(one));
    expect(links.map(({ pathname, search }) => pathname.replace(/^\/en/, '') + search).sort()).toEqual(
      [opens(GROUP_OF_CLIENT), opens('own')].sort(),
    );
    expect(news?.text).not.toContain(email);
    // All rights are named whole.
    const names = SUBJECT_RIGHTS.map((right) => EVIDENCE_PAPER_WORDS.en.requests.right_names[right]);
    expect(news?.text).toContain(names.join(', '));
  } finally {
    await identity.close();
  }
});
