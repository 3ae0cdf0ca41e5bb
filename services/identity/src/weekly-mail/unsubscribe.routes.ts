import { LOCALE_TAGS, type Lang } from '@yinyom/contracts/constants';
import { showUnsubscribe, unsubscribe } from '@yinyom/contracts/identity/weeklyMail';
import { notFound } from '@yinyom/service-kit/AppError';
import { SENT, type RouteBinder } from '@yinyom/service-kit/http/route';
import type { Response } from '@yinyom/service-kit/request/requestContext';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import { MAIL_WORDS } from '@yinyom/texts/mail/mailWords';
import type { UserStore } from '../users/user.store';
import type { UserRecord } from '../users/userRecord';
import { readWeeklyToken } from './weeklyToken';

const STYLE =
  "body{margin:0 auto;max-width:520px;padding:48px 16px;background:#f6f8f8;color:#14232b;font:16px/1.6 'Noto Sans Thai','Leelawadee UI',Thonburi,sans-serif}" +
  'main{background:#fff;border-radius:10px;padding:24px}h1{font-size:20px;margin:0 0 12px}' +
  'button{min-height:44px;padding:8px 24px;border:0;border-radius:10px;background:#0b6e6e;color:#fff;font:inherit;font-weight:600;cursor:pointer}' +
  'button:focus-visible{outline:3px solid #14232b;outline-offset:2px}';

/** A page of our own words only: nothing that anybody typed stands in it. */
const page = (lang: Lang, title: string, content: string): string => `<!doctype html>
<html lang="${LOCALE_TAGS[lang]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">
<title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>`;

const send = (res: Response, html: string): void => {
  res.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  );
  res.setHeader('Referrer-Policy', 'no-referrer');
  res.type('html').send(html);
};

/** The link at the end of the weekly mail: a page that asks, and the click that ends it. No login is needed. */
export const unsubscribeRoutes = (bind: RouteBinder, users: UserStore, ring: KeyRing): void => {
  /** @throws AppError 404 for a token that was not made here and for an account that is gone */
  const holder = async (token: string): Promise<UserRecord> => {
    const userId = readWeeklyToken(token, ring);
    const user = userId === null ? null : await users.get(userId);
    if (!user) throw notFound();
    return user;
  };

  bind(showUnsubscribe, async ({ params, res }) => {
    const { locale } = await holder(params.token);
    const { title, ask, button } = MAIL_WORDS[locale].unsubscribe_page;
    send(res, page(locale, title, `<p>${ask}</p><form method="post"><button>${button}</button></form>`));
    return SENT;
  });

  bind(unsubscribe, async ({ params, res }) => {
    const { _id, locale } = await holder(params.token);
    await users.updateProfile(_id, { weekly_mail: false });
    const { title, done } = MAIL_WORDS[locale].unsubscribe_page;
    send(res, page(locale, title, `<p role="status">${done}</p>`));
    return SENT;
  });
};
