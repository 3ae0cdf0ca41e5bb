import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { bangkokTime } from '@yinyom/contracts/time/bangkokTime';
import { withCommonEra } from '@yinyom/contracts/time/eras';
import { writtenDay } from '@yinyom/contracts/time/writtenDay';
import { escapeHtml } from '@yinyom/service-kit/markup/escapeHtml';
import { Router, type RequestHandler } from 'express';
import en from './outbox-texts/en.json';
import th from './outbox-texts/th.json';
import type { MailRecord } from './mail.store';
import type { MailService } from './mail.service';

/** For whoever tries the platform out: in Thai and English at once. */
const said = (text: keyof typeof en): string => `${th[text]} · ${en[text]}`;

/** The addresses in a mail's text, as links. */
const withLinks = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s]+/g, (address) => `<a href="${address}">${address}</a>`);

const linksOf = (text: string): string[] => text.match(/https?:\/\/\S+/g) ?? [];

/** In the era that Thai readers expect and in the common one, because the page is in both languages. */
const writtenTime = (at: Date): string => {
  const day = bangkokDay(at);
  return `${withCommonEra(writtenDay(day, true), day.slice(0, 4))} ${bangkokTime(at).slice(-5)}`;
};

const article = (mail: MailRecord): string => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>${escapeHtml(mail.to)} · <time datetime="${mail.created_at.toISOString()}">${writtenTime(mail.created_at)} (${said('zone')})</time></p>
<pre>${withLinks(mail.text)}</pre>
<details><summary>${said('seen')}</summary>
<iframe title="${escapeHtml(mail.subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(mail.html)}"></iframe></details>
</article>`;

const STYLE = `body{margin:0 auto;max-width:720px;padding:24px 16px;background:#f6f8f8;color:#14232b;font:16px/1.6 sans-serif}
article{background:#fff;border-radius:10px;padding:16px 24px;margin:16px 0}h2{font-size:18px;margin:0}
p{color:#4a5a62;margin:4px 0 12px}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}a{color:#0b6e6e}
summary{margin-top:12px;cursor:pointer}iframe{width:100%;height:480px;border:1px solid #d5dfe2;border-radius:6px}
@media (prefers-color-scheme:dark){:root{color-scheme:dark}body{background:#0f191e;color:#e6eef0}article{background:#16232a}
p{color:#a3b4bc}a{color:#57c4c2}iframe{color-scheme:light;border-color:#2f414b;background:#fff}}`;

const page = (mails: MailRecord[]): string => `<!doctype html>
<html lang="th">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer">
<title>Outbox</title><style>${STYLE}</style></head>
<body>
<h1>${said('title')}</h1>
<p>${said('why')}</p>
${mails.length > 0 ? mails.map(article).join('\n') : `<p>${said('none')}</p>`}
</body>
</html>`;

/** Only people at this very machine, or on a network that the gateway was opened to, can be here: it is for trying out. */
const headers: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  );
  next();
};

/** Pages of the local outbox: `/outbox` to read, `/outbox.json` for tests (newest first, with the links of each). */
export const outboxRouter = (mail: MailService): Router => {
  const router = Router();
  router.get('/outbox', headers, async (_req, res) => {
    res.type('html').send(page(await mail.listOutbox()));
  });
  router.get('/outbox.json', headers, async (_req, res) => {
    const mails = await mail.listOutbox();
    res.json(
      mails.map(({ to, kind, subject, text, html, created_at }) => ({
        to,
        kind,
        subject,
        text,
        html,
        links: linksOf(text),
        created_at: created_at.toISOString(),
      })),
    );
  });
  return router;
};
