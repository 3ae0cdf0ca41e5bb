import type { Lang } from '@yinyom/contracts/constants';
import {
  HOME_COUNTRY,
  type TransferRecipient,
  type TransferStatement,
} from '@yinyom/contracts/papers/transfers';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import { EVIDENCE_PAPER_WORDS } from '@yinyom/texts/evidence-paper/evidencePaperWords';
import { PAPER_WORDS } from '@yinyom/texts/paper/paperWords';
import { REGISTER_WORDS } from '@yinyom/texts/register/registerWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { countryIn } from '../page/countryIn';
import { MOST_ROWS, registerPage, row, versionNote } from './registerPage';
import type { Statement } from './statements';
import { unansweredHosts, type SeenHosts } from './transferFields';

interface Facts {
  statement: Statement<TransferStatement>;
  seen: SeenHosts;
  /** How many websites there are, and of how many the hosts are known here. */
  websites: { shown: number; total: number };
  /** About some websites. */
  isPart: boolean;
  /** Recipients that the organization stated and that are of none of these websites. */
  others: number;
  organizationName: string;
  madeAt: Date;
}

const recipientOf = ({ recipient, host, country, ground, note }: TransferRecipient, lang: Lang): Html => {
  const words = REGISTER_WORDS[lang].transfers;
  const groundText = ground === null ? null : PAPER_WORDS[lang].grounds[ground];
  return html`<h3>${recipient}</h3>
    <dl>
      ${host !== null && row(words.host, host, lang)}
      ${row(words.country, country && countryIn(country, lang), lang)}
      ${row(words.ground, country === HOME_COUNTRY ? words.within_country : groundText, lang)}
      ${note !== '' && row(words.note, note, lang)}
    </dl>`;
};

/** In the place of recipients. */
const noRecipient = ({ no_transfers }: TransferStatement, others: number, lang: Lang): Html => {
  const words = REGISTER_WORDS[lang].transfers;
  if (others > 0) return html`<p>${words.none_here}</p>`;
  if (no_transfers === true) return html`<p>${words.no_transfers}</p>`;
  return html`<p class="empty">${PAPER_WORDS[lang].not_stated}</p>`;
};

/** Paper 9 as a document to print. Pure. */
export const transferDocument = (
  { statement, seen, websites, isPart, others, ...page }: Facts,
  lang: Lang,
): string => {
  const words = REGISTER_WORDS[lang].transfers;
  const { content } = statement;
  const open = unansweredHosts(seen, content);
  const shown = open.slice(0, MOST_ROWS);
  const counts = { shown: String(websites.shown), total: String(websites.total) };
  return registerPage({
    ...page,
    paper: 'transfers',
    lang,
    content: html`${versionNote(statement, lang)} ${isPart && html`<p class="note">${words.part}</p>`}
    ${
      websites.total > websites.shown &&
      html`<p class="note">${fillText(EVIDENCE_PAPER_WORDS[lang].some_websites, counts)}</p>`
    }
    ${content.recipients.map((recipient) => recipientOf(recipient, lang))}
    ${content.recipients.length === 0 && noRecipient(content, others, lang)}
    ${
      open.length > 0 &&
      html`<h3>${words.unanswered}</h3>
        <ul>
          ${shown.map(
            ({ host, websites }) =>
              html`<li>${fillText(words.seen_on, { host, websites: websites.join(', ') })}</li>`,
          )}
        </ul>
        ${
          open.length > shown.length &&
          html`<p class="note">
            ${fillText(words.more, { shown: String(shown.length), total: String(open.length) })}
          </p>`
        }`
    }`,
  });
};
