import type { Lang } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';
import { ownValue } from '@yinyom/contracts/ownValue';
import type { PaperFact, ProcessingActivity, ShownItem } from '@yinyom/contracts/papers/activity';
import type { PaperItem, PaperRole } from '@yinyom/contracts/papers/paperItems';
import type { ProcessingRecord, Refusal } from '@yinyom/contracts/papers/processingRecord';
import { html, type Html, type HtmlPart } from '@yinyom/service-kit/markup/html';
import { documentDates } from '@yinyom/service-kit/pdf/documentDates';
import { pdfPage } from '@yinyom/service-kit/pdf/pdfPage';
import { PAPER_WORDS, type PaperWords } from '@yinyom/texts/paper/paperWords';
import { REQUESTS_WORDS } from '@yinyom/texts/requests/requestsWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { lawHeading } from '@yinyom/texts/sentences/lawText';
import { countryIn } from '../page/countryIn';
import { DOCUMENT_STYLE } from '../page/documentStyle';

/** A text in the language of the document, else in Thai, else in any. */
export const inLanguage = (text: L10n, lang: Lang): string =>
  text[lang] || text.th || Object.values(text).find(Boolean) || '';

const TIMES: readonly string[] = ['time'];

/** A fact as a sentence. Values that are moments become times in Bangkok. */
export const sentenceOf = ({ sentence, values }: PaperFact, lang: Lang): string => {
  const { time } = documentDates(lang);
  const shown = Object.entries(values).map(([name, value]) => {
    const text = typeof value === 'string' ? value : inLanguage(value, lang);
    return [name, TIMES.includes(name) ? time(text) : text];
  });
  return fillText(PAPER_WORDS[lang].facts[sentence], Object.fromEntries(shown));
};

export const headingIn = (words: PaperWords, role: PaperRole, item: PaperItem): string =>
  ownValue<string>(role === 'controller' ? words.controller_items : words.processor_items, item) ?? '';

/** The heading of the law in Thai, and what it means below it in other languages. */
const headingOf = (role: PaperRole, item: PaperItem, law: string, lang: Lang): Html => {
  const words = PAPER_WORDS[lang];
  const named = lawHeading(law, (key) => words.sections[key]);
  return html`<h4>
    ${named} · <span lang="th">${headingIn(PAPER_WORDS.th, role, item)}</span>
    ${lang !== 'th' && html`<br /><span class="meaning">${headingIn(words, role, item)}</span>`}
  </h4>`;
};

const list = (lines: readonly HtmlPart[]): Html =>
  html`<ul>
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`;

const itemOf = (role: PaperRole, shown: ShownItem, more: readonly string[], lang: Lang): Html => {
  const words = PAPER_WORDS[lang];
  const facts = shown.facts.map((fact) => sentenceOf(fact, lang));
  const written = inLanguage(shown.written, lang);
  const isEmpty = facts.length === 0 && written === '' && more.length === 0;
  return html`${headingOf(role, shown.item, shown.law, lang)}
  ${
    facts.length > 0 &&
    html`<p class="source">${words.known}</p>
      ${list(facts)}`
  }
  ${
    (written !== '' || more.length > 0) &&
    html`<p class="source">${words.asked}</p>
      ${written.split(/\n+/).map((line) => line !== '' && html`<p>${line}</p>`)}
      ${more.length > 0 && list(more)}`
  }
  ${isEmpty && html`<p class="empty">${words.not_stated}</p>`}`;
};

const refusalLine = ({ number, sections, reason, rejected_at }: Refusal, lang: Lang): string =>
  sentenceOf(
    {
      sentence: 'rejected_request',
      values: {
        number,
        sections: sections.join(', '),
        reason: reason === null ? PAPER_WORDS[lang].not_stated : REQUESTS_WORDS[lang].reasons[reason],
        time: rejected_at,
      },
    },
    lang,
  );

/** Who receives data abroad, and on which ground. */
export const transferLines = ({ cross_border }: ProcessingActivity, lang: Lang): string[] =>
  cross_border.map(
    ({ recipient, country, ground }) =>
      `${recipient} (${countryIn(country, lang)}) · ${PAPER_WORDS[lang].grounds[ground]}`,
  );

const activityOf = (activity: ProcessingActivity, lang: Lang): Html => {
  const words = PAPER_WORDS[lang];
  const { time } = documentDates(lang);
  const { role, saved_by, legal_basis, sensitive } = activity;
  const transfers = transferLines(activity, lang);
  const row = (name: string, value: string): Html =>
    html`<dt>${name}</dt>
      <dd>${value}</dd>`;
  const by = saved_by.kind === 'system' ? words.by_platform : saved_by.name;
  const answer = sensitive ? words.yes : words.no;
  return html`<section>
    <h3>${words.activity}: ${inLanguage(activity.name, lang)}</h3>
    <p class="note">
      ${fillText(words.version_of, {
        version: String(activity.version),
        time: time(activity.saved_at),
        name: by,
      })}
    </p>
    ${activity.ended && html`<p class="note"><strong>${words.ended}</strong></p>`}
    <dl>
      ${
        role === 'controller' &&
        html`${row(words.legal_basis, legal_basis === null ? words.not_stated : words.legal_bases[legal_basis])}
        ${row(words.sensitive, sensitive === null ? words.not_stated : answer)}
        ${row(words.cross_border, transfers.length === 0 ? words.not_stated : transfers.join('\n'))}`
      }
      ${row(words.review_due, time(activity.review_due_at).slice(0, 10))}
    </dl>
    ${activity.paper_items.map((item) => itemOf(role, item, item.item === 'recipients' ? transfers : [], lang))}
  </section>`;
};

const refusalsOf = ({ refusals, controller_record: controller }: ProcessingRecord, lang: Lang): Html => {
  const words = PAPER_WORDS[lang];
  const law = controller.headings.find(({ item }) => item === 'refusals')?.law ?? '';
  const { total, entities } = refusals;
  return html`<section>
    ${headingOf('controller', 'refusals', law, lang)}
    ${
      entities.length === 0
        ? html`<p>${words.refusals_none}</p>`
        : list(entities.map((refusal) => refusalLine(refusal, lang)))
    }
    ${
      total > entities.length &&
      html`<p class="note">
        ${fillText(words.refusals_more, { shown: String(entities.length), total: String(total) })}
      </p>`
    }
  </section>`;
};

/** A record without an activity: no heading waits for a statement, and what the law asks of processors is one line. */
const emptyPart = (headings: ProcessingRecord['processor_record']['headings'], lang: Lang): Html => {
  const words = PAPER_WORDS[lang];
  const named = headings.map(({ item }, index) => {
    const meaning = lang === 'th' ? '' : ` (${headingIn(words, 'processor', item)})`;
    const end = index < headings.length - 1 ? '; ' : '';
    return html`(${String(index + 1)})
      <span lang="th">${headingIn(PAPER_WORDS.th, 'processor', item)}</span>${meaning}${end}`;
  });
  return html`<p>${words.no_processing_for_others}</p>
    <p class="note">${words.processor_headings} ${named}</p>`;
};

const exemptionWords = ({ exempt }: ProcessingRecord, words: PaperWords): string => {
  if (exempt === null) return words.exempt_unknown;
  return exempt ? words.exempt : words.not_exempt;
};

/** The record of processing as a document to print. Pure. */
export const recordDocument = (record: ProcessingRecord, lang: Lang): string => {
  const words = PAPER_WORDS[lang];
  const { time, day } = documentDates(lang);
  const { controller_record: controller, processor_record: processor } = record;
  const content = html`<header>
      <h1>${words.title}</h1>
      <p class="owner">${record.organization_name}</p>
      <p class="draft">${words.draft}</p>
      <p class="note">${fillText(words.made, { time: time(record.generated_at) })}</p>
      <p class="note">
        ${fillText(words.words, { version: record.words_version, date: day(record.words_date) })}
      </p>
    </header>
    <p>${exemptionWords(record, words)}</p>
    <h2>${words.part_controller}</h2>
    ${controller.activities.map((activity) => activityOf(activity, lang))} ${refusalsOf(record, lang)}
    <h2>${words.part_processor}</h2>
    ${
      processor.activities.length === 0
        ? emptyPart(processor.headings, lang)
        : processor.activities.map((activity) => activityOf(activity, lang))
    }`;
  return pdfPage({
    lang,
    title: `${words.title} · ${record.organization_name}`,
    style: DOCUMENT_STYLE,
    content,
  });
};
