import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import { LANGUAGES } from '@yinyom/contracts/constants';
import { until } from '@yinyom/testing/until';
import { signUpForm } from '../../test/signUpForm';
import { startIdentity, type IdentityTest } from '../../test/startIdentity';
import type { MailKind, MailValues } from './mailKinds';
import { renderMail } from './renderMail';

/** A real mail server that keeps what it takes, and refuses as often as it is told to. */
const startSmtp = async () => {
  const received: { to: string[]; from: string; raw: string }[] = [];
  const waiting: (() => void)[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          return callback(Object.assign(new Error('try later'), { responseCode: 451 }));
        }
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          to: rcptTo.map(({ address }) => address),
          from: mailFrom ? mailFrom.address : '',
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        callback();
        for (const wake of waiting.splice(0)) wake();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (count: number) => {
      refusals = count;
    },
    arrival: () => new Promise<void>((resolve) => waiting.push(resolve)),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

const signUp = (identity: IdentityTest, values: Record<string, string>) =>
  identity.send('POST', '/guest/signup', { form: signUpForm({ locale: 'th', ...values }) });

const decoded = (raw: string): string =>
  raw.replace(/=\r\n/g, '').replace(/(?:=[0-9A-F]{2})+/g, (codes) => {
    const bytes = codes
      .split('=')
      .slice(1)
      .map((code) => Number.parseInt(code, 16));
    return Buffer.from(bytes).toString('utf8');
  });

describe('mails through a real mail server', () => {
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let identity: IdentityTest;
  beforeAll(async () => {
    smtp = await startSmtp();
    identity = await startIdentity({
      RATE_LIMITS: 'false',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Yinyom <consent@example.ac.th>',
    });
  });
  afterAll(async () => {
    await identity.close();
    await smtp.close();
  });
  beforeEach(() => smtp.received.splice(0));

  /** Waits until a first try has failed. While it lasts, the next one is a lease's end away. */
  const refused = async (to: string) => {
    const soon = () => ({ $lt: new Date(Date.now() + 60_000) });
    while (!(await identity.database.collection('mails').findOne({ to, tries: 1, next_try_at: soon() })))
      await new Promise((resolve) => setTimeout(resolve, 10));
  };

  it('arrive as text and HTML from the configured sender, and are not kept', async () => {
    const arrival = smtp.arrival();
    await signUp(identity, { email: 'one@example.ac.th' });
    await arrival;
    const [mail] = smtp.received;
    expect(mail).toMatchObject({ to: ['one@example.ac.th'], from: 'consent@example.ac.th' });
    expect(mail?.raw).toMatch(/Content-Type: text\/plain/i);
    expect(mail?.raw).toMatch(/Content-Type: text\/html/i);
    const mails = identity.database.collection('mails');
    await until(async () => (await mails.countDocuments()) === 0, 'no mail is kept');
    expect((await fetch(`${identity.harness.origin}/outbox`)).status).toBe(404);
  });

  it('A-18 carry names as plain words: no header, no markup, no link of a stranger', async () => {
    const arrival = smtp.arrival();
    await signUp(identity, {
      email: 'two@example.ac.th',
      first_name: '<b>Click</b> https://evil.example',
      last_name: '"><img src=x onerror=alert(1)>',
      locale: 'en',
    });
    await arrival;
    const raw = decoded(smtp.received[0]?.raw ?? '');
    expect(raw).not.toMatch(/<b>|<img|https:\/\/evil\.example|evil\.example/);
    expect(raw.match(/href="[^"]+"/g)).toEqual([
      expect.stringMatching(/^href="https:\/\/console\.example\.ac\.th\/en\/signup\/confirmation\?token=/),
    ]);
  });

  it.each(['\r\nBcc: victim@example.ac.th', '\nX-Evil: 1', '\u0000'])(
    'A-18 never take a header out of a name (%j)',
    async (suffix) => {
      const answer = await signUp(identity, {
        email: 'three@example.ac.th',
        organization_name: `University${suffix}`,
      });
      expect(answer.status).toBe(422);
      expect(smtp.received).toEqual([]);
    },
  );

  it('B3: the weekly one has the header that lets a mail program end it with one click', async () => {
    const organization = await identity.makeOrganization('Weekly');
    await identity.makePerson([{ organization, role: 1 }], { weekly_mail: true });
    const arrival = smtp.arrival();
    await identity.internal.sendWeeklyReport({
      organization_id: organization.id,
      week: '2026-11-23',
      websites: [
        {
          application_id: 'a'.repeat(24),
          domain_name: 'www.example.ac.th',
          checks: [],
          visitors: { decided: 0, accepted: 0, before: { decided: 0, accepted: 0 } },
        },
      ],
    });
    await arrival;
    const raw = (smtp.received[0]?.raw ?? '').replace(/\r\n[ \t]+/g, ' ');
    expect(raw).toMatch(
      /^List-Unsubscribe: <https:\/\/console\.example\.ac\.th\/api\/v1\/guest\/weekly-mail\/[0-9a-f]{24}\.[0-9a-f]{24}\.[\w-]{43}>/m,
    );
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  });

  it('are in the name of an organization that has one: sender, reply address and logo, from the platform’s address', async () => {
    const organization = await identity.makeOrganization('Agency');
    const owner = { organizationId: organization.id };
    const sender = { sender_name: 'Agency “A”\r\nBcc: x@evil.example', reply_to: 'help@agency.co.th' };
    await identity.stores.brands.save(
      owner,
      { name: 'Agency', accent: null, footer: 'Bangkok', ...sender },
      0,
    );
    const logo = { sha256: 'a'.repeat(64), width: 64, height: 16 };
    await identity.stores.brands.setLogo(owner, 'light', logo, Buffer.from('pixels'));
    await identity.makePerson([{ organization, role: 1000 }], { email: 'branded@example.ac.th' });
    const arrival = smtp.arrival();
    await identity.internal.sendWebhookMail({
      organization_id: organization.id,
      webhook: 'CRM',
      host: 'hooks.example',
      reason: 'gone',
    });
    await arrival;
    const [{ raw = '', from } = {}] = smtp.received;
    expect(from).toBe('consent@example.ac.th');
    expect(raw.replace(/\r\n[ \t]+/g, ' ')).toMatch(/^From: .*<consent@example\.ac\.th>\r$/m);
    expect(raw).toMatch(/^Reply-To: help@agency\.co\.th\r$/m);
    expect(raw).not.toMatch(/^Bcc:/m);
    expect(raw).toMatch(/^Content-Id: <logo@yinyom>\r$/im);
    expect(raw).toContain(Buffer.from('pixels').toString('base64'));
    expect(decoded(raw)).toContain('src="cid:logo@yinyom" alt="Agency"');
  });

  it('wait encrypted: a copy of the database opens no account', async () => {
    smtp.refuse(1);
    const arrival = smtp.arrival();
    await signUp(identity, { email: 'waits@example.ac.th' });
    const mails = identity.database.collection('mails');
    await refused('waits@example.ac.th');
    const stored = JSON.stringify(await mails.find().toArray());
    await mails.updateMany({}, { $set: { next_try_at: new Date() } });
    await signUp(identity, { email: 'wakes@example.ac.th' });
    await arrival;
    await until(() => smtp.received.length >= 2, 'both mails arrive');
    const tokens = smtp.received.map(({ raw }) => /confirmation\?token=([\w-]+)/.exec(decoded(raw))?.[1]);
    expect(tokens).toEqual([expect.stringMatching(/^[\w-]{43}$/), expect.stringMatching(/^[\w-]{43}$/)]);
    for (const token of tokens) expect(stored).not.toContain(token);
    expect(stored).not.toContain('token=');
  });

  it('are tried again when the server refuses', async () => {
    smtp.refuse(1);
    const arrival = smtp.arrival();
    await signUp(identity, { email: 'four@example.ac.th' });
    const mails = identity.database.collection('mails');
    await refused('four@example.ac.th');
    expect(smtp.received).toEqual([]);
    await mails.updateMany({}, { $set: { next_try_at: new Date() } });
    await signUp(identity, { email: 'five@example.ac.th' });
    await arrival;
    await until(() => smtp.received.length >= 2, 'both mails arrive');
    expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual([
      'five@example.ac.th',
      'four@example.ac.th',
    ]);
  });
});

describe('texts of mails', () => {
  const OF_REQUEST = { organization: 'O', number: 'DSR-2026-000001', link: 'https://l.example/' };
  const loads = { failed: '3', loads: '200', other_failed: '1', other_loads: '900' };
  const values: { [K in MailKind]: MailValues[K] } = {
    confirm_signup: { name: 'N', organization: 'O', website: 'w.example', link: 'https://l.example/' },
    already_registered: { name: 'N', link: 'https://l.example/' },
    reset_password: { name: 'N', link: 'https://l.example/' },
    invitation: { name: 'N', organization: 'O', inviter: 'I', link: 'https://l.example/' },
    invitation_existing: { name: 'N', organization: 'O', inviter: 'I', link: 'https://l.example/' },
    account_created: { name: 'N', organization: 'O', inviter: 'I', link: 'https://l.example/' },
    prove_mailbox: { name: 'N', link: 'https://l.example/' },
    code_refused: { name: 'N' },
    recovery_code_used: { name: 'N', left: '9' },
    email_change: { name: 'N', link: 'https://l.example/' },
    email_changed: { name: 'N', email: 'n@example.ac.th' },
    password_changed: { name: 'N' },
    account_closed: { name: 'N' },
    organization_left: { name: 'N', organization: 'O' },
    organization_removed: { name: 'N', organization: 'O', person: 'P' },
    organization_closing: { name: 'N', organization: 'O', person: 'P', date: 'D' },
    organization_closing_soon: { name: 'N', organization: 'O', person: 'P', date: 'D' },
    organization_closing_cancelled: { name: 'N', organization: 'O', person: 'P', date: '' },
    organization_closed: { name: 'N', organization: 'O', person: 'P', date: '' },
    session_reused: { name: 'N' },
    security_key_refused: { name: 'N' },
    security_key_added: { name: 'N', key: 'K' },
    security_key_removed: { name: 'N', key: 'K' },
    two_fa_enabled: { name: 'N' },
    two_fa_disabled: { name: 'N' },
    scan_news: { name: 'N', website: 'W', new: '2', violations: '1', link: 'https://l.example/' },
    scan_failed: { name: 'N', website: 'W', link: 'https://l.example/' },
    webhook_gone: { name: 'N', organization: 'O', webhook: 'H', host: 'h', link: 'https://l.example/' },
    webhook_failing: { name: 'N', organization: 'O', webhook: 'H', host: 'h', link: 'https://l.example/' },
    alert_one: { name: 'N', website: 'W', amount: '1', alert: 'A', link: 'https://l.example/' },
    alert_several: { name: 'N', website: 'W', amount: '2', alert: 'A', link: 'https://l.example/' },
    alert_digest: { name: 'N', website: 'W', amount: '2', alert: 'A', link: 'https://l.example/' },
    portfolio_report: {
      name: 'N',
      organization: 'O',
      month: 'M',
      websites: '1',
      attention: '0',
      decided: '2',
      link: 'https://l.example/',
    },
    weekly_report: { name: 'N', organization: 'O', link: 'https://l.example/' },
    request_code: { organization: 'O', digits: '123456' },
    request_answer: OF_REQUEST,
    request_receipt: { ...OF_REQUEST, code: 'reference', date: 'D' },
    request_answer_code: { organization: 'O', number: OF_REQUEST.number, digits: '123456' },
    request_received: { ...OF_REQUEST, name: 'N', rights: 'R', date: 'D' },
    part_errors: { part: 'mfe_p', amount: '2', build: 'b' },
    canary_taken_back: { part: 'mfe_p', build: 'b', ...loads },
    canary_promoted: { part: 'mfe_p', build: 'b', ...loads },
    install_instructions: { inviter: 'I', organization: 'O', website: 'W', code: '<script></script>' },
  };

  it.each(LANGUAGES)('in %s fill every value of every kind, and link where there is one', (lang) => {
    for (const [kind, given] of Object.entries(values) as [MailKind, never][]) {
      const mail = renderMail(kind, lang, given, 'help@example.ac.th');
      expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/\{\w+\}/);
      expect(mail.text).toContain('help@example.ac.th');
      const hasLink = 'link' in (given as object);
      expect([kind, mail.text.includes('https://l.example/')]).toEqual([kind, hasLink]);
      expect([kind, mail.html.includes('href="https://l.example/"')]).toEqual([kind, hasLink]);
    }
  });

  it.each(LANGUAGES)('D-62 in %s name no support address while none is set', (lang) => {
    const mail = renderMail('password_changed', lang, values.password_changed, undefined);
    expect(`${mail.text}${mail.html}`).not.toMatch(/[{@]/);
  });
});

describe('the outbox without a mail server', () => {
  it('shows mails as a page with links, escaped, and as JSON', async () => {
    const identity = await startIdentity({ RATE_LIMITS: 'false' });
    try {
      await signUp(identity, { email: 'page@example.ac.th', first_name: '<i>Som</i>' });
      const page = await fetch(`${identity.harness.origin}/outbox`);
      const html = await page.text();
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(html).toContain('page@example.ac.th');
      expect(html).not.toContain('<i>');
      const [mail] = await identity.mails('page@example.ac.th');
      expect(html).toContain(`href="${mail?.links[0]}"`);
      // The mail as its receiver sees it stands in a frame without scripts, its own markup escaped once more.
      expect(html).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="&lt;/);
      // In the years of Thai readers, and in those of others.
      expect(html).toMatch(/<time datetime="[^"]+Z">\d\d\/\d\d\/25\d\d \(ค\.ศ\. 20\d\d\) \d\d:\d\d /);
    } finally {
      await identity.close();
    }
  });
});
