import { LOCALE_TAGS, type Lang } from '@yinyom/contracts/constants';
import { showUnsubscribe, unsubscribe } from '@yinyom/contracts/identity/weeklyMail';
import {
  pageBrandEnd,
  pageBrandHead,
  pageBrandPolicy,
  pageBrandStyle,
  type PageBrand,
} from '@yinyom/service-kit/brand/pageBrand';
import { html, Html, type HtmlPart } from '@yinyom/service-kit/markup/html';
import { notFound } from '@yinyom/service-kit/AppError';
import { SENT, type RouteBinder } from '@yinyom/service-kit/http/route';
import type { Response } from '@yinyom/service-kit/request/requestContext';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import { MAIL_WORDS } from '@yinyom/texts/mail/mailWords';
import type { ShownBrands } from '../brand/shownBrands';
import { aboutMember } from '../mail/aboutMember';
import { PRODUCT } from '../mail/renderMail';
import type { UserStore } from '../users/user.store';
import type { UserRecord } from '../users/userRecord';
import { readWeeklyToken } from './weeklyToken';

const STYLE =
  ':root{color-scheme:light dark}' +
  "body{margin:0 auto;max-width:520px;padding:48px 16px;background:#f6f8f8;color:#14232b;font:16px/1.6 'Noto Sans Thai','Leelawadee UI',Thonburi,sans-serif}" +
  'main{background:#fff;border-radius:10px;padding:24px}h1{font-size:20px;margin:0 0 12px}' +
  'button{min-height:44px;padding:8px 24px;border:0;border-radius:10px;background:#0b6e6e;color:#fff;font:inherit;font-weight:600;cursor:pointer}' +
  'button:focus-visible{outline:3px solid #14232b;outline-offset:2px}' +
  '@media(prefers-color-scheme:dark){body{background:#0f191e;color:#e6eef0}main{background:#16232a}button{background:#57c4c2;color:#06282a}button:focus-visible{outline-color:#e6eef0}}';

/** A page of our own words, in the name of the organization whose mail led there. */
const page = (lang: Lang, title: string, brand: PageBrand | null, content: HtmlPart): string => {
  const shown = brand ? title.replaceAll(PRODUCT, () => brand.name) : title;
  return html`<!doctype html>
    <html lang="${LOCALE_TAGS[lang]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>${shown}</title>
        ${new Html(`<style>${STYLE}</style>`)}${pageBrandStyle(brand)}
      </head>
      <body>
        ${pageBrandHead(brand)}
        <main>
          <h1>${shown}</h1>
          ${content}
        </main>
        ${pageBrandEnd(brand)}
      </body>
    </html>`.text;
};

const send = (res: Response, brand: PageBrand | null, document: string): void => {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    ...pageBrandPolicy(brand).directives,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  res.setHeader('Content-Security-Policy', policy.join('; '));
  res.setHeader('Referrer-Policy', 'no-referrer');
  res.type('html').send(document);
};

interface Parts {
  users: UserStore;
  /** JWT_SECRET */
  ring: KeyRing;
  brands: Pick<ShownBrands, 'shown'>;
}

/** The link at the end of the weekly mail: a page that asks, and the click that ends it. No login is needed. */
export const unsubscribeRoutes = (bind: RouteBinder, { users, ring, brands }: Parts): void => {
  /** @throws AppError 404 for a token that was not made here and for an account that is gone */
  const holder = async (token: string): Promise<{ user: UserRecord; brand: PageBrand | null }> => {
    const known = readWeeklyToken(token, ring);
    const user = known && (await users.get(known.userId));
    if (!user) throw notFound();
    const { organizationId } = known;
    const place = user.memberships.find(
      ({ organization_id }) => organization_id.toHexString() === organizationId,
    );
    const brand = organizationId && (await brands.shown(aboutMember(organizationId, place?.scope)));
    return { user, brand: brand || null };
  };

  bind(showUnsubscribe, async ({ params, res }) => {
    const { user, brand } = await holder(params.token);
    const { title, ask, button } = MAIL_WORDS[user.locale].unsubscribe_page;
    const content = html`<p>${ask}</p>
      <form method="post"><button>${button}</button></form>`;
    send(res, brand, page(user.locale, title, brand, content));
    return SENT;
  });

  bind(unsubscribe, async ({ params, res }) => {
    const { user, brand } = await holder(params.token);
    await users.updateProfile(user._id, { weekly_mail: false });
    const { title, done } = MAIL_WORDS[user.locale].unsubscribe_page;
    send(res, brand, page(user.locale, title, brand, html`<p role="status">${done}</p>`));
    return SENT;
  });
};
