import type { ConformityResult, JudgedRule } from '@yinyom/contracts/conformity/conformity';
import type { Lang } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';
import { html } from '@yinyom/service-kit/markup/html';
import { documentDates } from '@yinyom/service-kit/pdf/documentDates';
import { pdfPage } from '@yinyom/service-kit/pdf/pdfPage';
import { COMPLIANCE_WORDS } from '@yinyom/texts/compliance/complianceWords';
import { RULE_SET_WORDS } from '@yinyom/texts/rule-set/ruleSetWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { fillWords } from '@yinyom/texts/sentences/fillWords';
import { measurementSentence } from '@yinyom/texts/sentences/measurementSentence';
import { DOCUMENT_STYLE } from '../page/documentStyle';

/** A text in the language of the document, else in Thai, else in any. */
const inLanguage = (text: L10n, lang: Lang): string =>
  text[lang] || text.th || Object.values(text).find(Boolean) || '';

const ruleOf = (rule: JudgedRule, lang: Lang) => {
  const words = { rules: RULE_SET_WORDS[lang], checks: COMPLIANCE_WORDS[lang] };
  const { page } = words.rules;
  const { time } = documentDates(lang);
  const answer = rule.answer_by_hand;
  return html`<section>
    <h3>${page.states[rule.rule_state]} · ${inLanguage(rule.rule_title, lang)}</h3>
    <p>${inLanguage(rule.rule_text, lang)}</p>
    <p class="note">${fillText(page.law, { law: inLanguage(rule.rule_law, lang) })}</p>
    ${
      rule.by_hand
        ? html`<p class="source">
              ${page.by_hand}${answer !== null && `: ${fillText(page.answered, { name: answer.by.name, time: time(answer.at) })}`}
            </p>
            ${answer !== null && answer.remark !== '' && html`<p class="written">${answer.remark}</p>`}`
        : html`<p class="source">${page.measured}</p>
            <ul>
              ${rule.measurements.map(
                (one) =>
                  html`<li>
                    ${measurementSentence(one, words, lang)}${one.at !== null && ` (${time(one.at)})`}
                  </li>`,
              )}
            </ul>`
    }
  </section>`;
};

/** A kept result as a document to print, with the words and the version that it was kept with. Pure. */
export const conformityDocument = (result: ConformityResult, lang: Lang): string => {
  const { page } = RULE_SET_WORDS[lang];
  const { time, day } = documentDates(lang);
  const { rule_set: set } = result;
  const title = inLanguage(set.set_title, lang);
  const { met: fulfilled, not_met: unfulfilled, ...counts } = result.counts;
  const numbers = { ...counts, fulfilled, unfulfilled };
  return pdfPage({
    lang,
    title: `${page.title} · ${result.domain_name}`,
    style: DOCUMENT_STYLE,
    content: html`<header>
        <h1>${page.title}</h1>
        <p class="owner">${fillText(page.website, { domain: result.domain_name })}</p>
        <p class="draft">${COMPLIANCE_WORDS[lang].disclaimer}</p>
        <p class="note">${fillText(page.compared, { time: time(result.compared_at) })}</p>
        <p class="note">${fillText(page.kept, { name: result.kept_by.name })}</p>
      </header>
      <h2>${title}</h2>
      <p class="note">
        ${fillText(page.set, { id: set.rule_set_id, version: set.set_version, date: day(set.set_date) })}
      </p>
      <p>${inLanguage(set.set_source, lang)}</p>
      <p><strong>${fillWords(page.counts, numbers, lang)}</strong></p>
      ${result.judged_rules.map((rule) => ruleOf(rule, lang))}`,
  });
};
