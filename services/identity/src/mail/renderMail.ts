import { BRAND_FOOTER_LENGTH, shownLogoSize } from '@yinyom/contracts/identity/brand';
import { LOCALE_TAGS, THAI_NAME, type Lang } from '@yinyom/contracts/constants';
import { escapeHtml } from '@yinyom/service-kit/markup/escapeHtml';
import { MAIL_WORDS } from '@yinyom/texts/mail/mailWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import type { BrandRecord } from '../brand/brand.store';
import type { MailKind, MailTexts, MailValues } from './mailKinds';

const TEXTS: Record<Lang, MailTexts> = MAIL_WORDS;

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** What some mails have besides the texts of their kind. */
export interface MoreOfMail {
  /** Things with a name and a sentence of ours about each. */
  items?: readonly { name: string; sentence: string }[];
  /** Where the receiver ends this kind of mail. */
  unsubscribe?: string;
  /** In whose name it is; null: the product's. */
  brand?: MailBrand | null;
}

/** What a mail takes of a brand. */
export type MailBrand = Pick<
  BrandRecord,
  'organization_id' | 'accent' | 'sender_name' | 'reply_to' | 'footer' | 'logos'
> & { name: string };

/** Under which the logo is attached. */
export const LOGO_CID = 'logo@yinyom';
/** How our words name the product. */
export const PRODUCT = 'Yinyom';
const COLOR = '#0B6E6E';

/**
 * Names come from strangers: nothing in them may look like an address that mail programs turn into a link, and
 * nothing may break out of its line.
 */
export const plainValue = (value: string, most = 200): string =>
  value
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[<>/\\]/g, ' ')
    .replace(/(?<=\S)[.:@](?=\S)/g, (char) => `${char}\u2060`)
    .slice(0, most)
    .trim();

/** Longer ones are no names, but sentences. */
const MOST_OF_NAME = 60;
/** Names that people choose: their own, and those of their security keys. */
const CHOSEN_NAMES = new Set(['name', 'inviter', 'person', 'key']);

/**
 * A name that somebody chose: a mail is read in the name of the platform, so nothing in it may be a sentence of somebody
 * else's ("Your account is closed. Call …").
 */
const chosenName = (value: string): string => {
  const words = [
    ...value
      .replace(/[.!?;:,…。！？；：，、។៕"“”«»]/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim(),
  ];
  return plainValue(
    words.length > MOST_OF_NAME ? `${words.slice(0, MOST_OF_NAME).join('')}…` : words.join(''),
  );
};

const harmless = (name: string, value: string): string =>
  CHOSEN_NAMES.has(name) ? chosenName(value) : plainValue(value);

/** Subject, text and HTML of a mail. Links and code are used as given; every other value is made harmless first. */
export const renderMail = <K extends MailKind>(
  kind: K,
  lang: Lang,
  given: MailValues[K],
  support: string | undefined,
  more: MoreOfMail = {},
): RenderedMail => {
  const { greeting, link_hint, footer, footer_without_support, unsubscribe, kinds } = TEXTS[lang];
  const items = (more.items ?? []).map(({ name, sentence }) => ({ name: plainValue(name), sentence }));
  const { subject, greeting: own, lines, after = [], button } = kinds[kind];
  const { link, code, ...names } = given as Record<string, string>;
  const values = {
    ...Object.fromEntries(Object.entries(names).map(([name, value]) => [name, harmless(name, value)])),
    ...(support !== undefined && { support }),
  };
  const brand = more.brand ?? null;
  const color = brand?.accent?.light ?? COLOR;
  const name = brand && chosenName(brand.name).replace(/[{}]/g, '');
  // The product is named in our words only, never in what is filled in.
  const fill = (words: string): string =>
    fillText(name === null ? words : words.replaceAll(PRODUCT, () => name), values);
  const hello = fill(own ?? greeting);
  const body = lines.map(fill);
  const then = after.map(fill);
  const end = fill(support === undefined ? footer_without_support : footer);
  const ownEnd = brand?.footer ? plainValue(brand.footer, BRAND_FOOTER_LENGTH) : '';
  const action = link !== undefined && button !== undefined ? { link, button } : null;

  const text = [
    hello,
    ...body,
    ...(code === undefined ? [] : [code]),
    ...then,
    ...items.map(({ name, sentence }) => `${name}\n${sentence}`),
    ...(action ? [`${action.button}:\n${action.link}`] : []),
    `--\n${end}${ownEnd && `\n${ownEnd}`}`,
    ...(more.unsubscribe ? [`${unsubscribe}:\n${more.unsubscribe}`] : []),
  ];
  const paragraph = (content: string, style = '') => `<p style="margin:0 0 16px;${style}">${content}</p>`;
  const html = [
    paragraph(escapeHtml(hello)),
    ...body.map((line) => paragraph(escapeHtml(line))),
    ...(code === undefined
      ? []
      : [
          `<pre style="margin:0 0 16px;padding:12px 16px;border-radius:10px;background:#14232B;color:#ffffff;font-size:14px;white-space:pre-wrap;word-break:break-all">${escapeHtml(code)}</pre>`,
        ]),
    ...then.map((line) => paragraph(escapeHtml(line))),
    ...items.map(({ name, sentence }) =>
      paragraph(`<strong>${escapeHtml(name)}</strong><br>${escapeHtml(sentence)}`),
    ),
    ...(action
      ? [
          paragraph(
            `<a href="${escapeHtml(action.link)}" style="display:inline-block;padding:12px 24px;border-radius:10px;background:${color};color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(action.button)}</a>`,
          ),
          paragraph(
            `${escapeHtml(link_hint)}<br><span style="word-break:break-all">${escapeHtml(action.link)}</span>`,
            'font-size:14px;color:#4A5A62',
          ),
        ]
      : []),
    `<hr style="border:0;border-top:1px solid #D9E1E1;margin:24px 0 16px">`,
    paragraph(escapeHtml(end), 'font-size:14px;color:#4A5A62'),
    ...(ownEnd ? [paragraph(escapeHtml(ownEnd), 'font-size:14px;color:#4A5A62')] : []),
    ...(more.unsubscribe
      ? [
          paragraph(
            `<a href="${escapeHtml(more.unsubscribe)}" style="color:#4A5A62">${escapeHtml(unsubscribe)}</a>`,
            'font-size:14px',
          ),
        ]
      : []),
  ].join('\n');
  return {
    subject: fill(subject),
    text: text.join('\n\n'),
    html: page(lang, html, headOf(brand, name, color)),
  };
};

const headOf = (brand: MailBrand | null, name: string | null, color: string): string => {
  const shown = name === null ? `${PRODUCT} · ${THAI_NAME}` : escapeHtml(name);
  const logo = brand?.logos?.light;
  const words = `<div style="font-size:20px;font-weight:700;color:${color};margin:0 0 16px">`;
  if (!logo) return `${words}${shown}</div>`;
  const { width, height } = shownLogoSize(logo);
  return `${words}<img src="cid:${LOGO_CID}" alt="${shown}" width="${width}" height="${height}" style="display:block"></div>`;
};

const page = (lang: Lang, content: string, head: string) => `<!doctype html>
<html lang="${LOCALE_TAGS[lang]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer"></head>
<body style="margin:0;background:#F6F8F8;color:#14232B;font-family:'Noto Sans Thai','Leelawadee UI',Thonburi,'Noto Sans Khmer','Khmer OS',sans-serif;font-size:16px;line-height:1.6">
<div style="max-width:560px;margin:0 auto;padding:32px 16px">
${head}
<div style="background:#ffffff;border-radius:10px;padding:24px">
${content}
</div>
</div>
</body>
</html>`;
