import { SMTPServer } from 'smtp-server';
import { until } from '@yinyom/testing/until';
import { startIdentity } from '../../test/startIdentity';

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
